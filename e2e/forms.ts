import type { State, World } from './world.ts'

/** A form, and what it is tried with. */
export interface Form {
  who?: State
  /** Where it is. */
  at: string | ((ids: World['ids']) => string)
  /** What opens it, one after the other. */
  open?: [role: 'button' | 'menuitem', name: string | RegExp][]
  /** What holds it; the page itself where it is the only one. */
  within?: [role: 'form' | 'dialog', name: string]
  send: string
  tries: Try[]
}

/** What is typed into fields, and what is then said at each: words of ours, `browser` for those of the browser, `null` where it is taken as it is. */
export type Try = Record<string, [typed: string, said: string | 'browser' | null]>

const hostile = `<img src=x onerror="window.pwned=1">`
const notAnAddress = 'Enter a web address that starts with https://'

/** One character more than there may be. */
const over = (max: number): [string, string] => [
  'x'.repeat(max + 1),
  `At most ${max.toLocaleString('en')} characters; 1 too many.`,
]

/** Every form, left empty, filled wrongly, with too much, and with what is meant to do harm. */
export const forms: Record<string, Form> = {
  'signing in': {
    who: 'signedOut',
    at: '/auth/sign-in',
    send: 'Sign in',
    tries: [
      { Email: ['', 'browser'], Password: ['anything', null] },
      { Email: ['ada', 'browser'], Password: ['anything', null] },
      { Email: [`${'x'.repeat(250)}@example.com`, 'Enter an email address'], Password: ['anything', null] },
      { Email: ['nobody@example.com', null], Password: [over(200)[0], 'Use at most 200 characters'] },
      { Email: [`"${hostile}"@example.com`, 'browser'], Password: [hostile, null] },
    ],
  },
  'signing up': {
    who: 'signedOut',
    at: '/auth/sign-up?ref=x',
    send: 'Sign up',
    tries: [
      { Email: ['nobody@example.com', null], Password: ['', 'browser'] },
      {
        Email: ['nobody@example.com', null],
        Password: ['password123', 'This password is on the lists that attackers try first'],
      },
      { Email: ['nobody@example.com', null], Password: [over(200)[0], 'Use at most 200 characters'] },
      { 'Referral code (optional)': over(40), Email: ['nobody@example.com', null], Password: ['harbour lantern', null] },
    ],
  },
  'a forgotten password': {
    who: 'signedOut',
    at: '/auth/forgot-password',
    send: 'Send the link',
    tries: [
      { Email: ['', 'browser'] },
      { Email: ['ada', 'browser'] },
      { Email: [`${'x'.repeat(250)}@example.com`, 'Enter an email address'] },
    ],
  },
  'a new password': {
    who: 'signedOut',
    at: '/auth/reset-password?token=x',
    send: 'Set the password',
    tries: [{ 'New password': ['', 'browser'] }, { 'New password': [over(200)[0], 'Use at most 200 characters'] }],
  },
  'the address': {
    who: 'withoutAddress',
    at: '/auth/create-account',
    send: 'Take this address',
    tries: [
      { Address: ['ab', 'Use at least 3 characters'] },
      { Address: ['x'.repeat(41), 'Use at most 40 characters'] },
      { Address: over(80) },
      { Address: ['ada lovelace', 'Use the letters a to z, digits, dot, hyphen and underscore'] },
      { Address: [hostile, 'Use the letters a to z, digits, dot, hyphen and underscore'] },
      { Address: ['postmaster', 'This name is reserved.'] },
      { Address: ['ada.lovelace', 'Somebody has this address already.'] },
    ],
  },
  'the profile': {
    at: '/profile',
    send: 'Save',
    tries: [
      {
        'First name': [hostile, null],
        LinkedIn: ['javascript:alert(1)', notAnAddress],
        'Other links': ['https://a.example\nftp://b.example', notAnAddress],
      },
      {
        LinkedIn: ['', null],
        'Last name': over(120),
        Phone: over(40),
        GitHub: [`https://github.example/${'x'.repeat(378)}`, 'At most 400 characters; 1 too many.'],
        Signature: over(4000),
        Gender: over(120),
        City: ['Brno', null],
      },
      {
        'Last name': ['', null],
        Phone: ['', null],
        GitHub: ['', null],
        Signature: ['', null],
        Gender: ['', null],
        'Other links': [Array.from({ length: 11 }, (_, n) => `https://${n}.example`).join('\n'), 'Use at most 10 entries'],
      },
    ],
  },
  'a place of work': {
    at: '/profile',
    open: [['button', 'Add experience']],
    within: ['form', 'Experience'],
    send: 'Save',
    tries: [
      { 'Job title': ['', 'This field is required.'], Company: ['', 'This field is required.'], Description: [hostile, null] },
      { 'Job title': over(200), Company: over(200), Description: over(4000), From: ['2020-01', null] },
      {
        'Job title': ['Analyst', null],
        Company: [hostile, null],
        Description: ['', null],
        From: ['2020-05', null],
        To: ['2020-01', 'The end comes before the start'],
      },
    ],
  },
  'a school': {
    at: '/profile',
    open: [['button', 'Add education']],
    within: ['form', 'Education'],
    send: 'Save',
    tries: [
      { 'School or university': ['', 'This field is required.'], Degree: ['MSc', null] },
      { 'School or university': over(200), 'Field of study': over(200), Degree: over(200) },
    ],
  },
  'a new application': {
    at: '/active-applications',
    open: [['button', 'Add']],
    within: ['dialog', 'Add an application'],
    send: 'Add',
    tries: [
      { Company: ['', 'Enter a company'], 'Job title': ['', 'Enter a job title'], Location: [hostile, null] },
      { Company: over(200), 'Job title': over(300), 'Reference number': over(100), Location: over(200) },
    ],
  },
  'names of an application': {
    at: ({ active }) => `/active-applications/${active}`,
    open: [
      ['button', 'More actions'],
      ['menuitem', 'Edit names'],
    ],
    within: ['form', 'Edit names'],
    send: 'Save',
    tries: [
      { Company: ['', 'Enter a company'], 'Job title': ['  ', 'Enter a job title'] },
      { Company: over(200), 'Agency (optional)': over(200), 'Job title': over(300) },
    ],
  },
  'a note': {
    at: ({ active }) => `/active-applications/${active}?tab=notes`,
    within: ['form', 'New note'],
    send: 'Add note',
    tries: [{ 'New note': ['  ', 'Write something first'] }, { 'New note': over(50_000) }],
  },
  'an interview': {
    at: ({ active }) => `/active-applications/${active}?tab=interviews`,
    open: [['button', 'Add interview']],
    within: ['form', 'Add interview'],
    send: 'Save',
    tries: [
      {
        Date: ['', 'On which day?'],
        From: ['', 'At what time?'],
        'Time zone': ['Mars/Olympus', 'Choose a time zone'],
        'Place or link': [hostile, null],
      },
      { 'Place or link': over(500), 'With whom': over(300), Topic: over(300), 'Time zone': over(60) },
    ],
  },
  'the plan for an application': {
    at: ({ active }) => `/active-applications/${active}?tab=job`,
    within: ['form', 'Your plan'],
    send: 'Save',
    tries: [
      { 'Next step': [hostile, null], Labels: ['x'.repeat(41), 'Use at most 40 characters'] },
      { 'Next step': over(200), Labels: over(900) },
    ],
  },
  'what a job offers': {
    at: ({ active }) => `/active-applications/${active}?tab=job`,
    within: ['form', 'The job'],
    send: 'Save',
    tries: [
      {
        'Job posting': ['javascript:alert(1)', 'Enter a web address that starts with https:// or http://.'],
        Location: ['Brno', null],
      },
      { 'Salary from': ['50', null], 'Salary to': ['10', 'The maximum is lower than the minimum.'], 'Job posting': ['', null] },
      { 'Salary to': ['', null], Currency: ['E1', 'Use three letters, such as EUR or USD.'] },
      {
        Currency: over(3),
        Location: over(200),
        'Reference number': over(100),
        'Job posting': over(2000),
        'What the posting says': over(50_000),
      },
    ],
  },
  'a company': {
    at: ({ company }) => `/companies/${company}`,
    open: [['button', 'Edit']],
    within: ['form', 'Edit'],
    send: 'Save',
    tries: [
      { Name: ['', 'Enter a name'], Notes: [hostile, null] },
      { Name: ['Contoso', null], Website: ['javascript:alert(1)', 'Starts with https://'], Notes: [hostile, null] },
      { Name: over(200), Website: over(500), Notes: over(20_000) },
    ],
  },
  'a job': {
    at: ({ job }) => `/jobs/${job}`,
    open: [['button', 'Edit']],
    within: ['form', 'Edit'],
    send: 'Save',
    tries: [
      { 'Job title': ['', 'Enter a name'], Location: [hostile, null] },
      { 'Job title': ['Analyst', null], 'Link to the posting': ['javascript:alert(1)', 'Starts with https://'] },
      { 'Job title': over(300), Location: over(200), 'Link to the posting': over(2000), 'Reference number': over(100) },
    ],
  },
  'what a mail did not tell': {
    at: ({ uncategorized }) => `/uncatagorized-application-detail/${uncategorized}`,
    send: 'Save',
    tries: [
      { Company: ['Larkspur', null], 'Job title': ['', 'browser'] },
      { Company: over(200), 'Job title': over(300) },
    ],
  },
  'an application for a mail': {
    at: ({ message }) => `/unidentified-messages/${message}`,
    open: [['button', /^New application/]],
    send: 'Create',
    tries: [{ Company: over(200), 'Job title': over(300) }],
  },
  'the name of a view': {
    at: '/active-applications?name=contoso',
    open: [['button', 'Views']],
    within: ['dialog', 'Saved views'],
    send: 'Save',
    tries: [{ 'Name of the view': over(60) }],
  },
  'another e-mail': {
    at: '/settings',
    open: [['button', 'Change email']],
    within: ['form', 'Change email'],
    send: 'Send the link',
    tries: [
      { 'New email': ['', 'browser'], 'Your password': ['harbour lantern quince', null] },
      { 'New email': ['ada', 'browser'], 'Your password': ['harbour lantern quince', null] },
      { 'New email': ['ada@example.org', null], 'Your password': ['not it', 'The password is wrong.'] },
      { 'New email': over(254), 'Your password': over(200) },
    ],
  },
  'another password': {
    at: '/settings',
    open: [['button', 'Change password']],
    within: ['form', 'Change password'],
    send: 'Change password',
    tries: [
      { 'Your password': ['harbour lantern quince', null], 'New password': ['', 'browser'] },
      {
        'Your password': ['harbour lantern quince', null],
        'New password': ['password123', 'This password is on the lists that attackers try first'],
      },
      { 'Your password': ['not it', 'The password is wrong.'], 'New password': ['four crows over Brno', null] },
      { 'Your password': over(200), 'New password': over(200) },
    ],
  },
}
