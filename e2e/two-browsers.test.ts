import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoFaults, faultsOf } from './faults.ts'
import { openWorld } from './world.ts'

const { people, ids } = await openWorld()
const ada = people.onboarded
const { page: desk } = ada
const away = await ada.elsewhere({ viewport: { width: 360, height: 740 } })
const { page: phone } = away

const both = (path: string) => Promise.all([desk, phone].map((page) => page.goto(path)))
const row = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words })

test('an application that is added on the phone stands in the list at the desk, and is archived there for both', async () => {
  await both('/active-applications')
  await row(desk, 'Contoso').waitFor()
  await phone.getByRole('navigation').last().getByRole('button', { name: 'Add' }).click()
  const dialog = phone.getByRole('dialog', { name: 'Add an application' })
  await dialog.getByRole('combobox', { name: 'Company' }).fill('Tailspin Toys')
  await dialog.getByRole('combobox', { name: 'Job title' }).fill('Toymaker')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await row(desk, 'Toymaker').waitFor()
  await row(desk, 'Toymaker').getByRole('link').click()
  await desk.getByRole('button', { name: 'Archive', exact: true }).click()
  await row(phone, 'Toymaker').waitFor({ state: 'detached' })
  await desk.keyboard.press('Control+z')
  await row(phone, 'Toymaker').waitFor()
})

test('names, status and notes of an open application change for both', async () => {
  await both(`/active-applications/${ids.active}`)
  const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).last().waitFor()
  await Promise.all([title(desk, 'Analyst'), title(phone, 'Analyst')])
  await desk.getByRole('button', { name: 'More actions' }).click()
  await desk.getByRole('menuitem', { name: 'Edit names' }).click()
  await desk.getByRole('form', { name: 'Edit names' }).getByLabel('Job title').fill('Head Analyst')
  await desk.keyboard.press('Enter')
  await title(phone, 'Head Analyst')

  await phone.getByRole('link', { name: /^Notes/ }).click()
  await phone.getByRole('textbox', { name: 'New note' }).fill('They called')
  await phone.getByRole('button', { name: 'Add note' }).click()
  await desk.getByRole('link', { name: /^Notes\s*1$/ }).click()
  await desk.getByRole('main').getByText('They called').waitFor()
})

test('an application that is deleted on the phone while it is open at the desk says so there, and comes back from there', async () => {
  ada.foresee(/status of 404|Could not load/)
  const { id } = await ada.data<{ id: string }>('POST', 'jobApplications', { company: 'Adatum', title: 'Gardener' })
  await both(`/active-applications/${id}`)
  const title = (page: Page) => page.getByRole('heading', { name: 'Gardener', level: 1 }).last()
  await Promise.all([title(desk).waitFor(), title(phone).waitFor()])
  await desk.getByRole('link', { name: /^Notes/ }).click()
  await desk.getByRole('textbox', { name: 'New note' }).fill('Ask about the greenhouse')
  await phone.getByRole('button', { name: 'More actions' }).click()
  await phone.getByRole('menuitem', { name: 'Delete' }).click()
  const told = desk.getByRole('alert').filter({ hasText: 'This application is gone' })
  await told.waitFor()
  expect(await faultsOf(desk)).toEqual([])
  await told.getByRole('button', { name: 'Undo' }).click()
  await title(desk).waitFor()
  // What was being written is kept.
  expect(await desk.getByRole('textbox', { name: 'New note' }).inputValue()).toBe('Ask about the greenhouse')
  await row(phone, 'Gardener').waitFor()
})

test('an application that was deleted says so after a reload too, and comes back from there', async () => {
  ada.foresee(/status of 404|Could not load/)
  const { id } = await ada.data<{ id: string }>('POST', 'jobApplications', { company: 'Adatum', title: 'Beekeeper' })
  await ada.data('DELETE', `jobApplications/${id}`)
  for (const path of ['active-applications', 'uncatagorized-application-detail']) {
    await desk.goto(`/${path}/${id}`)
    await desk.getByRole('alert').filter({ hasText: 'This application is gone' }).waitFor()
  }
  await expectNoFaults(desk)
  await desk.getByRole('alert').getByRole('button', { name: 'Undo' }).press('Enter')
  await desk.getByRole('heading', { name: 'Beekeeper', level: 1 }).last().waitFor()
})

test('an application that is merged on the phone while it is open at the desk leads to what it is part of, and back with Undo', async () => {
  for (const one of [ada, away]) one.foresee(/status of 404|Could not load/)
  const from = await ada.data<{ id: string }>('POST', 'jobApplications', { company: 'Litware', title: 'Editor' })
  const into = await ada.data<{ id: string }>('POST', 'jobApplications', { company: 'Litware', title: 'Editor in chief' })
  await desk.goto(`/active-applications/${from.id}`)
  await desk.getByRole('heading', { name: 'Editor', level: 1, exact: true }).waitFor()
  await ada.data('POST', 'jobApplications/merge', { from: from.id, into: into.id })
  const heading = (page: typeof desk, name: string) => page.getByRole('heading', { name, level: 1, exact: true })
  const told = desk.getByRole('status').filter({ hasText: 'It was merged' })
  await told.waitFor()
  await desk.waitForURL(`**/active-applications/${into.id}*`)
  await heading(desk, 'Editor in chief').waitFor()
  // A link that was kept from before, to a part of the page and from where it was completed.
  await phone.goto(`/archived-applications/${from.id}?tab=notes`)
  await phone.waitForURL(`**/archived-applications/${into.id}?tab=notes`)
  await heading(phone, 'Editor in chief').waitFor()
  await phone.goto(`/uncatagorized-application-detail/${from.id}`)
  await phone.waitForURL(`**/active-applications/${into.id}`)

  await told.getByRole('button', { name: 'Undo' }).click()
  await row(desk, 'Editor').filter({ hasText: 'Litware', hasNotText: 'in chief' }).getByRole('link').press('Enter')
  await heading(desk, 'Editor').waitFor()
  expect(new URL(desk.url()).pathname).toBe(`/active-applications/${from.id}`)
})

test('an application that lacks its title, deleted elsewhere while it is being completed, says so and comes back', async () => {
  ada.foresee(/status of 404|Could not load/)
  await desk.goto(`/uncatagorized-application-detail/${ids.uncategorized}`)
  const title = desk.getByRole('heading', { name: 'Job title is missing', level: 1 })
  await title.waitFor()
  await ada.data('DELETE', `jobApplications/${ids.uncategorized}`)
  await desk.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  await title.waitFor()
})

test('a company and a job that nothing belongs to any more, because an application was renamed elsewhere, say so', async () => {
  ada.foresee(/status of 404|Could not load/)
  const { id, company, job } = await ada.data<Record<'company' | 'job', { id: string }> & { id: string }>(
    'POST',
    'jobApplications',
    {
      company: 'Wingtip',
      title: 'Glazier',
    },
  )
  const gone = async (path: string, heading: string, change: object, words: string) => {
    await desk.goto(path)
    await desk.getByRole('heading', { name: heading, level: 1, exact: true }).waitFor()
    await ada.data('PUT', `jobApplications/${id}`, change)
    await desk.getByRole('alert').filter({ hasText: words }).waitFor()
    // What else was asked of it is refused too, and nothing of that is left to the next test.
    await desk.goto(path.slice(0, path.lastIndexOf('/')))
  }
  await gone(`/jobs/${job.id}`, 'Glazier', { title: 'Glassblower' }, 'This job is gone')
  await gone(`/companies/${company.id}`, 'Wingtip', { company: 'Wingtip Glass' }, 'This company is gone')
})

test('mail that is settled at the desk leaves the list on the phone, and what is taken back is there again', async () => {
  await both('/unidentified-messages')
  const alert = '30+ new jobs match your alert'
  await Promise.all([row(desk, alert).waitFor(), row(phone, alert).waitFor()])
  await row(desk, alert).getByRole('link').click()
  await desk.getByRole('heading', { name: alert }).waitFor()
  await desk.keyboard.press('e')
  await row(phone, alert).waitFor({ state: 'detached' })
  await desk.keyboard.press('Control+z')
  await row(phone, alert).waitFor()
})

test('a notification arrives in both, and is dismissed for both', async () => {
  await both('/notifications')
  await Promise.all([desk, phone].map((page) => page.getByText('All caught up').waitFor()))
  await ada.receive({
    from: 'Northwind Talent Team <no-reply@us.greenhouse-mail.io>',
    subject: 'Interview for Senior Data Engineer at Northwind',
    text: 'Hi Ada,\n\nWe would like to invite you to an interview for the Senior Data Engineer role at Northwind next Tuesday at 14:00.',
  })
  const dismiss = (page: Page) => page.getByRole('button', { name: /^Dismiss: Interview with Northwind on / })
  await Promise.all([dismiss(desk).waitFor(), dismiss(phone).waitFor()])
  await dismiss(phone).click()
  await dismiss(desk).waitFor({ state: 'detached' })
  await desk.getByText('All caught up').waitFor()
  expect([...ada.complaints]).toEqual([])
})
