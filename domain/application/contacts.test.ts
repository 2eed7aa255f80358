import { expect, test } from 'vitest'
import { contactsOf } from './contacts.ts'
import type { StoredMail } from './stored-mail.ts'

type Sent = Parameters<typeof contactsOf>[0][number]

test('the people of an application are whoever writes, never the user, from whatever address', () => {
  const to = [{ name: 'Robin See', address: 'robin@tracker.example' }]
  const mail = (n: number, name: string, address: string, platform = 'direct'): Sent => {
    const reading = { people: [], to, forwarded: null, platform } as unknown as StoredMail['reading']
    const sender = { name, address, automated: false } as Sent['senders'][number]
    const kind = 'conversation'
    return {
      id: `${n}`,
      recipient: 'robin@tracker.example',
      tag: null,
      at: `2026-03-0${n}T09:00:00Z`,
      kind,
      reading,
      authentication: null,
      senders: [sender],
    }
  }
  const contacts = contactsOf(
    [
      mail(1, 'Dana Frost', 'dana@contoso.example'),
      mail(2, 'Robin See', 'robin.see@elsewhere.test'),
      mail(3, 'SEE, Robin', 'rsee@office.test'),
      mail(4, 'Robin', 'robin@contoso.example'),
      mail(5, '', 'robin@example.org'),
      // a board or a system is nobody
      mail(6, 'Indeed', 'indeedapply@indeed.com', 'indeed'),
      mail(7, 'Workday', 'contoso@myworkday.com', 'workday'),
      mail(8, 'Elsa - Contoso', 'elsa.77ab@contoso.teamtailor-mail.com', 'teamtailor'),
      mail(9, 'Recruiting - Contoso', 'jobs.81@contoso.teamtailor-mail.com', 'teamtailor'),
    ],
    'robin@example.org',
  )
  expect(contacts.map(({ name, address }) => `${name} ${address}`)).toEqual([
    'Dana Frost dana@contoso.example',
    'Robin robin@contoso.example',
    'Elsa elsa.77ab@contoso.teamtailor-mail.com',
    'Recruiting - Contoso jobs.81@contoso.teamtailor-mail.com',
  ])
})
