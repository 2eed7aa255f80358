import type { Page } from 'playwright-core'
import { called, type Language } from './wording.ts'
import type { State, World } from './world.ts'

type Role = Parameters<Page['getByRole']>[0]
/** Something of a role and a name to press (a dialog: to wait for), a key, words into a field, a file, or a place in the page to press. Names are those of the English catalogue. */
type Step =
  | readonly [role: Role, name: string]
  | { key: string }
  | { field: string; text: string }
  | { file: string; text: string }
  | { place: string }

/** What a person can see: a page, or what is opened on it. */
export interface Sight {
  who?: State
  /** `{…}` stands for an id of the world. */
  at: string
  steps?: Step[]
  /** What is there when it can be looked at. */
  shows?: readonly [role: Role, name: string] | string
  /** Requests that break off. */
  fails?: string
  /** Undoes what the steps did. */
  after?: Step[]
}

const application = '/active-applications/{active}'
const selected = ['checkbox', 'Select {name}'] as const
const pages = (who: State, ...all: string[]) => Object.fromEntries(all.map((at) => [at, { who, at }]))

/** Every page, and what opens on one: menus, panels, dialogs, forms with what is wrong in them, toasts. */
export const sights: Record<string, Sight> = {
  ...pages(
    'signedOut',
    '/auth/sign-in',
    '/auth/sign-up',
    '/auth/forgot-password',
    '/auth/reset-password?token=x',
    '/auth/reset-password',
    '/auth/verify-email?token=x',
  ),
  'a wrong password': {
    who: 'signedOut',
    at: '/auth/sign-in',
    steps: [
      { field: 'Email', text: 'ada.lovelace@example.com' },
      { field: 'Password', text: 'not that one' },
      ['button', 'Sign in'],
    ],
    shows: 'Email or password is wrong',
  },
  'a weak password': {
    who: 'signedOut',
    at: '/auth/sign-up',
    steps: [{ field: 'Email', text: 'nobody@example.com' }, { field: 'Password', text: 'password123' }, ['button', 'Sign up']],
    shows: 'This password is on the lists that attackers try first.',
  },
  'a link that was asked for': {
    who: 'signedOut',
    at: '/auth/forgot-password',
    steps: [{ field: 'Email', text: 'nobody@example.com' }, ['button', 'Send the link']],
    shows: ['heading', 'Ask your administrator'],
  },
  ...pages('withoutAddress', '/auth/create-account', '/auth/max-account-limit-reached'),
  'an address that is taken': {
    who: 'withoutAddress',
    at: '/auth/create-account',
    steps: [{ field: 'Address', text: 'ada.lovelace' }],
    shows: 'Somebody has this address already.',
  },

  ...pages(
    'onboarded',
    '/welcome',
    '/dashboard',
    '/active-applications',
    '/active-applications?view=board',
    '/active-applications?name=nothing',
    '/archived-applications',
    '/unidentified-messages',
    '/unidentified-messages?filter=review',
    '/emails-with-missing-data',
    '/outbox',
    '/compare-offers',
    '/search',
    '/search?q=northwind',
    '/search?q=nothinglikethis',
    '/companies',
    '/companies?mode=all',
    '/jobs',
    '/notifications',
    '/profile',
    '/settings',
    '/settings/import',
    '/settings/proof-of-search',
    ...['', 'mail', 'interviews', 'documents', 'notes', 'job', 'people'].map((tab) => application + (tab && `?tab=${tab}`)),
    '/archived-applications/{archived}',
    '/uncatagorized-application-detail/{uncategorized}',
    '/unidentified-messages/{message}',
    ...['', 'jobs', 'people', 'activity'].map((tab) => `/companies/{company}${tab && `?tab=${tab}`}`),
    '/jobs/{job}',
    '/resume-builder',
    ...['', 'design', 'check', 'history', 'letter', 'match'].map((tab) => `/resume-builder/{resume}${tab && `?tab=${tab}`}`),
  ),
  'an application that is not there': {
    at: '/active-applications/018f0000-0000-7000-8000-000000000000',
    shows: 'There is nothing here',
  },
  'the page of an error': { at: '/welcome', fails: '**/api/users/profile', shows: ['button', 'Try again'] },
  'a list that could not be loaded': { at: '/jobs', fails: '**/api/jobs?**', shows: ['button', 'Try again'] },

  'an entry of a resume': {
    at: '/resume-builder/{resume}',
    steps: [['button', 'Senior Software Engineer, Northwind Logistics']],
    shows: ['textbox', 'Highlight {n}'],
  },
  'what can be done with a section': {
    at: '/resume-builder/{resume}',
    steps: [{ place: '[aria-haspopup=menu][aria-label$=" Experience"]' }],
    shows: ['menuitem', 'Rename'],
  },

  'the account menu': { at: '/dashboard', steps: [{ place: '[popovertarget=account]' }], shows: ['button', 'Sign out'] },
  'the command palette': { at: '/dashboard', steps: [{ key: 'Control+k' }], shows: ['dialog', 'Command palette'] },
  'what the command palette found': {
    at: '/dashboard',
    steps: [{ key: 'Control+k' }, { field: 'Command palette', text: 'contoso' }],
    shows: ['group', 'Companies'],
  },
  'the keys': { at: '/dashboard', steps: [{ key: '?' }], shows: ['dialog', 'Keyboard shortcuts'] },
  'how long a task is put off': {
    at: '/dashboard',
    steps: [['button', 'Put off: {what}']],
    shows: ['dialog', 'Put off: {what}'],
  },
  'the draft of a question': {
    at: '/dashboard',
    steps: [['link', 'Follow up: {what}']],
    shows: ['textbox', 'Your message'],
  },
  'an application to add, with nothing in it': {
    at: '/active-applications',
    steps: [{ key: 'c' }, ['dialog', 'Add an application'], { key: 'Enter' }],
    shows: 'Enter a company',
  },
  'the filters': { at: '/active-applications', steps: [['button', 'Filter']], shows: ['group', 'Interest'] },
  'filters that are on': { at: '/active-applications?status=applied&rating=1', shows: ['list', 'Active filters'] },
  'the saved views': { at: '/active-applications', steps: [['button', 'Views']], shows: ['textbox', 'Name of the view'] },
  'applications that are selected': {
    at: '/active-applications',
    steps: [selected],
    shows: ['toolbar', 'Selected applications'],
  },
  'the statuses for those that are selected': {
    at: '/active-applications',
    steps: [selected, ['button', 'Status']],
    shows: ['menuitemradio', 'Withdrawn'],
  },
  'the labels for those that are selected': {
    at: '/active-applications',
    steps: [selected, ['button', 'Label']],
    shows: ['textbox', 'New label'],
  },
  'mails that are chosen': {
    at: '/unidentified-messages',
    steps: [selected],
    shows: ['toolbar', 'Selected emails'],
  },
  'where a mail can go': {
    at: '/unidentified-messages/{message}',
    steps: [['button', 'Other application']],
    shows: ['searchbox', 'Search company or title'],
  },
  'a company being edited': { at: '/companies/{company}', steps: [['button', 'Edit']], shows: ['form', 'Edit'] },
  'a job being edited': { at: '/jobs/{job}', steps: [['button', 'Edit']], shows: ['form', 'Edit'] },
  'leaving the profile unsaved': {
    at: '/profile',
    steps: [{ field: 'City', text: 'Brno' }, { place: 'nav a[href="/dashboard"]' }],
    shows: ['dialog', 'Leave without saving?'],
  },
  'a place of work with nothing in it': {
    at: '/profile',
    steps: [
      ['button', 'Add experience'],
      ['button', 'Save'],
    ],
    shows: 'This field is required.',
  },
  'a table that is read': {
    at: '/settings/import',
    steps: [{ file: 'spring.csv', text: 'Firma;Was;Stand\nContoso;Koch;Probetag\nFabrikam;Koch;Absage\n' }],
    shows: ['heading', 'Preview'],
    after: [['button', 'Discard']],
  },
  'a table that is broken': {
    at: '/settings/import',
    steps: [{ file: 'spring.csv', text: 'Company,Title\nContoso,"Cook\n' }],
    shows: 'A quotation mark in line {line:#} is never closed. Correct that line and choose the file again.',
  },
  'another e-mail': {
    at: '/settings',
    steps: [['button', 'Change email']],
    shows: ['form', 'Change email'],
  },
  'another password that is weak': {
    at: '/settings',
    steps: [
      ['button', 'Change password'],
      { field: 'Your password', text: 'harbour lantern quince' },
      { field: 'New password', text: 'aaaaaaaaaaaa' },
      { key: 'Enter' },
    ],
    shows: 'Attackers try repeated and consecutive characters first.',
  },
  'deleting the account': {
    at: '/settings',
    steps: [['button', 'Delete…']],
    shows: ['dialog', 'Delete your account?'],
  },

  'more that can be done with an application': {
    at: application,
    steps: [['button', 'More actions']],
    shows: ['menuitem', 'Delete'],
  },
  'names being edited': {
    at: application,
    steps: [
      ['button', 'More actions'],
      ['menuitem', 'Edit names'],
    ],
    shows: ['form', 'Edit names'],
  },
  'an application to merge with': {
    at: application,
    steps: [
      ['button', 'More actions'],
      ['menuitem', 'Merge with another'],
    ],
    shows: ['dialog', 'Merge {name}'],
  },
  'the statuses': {
    at: application,
    steps: [{ place: 'main header [aria-haspopup=menu]' }],
    shows: ['menuitemradio', 'Withdrawn'],
  },
  'why a status is so': { at: application, steps: [['button', 'Why: {fact}']], shows: ['dialog', 'Why: {fact}'] },
  'a toast with a way back': {
    at: application,
    steps: [['button', 'Archive']],
    shows: 'Application archived',
    after: [{ key: 'Control+z' }],
  },
  'a toast of what failed': {
    at: application,
    steps: [['button', 'Archive']],
    fails: '**/toggle-active',
    shows: 'The server cannot be reached. Check the connection and try again.',
  },
  'mails to select': { at: `${application}?tab=mail`, steps: [['button', 'Select emails']], shows: ['button', 'Done'] },
  'an interview with nothing in it': {
    at: `${application}?tab=interviews`,
    steps: [
      ['button', 'Add interview'],
      ['button', 'Save'],
    ],
    shows: 'On which day?',
  },
  'a note with nothing in it': {
    at: `${application}?tab=notes`,
    steps: [['button', 'Add note']],
    shows: 'Write something first',
  },
  'a plan with a label that is too long': {
    at: `${application}?tab=job`,
    steps: [{ field: 'Labels', text: 'x'.repeat(41) }, { key: 'Enter' }],
    shows: 'Use at most {most:#} characters',
  },
  'a person with nothing in it': {
    at: `${application}?tab=people`,
    steps: [
      ['button', 'Add a person'],
      ['button', 'Save'],
    ],
    shows: 'Enter a name',
  },
}

/** What is refused or breaks off on purpose stands in the console too. */
export const complaints = /status of 4\d\d|ERR_FAILED|^Could not load|cannot be reached|ist nicht erreichbar/

/** Goes there, does what leads to it, has it looked at and undoes what was done. */
export async function see(
  page: Page,
  ids: World['ids'],
  { at, steps = [], shows, fails, after = [] }: Sight,
  language: Language,
  look: () => Promise<void>,
): Promise<void> {
  await page.unrouteAll()
  if (fails) await page.route(fails, (route) => route.abort())
  await page.goto(at.replace(/\{(\w+)\}/, (_, thing: keyof typeof ids) => ids[thing]))
  await page.locator('h1, main [role=alert]').filter({ visible: true }).first().waitFor()
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  for (const step of steps) await take(page, step, language)
  if (typeof shows === 'string') await page.getByText(beginning(shows, language)).filter({ visible: true }).first().hover()
  else if (shows) await named(page, shows, language).waitFor()
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  await look()
  for (const step of after) await take(page, step, language)
}

/** More may follow: the button of a toast. */
const beginning = (text: string, language: Language) => new RegExp(called(text, language).source.slice(0, -1))

async function take(page: Page, step: Step, language: Language): Promise<void> {
  if ('key' in step) await page.keyboard.press(step.key)
  else if ('field' in step) await field(page, step.field, language).fill(step.text)
  else if ('file' in step)
    await page.locator('input[type=file]').setInputFiles({
      name: step.file,
      mimeType: 'text/csv',
      buffer: Buffer.from(step.text),
    })
  else if ('place' in step) await page.locator(step.place).filter({ visible: true }).last().click()
  else if (step[0] === 'dialog') await named(page, step, language).waitFor()
  else await named(page, step, language).click()
}

const named = (page: Page, [role, name]: readonly [Role, string], language: Language) =>
  page
    .getByRole(role, { name: called(name, language) })
    .filter({ visible: true })
    .last()
const field = (page: Page, label: string, language: Language) =>
  page.getByLabel(called(label, language)).and(page.locator('input, textarea')).first()
