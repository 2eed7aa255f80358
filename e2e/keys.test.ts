import { beforeAll, expect, test } from 'vitest'
import { createApplication, listApplications } from '../contract/applications.ts'
import { addContact } from '../contract/contacts.ts'
import { listUnknown } from '../contract/mail.ts'
import { listUncategorized } from '../contract/uncategorized.ts'
import { type KeyName, keys } from '../web/ui/key-table.ts'
import { beginWithAda } from './journey.ts'

const { ada, page } = await beginWithAda()
beforeAll(async () => {
  for (const [company, title] of [
    ['Larkspur Analytics', 'Data Engineer'],
    ['Larkspur Analytics', 'Platform Engineer'],
    ['Larkspur Analytics', 'Release Manager'],
    ['Northwind', 'Cook'],
  ] as const)
    await ada.call(createApplication, { body: { company, title } })
})

const dialog = (name: string) => page.getByRole('dialog', { name })
const focused = (text: string) => page.locator('li a:focus, a[data-card]:focus').filter({ hasText: text })
const told = (words: string | RegExp) => page.getByRole('status').getByText(words).first().waitFor()
async function press(name: KeyName) {
  for (const key of keys[name].split(' ')) await page.keyboard.press(key.replace('mod', 'Control').replace(/\+(\w)$/, '+$1'))
}
async function closed(shown: ReturnType<typeof dialog>) {
  await shown.waitFor()
  await page.keyboard.press('Escape')
  await shown.waitFor({ state: 'detached' })
}
/** The list of applications by title, with the focus on its first row. */
async function list() {
  await page.goto('/active-applications?sort=title')
  await page.getByRole('listitem').filter({ hasText: 'Release Manager' }).waitFor()
  await press('list.next')
  await focused('Cook').waitFor()
}
async function board() {
  await page.goto('/active-applications?view=board')
  await page.locator('a[data-card]').filter({ hasText: 'Cook' }).focus()
}
const column = (status: string) => page.locator(`[data-column="${status}"]`)
async function grabbed() {
  await board()
  await press('board.grab')
  await page.locator('a[data-held]').waitFor()
}

let sent = 0
/** A person's mail that could belong to three applications, open. */
async function waiting() {
  const subject = `A word about your application, part ${++sent}`
  await ada.receive({
    from: `Desk ${sent} <desk.${sent}@larkspur-analytics.example>`,
    subject,
    text: `Hi Ada,\n\nwe need a little longer at Larkspur Analytics and will write again (${sent}).\n\nDesk ${sent}\nLarkspur Analytics`,
  })
  await expect.poll(async () => JSON.stringify(await ada.call(listUnknown)), { timeout: 20_000 }).toContain(subject)
  await page.goto('/unidentified-messages?filter=review')
  await page.getByRole('listitem').filter({ hasText: subject }).getByRole('link').click()
  await page.getByRole('heading', { name: subject }).waitFor()
  await page.getByRole('list', { name: 'Suggestions' }).getByRole('button').nth(2).waitFor()
}
const gone = () =>
  page
    .getByRole('listitem')
    .filter({ hasText: `part ${sent}` })
    .waitFor({ state: 'detached' })
async function taken(name: KeyName) {
  await waiting()
  await press(name)
  await told('Email assigned')
  await gone()
}
/** An application whose mail told the job alone, with three names that its company could have: its domain's, and two known from there. */
async function nameless(title: string) {
  sent += 1
  const { list } = await ada.call(listApplications)
  for (const name of ['Northwind', 'Larkspur Analytics']) {
    const { id = '' } = list.find(({ company }) => company?.name === name) ?? {}
    await ada.call(addContact, { params: { id }, body: { name: 'Desk', address: `desk.${sent}@seabright-lines.example` } })
  }
  await ada.receive({
    from: 'Lou Berg <lou@seabright-lines.example>',
    subject: `Your application as ${title}`,
    text: `Hi Ada,\n\nthank you for your application as ${title}. We have received it.\n\nBest\nLou Berg`,
  })
  const made = async () => (await ada.call(listUncategorized)).list.find(({ job }) => job?.title === title)?.id
  await expect.poll(made, { timeout: 20_000 }).toBeDefined()
  await page.goto(`/uncatagorized-application-detail/${await made()}`)
  await page.getByRole('list', { name: 'What the company could be called' }).getByRole('button').nth(2).waitFor()
}
async function named(name: KeyName, title: string) {
  await nameless(title)
  await press(name)
  await told(/is now in your applications/)
}
const go = (name: KeyName, path: string) => async () => {
  await page.goto('/welcome')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await press(name)
  await page.waitForURL(`**${path}**`)
}
async function written(name: KeyName, form: string) {
  await waiting()
  await press(name)
  await page.getByRole('form', { name: form, exact: true }).waitFor()
}
async function neighbour(name: KeyName, from: string, to: string) {
  await page.goto('/jobs?sort=title')
  await page.getByRole('link', { name: from }).first().click()
  await page.getByRole('heading', { name: from, level: 1 }).waitFor()
  await press(name)
  await page.getByRole('heading', { name: to, level: 1 }).waitFor()
}

/** What each key of the list does where it is meant for. A key without a line here does not compile. */
const does: Record<KeyName, () => Promise<unknown>> = {
  'app.palette': async () => {
    await page.goto('/dashboard')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await press('app.palette')
    await closed(dialog('Command palette'))
  },
  'app.keys': async () => {
    await press('app.keys')
    await closed(dialog('Keyboard shortcuts'))
  },
  'app.add': async () => {
    await press('app.add')
    await closed(page.getByRole('dialog'))
  },
  'go.dashboard': go('go.dashboard', '/dashboard'),
  'go.active': go('go.active', '/active-applications'),
  'go.archived': go('go.archived', '/archived-applications'),
  'go.inbox': go('go.inbox', '/unidentified-messages'),
  'go.missing': go('go.missing', '/emails-with-missing-data'),
  'go.outbox': go('go.outbox', '/outbox'),
  'go.companies': go('go.companies', '/companies'),
  'go.jobs': go('go.jobs', '/jobs'),
  'go.resumes': go('go.resumes', '/resume-builder'),
  'go.notifications': go('go.notifications', '/notifications'),
  'go.profile': go('go.profile', '/profile'),
  'go.settings': go('go.settings', '/settings'),
  'list.next': async () => {
    await list()
    await press('list.next')
    await focused('Data Engineer').waitFor()
  },
  'list.previous': async () => {
    await press('list.previous')
    await focused('Cook').waitFor()
  },
  'list.open': async () => {
    await press('list.open')
    await page.getByRole('heading', { name: 'Cook', level: 1 }).waitFor()
  },
  'list.select': async () => {
    await list()
    await press('list.select')
    await page.getByRole('toolbar').getByText('1').waitFor()
  },
  'list.archive': async () => {
    await list()
    await press('list.archive')
    await told(/archived/)
    await page.getByRole('listitem').filter({ hasText: 'Cook' }).waitFor({ state: 'detached' })
    // One goes on from where one was.
    await focused('Data Engineer').waitFor()
  },
  'change.undo': async () => {
    await press('change.undo')
    await page.getByRole('listitem').filter({ hasText: 'Cook' }).waitFor()
  },
  'list.dismiss': async () => {
    await waiting()
    await page.goto('/notifications')
    await page.getByRole('main').getByRole('listitem').first().waitFor()
    await press('list.next')
    await press('list.dismiss')
    await told(/dismissed/i)
  },
  'board.grab': async () => {
    await grabbed()
    await press('board.grab')
    await page.locator('a[data-held]').waitFor({ state: 'detached' })
  },
  'board.right': async () => {
    await grabbed()
    await press('board.right')
    await press('board.grab')
    await column('in_review').getByText('Cook').waitFor()
    await told(/^Northwind/)
  },
  'board.left': async () => {
    await grabbed()
    await press('board.left')
    await press('board.grab')
    await column('applied').getByText('Cook').waitFor()
    await told(/^Northwind/)
  },
  'board.leave': async () => {
    await grabbed()
    await press('board.right')
    await press('board.leave')
    await page.locator('a[data-held]').waitFor({ state: 'detached' })
    await column('applied').getByText('Cook').waitFor()
  },
  'detail.next': () => neighbour('detail.next', 'Cook', 'Data Engineer'),
  'detail.previous': () => neighbour('detail.previous', 'Data Engineer', 'Cook'),
  'mail.reply': () => written('mail.reply', 'Reply'),
  // there is one person to answer
  'mail.replyAll': () => written('mail.replyAll', 'Reply'),
  'mail.forward': () => written('mail.forward', 'Forward'),
  'triage.other': async () => {
    await waiting()
    await press('triage.other')
    await page.locator('input[type=search]:focus').waitFor()
  },
  'triage.new': async () => {
    await waiting()
    await press('triage.new')
    // the mail told the company: the job is what is left to write
    await page.locator('input[name=title]:focus').waitFor()
    expect(await page.locator('input[name=company]').inputValue()).toBe('Larkspur Analytics')
  },
  'triage.aside': async () => {
    await waiting()
    await press('triage.aside')
    await gone()
  },
  'triage.archive': async () => {
    await waiting()
    await press('triage.archive')
    await told('Email archived')
    await gone()
  },
  'triage.name.first': () => named('triage.name.first', 'Pilot'),
  'triage.name.second': () => named('triage.name.second', 'Baker'),
  'triage.name.third': () => named('triage.name.third', 'Nurse'),
  'triage.third': () => taken('triage.third'),
  'triage.second': () => taken('triage.second'),
  'triage.first': () => taken('triage.first'),
  'triage.accept': () => taken('triage.accept'),
}

test.each(Object.keys(does) as KeyName[])('%s does what the list of keys says', async (name) => {
  await does[name]()
})

test('the list of keys shows every one of them, and nothing else', async () => {
  await page.goto('/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await press('app.keys')
  await dialog('Keyboard shortcuts').getByText('Add an application').waitFor()
  expect(await dialog('Keyboard shortcuts').locator('dt').count()).toBe(Object.keys(keys).length)
})
