import { expect, test } from 'vitest'
import { plainReading } from '../../server/testing/reading.ts'
import type { Reading } from '../reading.ts'
import type { StoredMail } from './stored-mail.ts'
import { termsOf } from './terms.ts'

const email = 'ada@example.com'
const sum = (max: number) => ({ min: max, max, currency: 'EUR', period: 'year' as const })

const mail = (day: number, said: Partial<Reading>, from = 'maya@northwind.example'): StoredMail => {
  const reading = { ...plainReading, from: { name: '', address: from }, ...said }
  return {
    id: String(day),
    recipient: 'ada@applybox.localhost',
    tag: null,
    at: `2031-05-0${day}T10:00:00Z`,
    kind: reading.kind,
    reading,
    authentication: null,
  }
}

test('terms are those of the employer’s latest mail, pay first that of an offer, never those of the user’s own mail', () => {
  const told = mail(1, { kind: 'interview', pay: sum(50_000), workMode: 'on-site' })
  const wish = mail(2, { kind: 'conversation', pay: sum(70_000), workMode: 'remote' }, email)
  const offer = mail(3, { kind: 'offer', pay: sum(55_000) })
  const later = mail(4, { kind: 'conversation', pay: sum(52_000) })
  const payOf = (...mails: StoredMail[]) => termsOf(mails, email).pay?.value.max
  expect(payOf(told, wish)).toBe(50_000)
  expect(payOf(wish)).toBe(undefined)
  expect(payOf(told, later)).toBe(52_000)
  expect(payOf(told, offer, later)).toBe(55_000)
  expect(termsOf([told, wish], email).workMode?.value).toBe('on-site')
  const begins = mail(5, { kind: 'offer', startsOn: '2031-08-01', employmentType: 'part-time' })
  const put = mail(6, { kind: 'conversation', startsOn: '2031-09-01' })
  const { startsOn, employmentType } = termsOf([begins, put], email)
  expect([startsOn?.value, employmentType?.value]).toEqual(['2031-09-01', 'part-time'])
})
