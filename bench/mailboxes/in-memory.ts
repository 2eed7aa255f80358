import type { Facts } from '../../domain/attribution/attribute.ts'
import type { Reading } from '../../domain/reading.ts'
import { unpackModel } from '../../reader/kind/model.ts'
import { readKind } from '../../reader/kind.ts'
import type { NormalisedMail } from '../../reader/mail.ts'
import { newTextOf } from '../../reader/new-text.ts'
import { normalise } from '../../reader/normalise.ts'
import { sendingDomains } from '../../reader/platforms/index.ts'
import { readNormalised } from '../../reader/read.ts'
import { readCorpus, readNameCases, trainingSet } from '../../training/corpus.ts'
import { groupsOf } from '../../training/groups.ts'
import { trainKindModel, withoutGroups } from '../../training/kinds.ts'
import { learnNames } from '../../training/named.ts'
import { taughtSets } from '../../training/sets.ts'
import type { Result as ReadMail } from '../reading/score.ts'
import { type Journey, type LabelledMail, readJourneys } from './folder.ts'
import { replay } from './replay.ts'
import { type Result, type Score, scoreJourney, sum } from './score.ts'

type Reader = (mail: NormalisedMail) => Reading

/** Reading, attribution, status and names without doors and database. */
export function inMemory(journey: Journey, read: Reader = (mail) => readNormalised(mail, readKind)): Promise<Result> {
  return replay(journey.mails.map((mail) => ({ id: mail.id, facts: factsOf(mail, read) })))
}

/** A reader of names and kinds that was trained without the mails of these journeys and whatever resembles them. */
export async function readerOfUnseen(journeys: readonly Journey[]): Promise<Reader> {
  const measured = new Set(journeys.flatMap((journey) => journey.mails.map((mail) => mail.messageId)))
  const corpus = await readCorpus()
  const taught = [...corpus, ...(await readNameCases())]
  const groups = groupsOf(taught)
  const seen = new Set(groups.filter((_, n) => measured.has(corpus[n]?.mail.parsed.messageId ?? '')))
  const isLeft = (_: unknown, n: number) => !seen.has(groups[n] ?? '')
  const names = learnNames(taught.filter(isLeft), groups.filter(isLeft)).model
  const set = withoutGroups(await trainingSet(corpus, groups, learnNames(taught, groups)), seen)
  const kinds = unpackModel(trainKindModel(set))
  return (mail) => readNormalised(mail, (...said) => readKind(...said, kinds), names)
}

/** What becomes of the repository's own mailboxes by these readings of their mails. */
export async function mailboxesRead(results: readonly ReadMail[]): Promise<[string, Score][]> {
  const readings = new Map(results.map(({ truth, reading }) => [truth.mail.parsed.messageId, reading]))
  const read: Reader = ({ parsed: { messageId } }) => {
    const reading = readings.get(messageId)
    // Read anew it would be by the trained model, which has seen it.
    if (reading === undefined) throw new Error(`${messageId} is not among the readings`)
    return reading
  }
  const rows: [string, Score][] = []
  for (const set of taughtSets('mailbox')) {
    const journeys = await readJourneys(set)
    const results = await Promise.all(journeys.map((journey) => inMemory(journey, read)))
    rows.push([set, sum(journeys.map((journey, n) => scoreJourney(journey, results[n] as Result).score))])
  }
  return rows
}

function factsOf(mail: LabelledMail, read: Reader): Facts {
  const normalised = normalise(mail.parsed)
  const reading = read(normalised)
  return {
    ...reading,
    at: reading.sentAt ?? new Date(mail.at).toISOString(),
    tag: null,
    platformDomains: sendingDomains(reading.platform),
    ...newTextOf(normalised),
    isTrusted: reading.trust.level === 'normal',
  }
}
