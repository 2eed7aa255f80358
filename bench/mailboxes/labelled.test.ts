import { describe, expect, it } from 'vitest'
import { readJourneys } from './folder.ts'
import { labelledFacts } from './labelled-facts.ts'
import { replay } from './replay.ts'
import { scoreJourney } from './score.ts'

describe.each(['mailboxes', 'mailboxes-more'])('mail of %s, read without fault', async (folder) => {
  it.each(await readJourneys(folder))('becomes the right applications for journey $name', async (journey) => {
    const mails = journey.mails.map((mail) => ({ id: mail.id, facts: labelledFacts(mail) }))
    const { score, faults } = scoreJourney(journey, await replay(mails))
    expect(faults).toEqual([])
    expect(score).toMatchObject({ pairsRight: score.pairsTrue, pairsJoined: score.pairsTrue, phantom: 0, review: 0 })
  })
})

describe('the score', () => {
  it('tells a split, a merged, a phantom and a missing application apart', async () => {
    const [journey] = await readJourneys('mailboxes')
    if (journey === undefined) throw new Error('no journey')
    const [one, two, three] = journey.applications.filter(({ mailIds }) => mailIds.length > 2)
    if (one === undefined || two === undefined || three === undefined) throw new Error('too few applications')
    const small = { ...journey, applications: [one, two, three] }
    const noise = journey.mails.find((mail) => mail.kind === 'job_alert')?.id ?? ''
    const { score } = scoreJourney(small, {
      review: [],
      applications: [
        { ...one, mailIds: one.mailIds.slice(1) },
        { ...one, mailIds: one.mailIds.slice(0, 1) },
        { ...two, mailIds: [...two.mailIds, ...three.mailIds] },
        { ...three, mailIds: [noise] },
      ],
    })
    expect(score).toMatchObject({ split: 1, merged: 1, phantom: 1, exact: 0 })
    expect(score.pairsRight).toBeLessThan(score.pairsTrue)
    expect(score.pairsRight).toBeLessThan(score.pairsJoined)
  })
})
