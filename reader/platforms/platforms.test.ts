import { expect, test } from 'vitest'
import { z } from 'zod'
import { normalise } from '../normalise.ts'
import { parse } from '../parse.ts'
import { platformOf } from './index.ts'
import { platforms } from './known.ts'
import type { Platform } from './platform.ts'

const sentBy = async (from: string) =>
  platformOf(normalise(await parse(Buffer.from(`From: ${from}\r\nTo: x@example.org\r\nSubject: Hello\r\n\r\nHello.\r\n`))))

test.each([
  ['Oakhurst <no-reply@us.greenhouse-mail.io>', 'greenhouse', null],
  ['harborview@myworkday.com', 'workday', 'harborview'],
  ['"Stonegate @ icims" <stonegate+autoreply@talent.icims.com>', 'icims', 'stonegate'],
  ['Maja - Skogsro <m.1@skogsro.teamtailor-mail.com>', 'teamtailor', 'skogsro'],
  ['Hansewerk <hansewerk-jobs@m.personio.de>', 'personio', 'hansewerk'],
  ['Acme <do_not_reply@invalidemail.com>', 'taleo', null],
  ['Acme <donotreply@acme.avature.net>', 'avature', 'acme'],
  ['LinkedIn <jobs-noreply@linkedin.com>', 'linkedin', null],
  ['InfoJobs <ofertas@push.infojobs.net>', 'infojobs', null],
  ['InfoJobs <no-reply@infojobs.com>', 'infojobs', null],
  ['Totaljobs <info@jobs.totaljobsmail.com>', 'totaljobs', null],
  ['Calendly <notifications@calendly.com>', 'calendly', null],
])('%s is sent by %s', async (from, name, tenant) => {
  const match = await sentBy(from)
  expect([match?.platform.name, match?.tenant]).toEqual([name, tenant])
})

test('an employer and a person send for themselves', async () => {
  expect(await sentBy('Ann Berg <ann@example.com>')).toBeNull()
  expect(await sentBy('Indeed Careers <careers@indeed.com>')).toBeNull()
})

const line = z.strictObject({
  name: z.string().regex(/^[a-z0-9_.-]+$/),
  type: z.enum(['ats', 'board', 'assessment', 'scheduling', 'signing', 'screening', 'calendar']),
  brands: z.array(z.string()),
  senders: z.array(z.string()),
  links: z.array(z.string()).optional(),
  tenant: z.array(z.enum(['subdomain', 'local-part', 'link', 'path'])).optional(),
  subjects: z.array(z.string()).optional(),
}) satisfies z.ZodType<Platform>

test('each line says what a platform is, in the order of their names', () => {
  for (const platform of platforms) expect(line.parse(platform), platform.name).toEqual(platform)
  const names = platforms.map(({ name }) => name)
  expect(names).toEqual(names.toSorted())
})

test('every platform can be told by its senders, and no sender belongs to two', () => {
  const senders = platforms.flatMap((platform) => platform.senders)
  expect(new Set(senders).size).toBe(senders.length)
  expect(new Set(platforms.map((platform) => platform.name)).size).toBe(platforms.length)
  for (const platform of platforms) expect(platform.senders.length, platform.name).toBeGreaterThan(0)
})
