import { describe, expect, it } from 'vitest'
import { plainFacts } from '../../server/testing/reading.ts'
import type { Facts } from '../attribution/attribute.ts'
import type { Likely } from '../reading.ts'
import { identityOf } from './identity.ts'

function mail(
  said: Partial<Facts> & { sender?: string; mayBe?: Record<string, number>; mayBeTitled?: Record<string, number> },
): Facts {
  const { sender = 'no-reply@ats.example', mayBe = {}, mayBeTitled = {}, ...rest } = said
  return plainFacts({ sender, likely: { company: likely('company', mayBe), title: likely('title', mayBeTitled) }, ...rest })
}

const likely = (field: 'company' | 'title', shares: Record<string, number>): Likely[] =>
  Object.entries(shares).map(([name, share]) => ({ name, share, evidence: { field, quote: name, where: 'body' } }))

const confirmation = (said: Parameters<typeof mail>[0]) => mail({ kind: 'application_received', ...said })
const companyOf = (...mails: Facts[]) => identityOf(mails).company
const titleOf = (...mails: Facts[]) => identityOf(mails).title

describe('the employer of an application', () => {
  it('is what a mail tells', () => {
    expect(companyOf(confirmation({ company: 'Heron Mill' }), mail({}))).toBe('Heron Mill')
  })

  it('is what no mail tells by itself and two hold likely', () => {
    expect(companyOf(mail({ mayBe: { 'Heron Mill': 0.45 } }), mail({ mayBe: { 'Heron Mill': 0.5, Reception: 0.3 } }))).toBe(
      'Heron Mill',
    )
  })

  it('is likelier for being written in two forms', () => {
    expect(companyOf(mail({ mayBe: { 'Heron Mill Flour': 0.55 } }), mail({ mayBe: { 'Heron Mill': 0.4 } }))).toBe(
      'Heron Mill Flour',
    )
  })

  it('stays open where one mail holds something half likely', () => {
    expect(companyOf(mail({ mayBe: { Reception: 0.5 } }), mail({}))).toBeNull()
  })

  it('stays open where each mail holds something else likely', () => {
    expect(companyOf(mail({ mayBe: { Reception: 0.5 } }), mail({ mayBe: { 'Bank Holiday': 0.5 } }))).toBeNull()
  })

  it('is what is told, not what others hold likelier', () => {
    expect(companyOf(confirmation({ company: 'Heron Mill' }), mail({ mayBe: { 'Aptitude Online': 0.6 } }))).toBe('Heron Mill')
  })

  it('is not what mail says that is not to be trusted, unless no other says anything', () => {
    const client = { name: 'Fabrikam', quote: 'The client is Fabrikam.' }
    const fraud = mail({ isTrusted: false, company: 'Heron Mill Group', postingUrl: 'https://fraud.example/jobs/4711', client })
    const told = { company: 'Heron Mill', postingUrl: null }
    expect(identityOf([fraud, confirmation({ company: 'Heron Mill' })])).toMatchObject(told)
    expect(identityOf([confirmation({ isTrusted: false, company: 'Heron Mill' }), mail({})])).toMatchObject(told)
  })

  it('is the house, not the group it says it belongs to, however often that writes', () => {
    const parent = { name: 'Stowe Foods Group', quote: 'a Stowe Foods Group company' }
    const house = confirmation({ sender: 'jobs@heronmill.example', company: 'Heron Mill', parent })
    const group = () => mail({ sender: 'no-reply@stowefoods.example', company: 'Stowe Foods Group' })
    expect(companyOf(house, group(), group(), group())).toBe('Heron Mill')
    expect(companyOf(group(), group())).toBe('Stowe Foods Group')
  })

  it('is the house, where one mail is torn between it and the group it says it belongs to', () => {
    const parent = { name: 'Stowe Foods Group', quote: 'part of Stowe Foods Group' }
    const mayBe = { 'Stowe Foods Group': 0.6, 'Heron Mill': 0.35 }
    expect(companyOf(confirmation({ parent, mayBe }))).toBe('Heron Mill')
    expect(companyOf(confirmation({ mayBe }))).toBeNull()
  })

  it('is the client that writes, though what hardly is a confirmation named it before', () => {
    const agency = 'kim@swallow-people.example'
    expect(
      companyOf(
        confirmation({ sender: agency, company: 'Swallow People' }),
        confirmation({ sender: agency, confidence: 0.5, mayBe: { 'Swallow People': 0.6, 'Heron Mill': 0.35 } }),
        mail({ sender: 'jo@heronmill.example', company: 'Heron Mill' }),
      ),
    ).toBe('Heron Mill')
  })

  it('is the client that an agency names without being told, where several of its mails do', () => {
    const agency = 'kim@swallow-people.example'
    expect(
      companyOf(
        confirmation({ sender: agency, company: 'Swallow People', mayBe: { 'Swallow People': 0.9 } }),
        mail({ sender: agency, mayBe: { 'Heron Mill': 0.5 } }),
        mail({ sender: agency, mayBe: { 'Heron Mill': 0.4 } }),
      ),
    ).toBe('Heron Mill')
  })

  it('is the agency where one mail holds somebody else likely', () => {
    const agency = 'kim@swallow-people.example'
    expect(
      companyOf(
        confirmation({ sender: agency, company: 'Swallow People', mayBe: { 'Swallow People': 0.9 } }),
        mail({ sender: agency, mayBe: { 'Kim Aldous': 0.5 } }),
      ),
    ).toBe('Swallow People')
  })

  it('is the client as soon as the agency says who it is', () => {
    expect(
      companyOf(
        confirmation({ sender: 'kim@swallow-people.example', company: 'Swallow People' }),
        mail({
          sender: 'kim@swallow-people.example',
          company: 'Swallow People',
          client: { name: 'Heron Mill', quote: 'The client is Heron Mill' },
        }),
      ),
    ).toBe('Heron Mill')
  })

  it.each([
    ['Heron Mill Flour', 'Heron Mill Flour'],
    ['Heron Mill in Upper Stowe', 'Heron Mill'],
    ['Heron', 'Heron Mill'],
  ])('is the client, whom another mail calls %s', (told, expected) => {
    const agency = confirmation({ sender: 'kim@swallow-people.example', company: 'Swallow People' })
    const client = { name: 'Heron Mill', quote: 'The client is Heron Mill' }
    expect(companyOf(agency, mail({ client }), mail({ company: told }))).toBe(expected)
  })

  it('is the client who wrote once, of an agency that confirmed', () => {
    expect(
      companyOf(
        confirmation({ sender: 'kim@swallow-people.example', company: 'Swallow Engineering People' }),
        mail({ sender: 'jo@heronmill.example', company: 'Heron Mill' }),
      ),
    ).toBe('Heron Mill')
  })

  it('is who confirmed, though the association behind it refuses in its name', () => {
    expect(
      companyOf(
        confirmation({ sender: 'hello@heronmill.example', company: 'Heron Mill' }),
        mail({
          sender: 'hr@shared-horizon.example',
          company: 'Shared Horizon',
          subject: 'Miller - Heron Mill',
          kind: 'rejection',
        }),
      ),
    ).toBe('Heron Mill')
  })

  it('is as the confirmation has it in full, however often people say less', () => {
    const short = () => mail({ company: 'Heron' })
    expect(companyOf(confirmation({ company: 'Heron Mill Flour' }), short(), short(), short())).toBe('Heron Mill Flour')
  })

  it('is the house that says what group it belongs to, where the system of the group confirmed', () => {
    const group = confirmation({ platform: 'workday', company: 'Stowe Foods Group' })
    const sender = 'kim@heronmill.example'
    expect(companyOf(group, mail({ sender, company: 'Heron Mill', named: ['heron mill', 'stowe foods group'] }))).toBe(
      'Heron Mill',
    )
    expect(companyOf(group, mail({ sender, company: 'Heron Mill', named: ['heron mill'] }))).toBe('Stowe Foods Group')
  })

  it('is the form that the confirmation held likely, not one with more before it', () => {
    expect(
      companyOf(
        confirmation({ mayBe: { 'Heron Mill': 0.68 } }),
        mail({ company: 'Kim & Heron Mill', mayBe: { 'Heron Mill': 0.3 } }),
      ),
    ).toBe('Heron Mill')
  })

  it('may be called as the person who answers for it is', () => {
    expect(
      companyOf(
        confirmation({
          from: { name: 'Heron Mill', address: 'office@hm-flour.example' },
          automated: false,
          company: 'Heron Mill',
        }),
        mail({ company: 'Miller of Heron Mill' }),
      ),
    ).toBe('Heron Mill')
  })
})

describe('the job of an application', () => {
  it('is the one that the user was asked to finish applying for, not who reads it once that is done', () => {
    const unfinished = mail({ kind: 'action_required', title: 'Miller', mayBeTitled: { Miller: 0.85 } })
    expect(titleOf(unfinished, confirmation({ title: 'Plant Manager', mayBeTitled: { 'Plant Manager': 0.65 } }))).toBe('Miller')
  })

  it('is as the confirmation has it', () => {
    expect(titleOf(confirmation({ title: 'Miller, Nights' }), mail({ title: 'Miller' }), mail({ title: 'Miller' }))).toBe(
      'Miller, Nights',
    )
  })

  it('is as the first mail has it where none confirms', () => {
    expect(titleOf(mail({ title: 'Miller, Nights' }), mail({ kind: 'offer', title: 'Miller' }))).toBe('Miller, Nights')
  })

  it('is the form that the confirmation holds possible and a later mail tells', () => {
    expect(
      titleOf(
        confirmation({ title: 'Miller in Upper Stowe', mayBeTitled: { 'Miller in Upper Stowe': 0.65, Miller: 0.33 } }),
        mail({ title: 'Miller', mayBeTitled: { Miller: 0.98 } }),
      ),
    ).toBe('Miller')
  })

  const ats = (said: Parameters<typeof mail>[0]) => mail({ platform: 'workday', automated: true, ...said })

  it.each<[string, Parameters<typeof mail>[0][], string]>([
    ['what a system adds and another of its mails leaves out', [{}, { title: 'Miller', platform: 'workday' }], 'Miller'],
    ['what a system adds and two people leave out', [{ title: 'Miller' }, { title: 'Miller' }], 'Miller'],
    ['nothing that only one person leaves out', [{ title: 'Miller' }], 'Miller (Upper Stowe Site)'],
  ])('is without %s', (_, others, expected) => {
    const first = ats({ kind: 'application_received', title: 'Miller (Upper Stowe Site)' })
    expect(titleOf(first, ...others.map(mail))).toBe(expected)
  })

  it('says on what terms it is offered, though others leave it out', () => {
    const first = ats({ kind: 'application_received', title: 'Miller (Maternity Cover)' })
    expect(titleOf(first, mail({ title: 'Miller' }), mail({ title: 'Miller' }))).toBe('Miller (Maternity Cover)')
  })

  it.each([
    ['Miller (34.5 hrs)', 'Miller'],
    ['Miller (part-time, Upper Stowe)', 'Miller'],
    ['Miller (grade A2/A3, reference 26-041)', 'Miller'],
    ['and Miller', 'Miller'],
    ['Müller:in (Teilzeit möglich)', 'Müller:in'],
    ['Miller (Nights)', 'Miller (Nights)'],
    ['Nurse (Band 5)', 'Nurse (Band 5)'],
  ])('%s is called %s', (told, expected) => {
    expect(titleOf(confirmation({ title: told }))).toBe(expected)
  })

  it('keeps the special field that a system names behind a comma', () => {
    const first = ats({ kind: 'application_received', title: 'Miller, Stone Floor' })
    expect(titleOf(first, mail({ title: 'Miller' }), mail({ title: 'Miller' }))).toBe('Miller, Stone Floor')
  })

  it('is as a person confirms it, though shorter later', () => {
    const first = confirmation({ title: 'Miller (Stone Floor)', sender: 'kim@heronmill.example' })
    expect(titleOf(first, mail({ title: 'Miller' }), mail({ title: 'Miller' }))).toBe('Miller (Stone Floor)')
  })

  it('stays open where a single mail holds something half likely', () => {
    expect(titleOf(confirmation({ mayBeTitled: { Thursday: 0.5 } }))).toBeNull()
  })
})

it('is where the first mail says, but where the employer says once a system has said otherwise', () => {
  const placeOf = (...mails: Facts[]) => identityOf(mails).location
  const board = confirmation({ platform: 'totaljobs', location: 'Wakefield, West Yorkshire' })
  const person = (location: string) => mail({ platform: 'direct', sender: 'kim@heronmill.example', location })
  expect(placeOf(board, person('Normanton'))).toBe('Normanton')
  expect(placeOf(board, person('Wakefield'))).toBe('Wakefield, West Yorkshire')
  expect(placeOf(person('Leeds'), person('York'))).toBe('Leeds')
})

describe('the agency of an application', () => {
  const by = (from: Facts['from'], name: string) =>
    identityOf([confirmation({ from, company: 'Heron Mill', agency: { name, quote: name } })]).agency

  it.each<[string, Facts['from'], string, string | null]>([
    ['a person', { name: 'Kim Aldous', address: 'kim@swallow-people.example' }, 'Swallow People', 'Swallow People'],
    ['no system', { name: 'Heron Mill', address: 'no-reply@applyrecruiting.example' }, 'Applyrecruiting', null],
    ['its own robot', { name: 'Swallow People', address: 'no-reply@swallow-people.example' }, 'Swallow People', 'Swallow People'],
  ])('is who writes for the company: %s', (_, from, agency, expected) => {
    expect(by(from, agency)).toBe(expected)
  })
})

it('takes a moment to name an application whose every mail holds other names possible', () => {
  const shares = (n: number) => Object.fromEntries([0, 1, 2].map((k) => [`Name${n} Nr${k} ${'abc'[k]}${n}`, 0.3]))
  const mails = Array.from({ length: 1000 }, (_, n) => mail({ mayBe: shares(n), mayBeTitled: shares(-n) }))
  // The processor's time: other work on the machine must not fail this. What grows with the square would take minutes.
  const start = process.cpuUsage()
  expect(identityOf(mails)).toMatchObject({ company: null, title: null })
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000)
})
