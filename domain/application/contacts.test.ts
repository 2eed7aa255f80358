import { expect, test } from 'vitest'
import { contactsOf } from './contacts.ts'
import type { StoredMail } from './stored-mail.ts'

type Sent = Parameters<typeof contactsOf>[0][number]

test('the people of an application are whoever writes, never the user, from whatever address', () => {
  const to = [{ name: 'Robin See', address: 'robin@tracker.example' }]
  const mail = (n: number, name: string, address: string): Sent => {
    const reading = { people: [], to, forwarded: null } as unknown as StoredMail['reading']
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
    ],
    'robin@example.org',
  )
  expect(contacts.map(({ address }) => address)).toEqual(['dana@contoso.example', 'robin@contoso.example'])
})
