import { unpackModel } from '../../reader/kind/model.ts'
import { trainKindModel, withoutGroups } from '../../reader/kind/training.ts'
import { readKind } from '../../reader/kind.ts'
import { normalise } from '../../reader/normalise.ts'
import { readNormalised } from '../../reader/read.ts'
import type { Facts } from '../../server/mail/attribute.ts'
import { bankExamples, letterExamples, mailExamples, readCorpus } from '../reading/corpus.ts'
import type { Journey, LabelledMail } from './folder.ts'
import { newText } from './new-text.ts'
import { replay } from './replay.ts'
import type { Result } from './score.ts'

type KindOf = Parameters<typeof readNormalised>[1]

/** Reading, attribution, status and names without doors and database. */
export function inMemory(journey: Journey, kindOf: KindOf = readKind): Result {
  return replay(journey.mails.map((mail) => ({ id: mail.id, facts: factsOf(mail, kindOf) })))
}

/** A reader of kinds that was trained without the mails of these journeys and whatever resembles them. */
export async function kindOfUnseen(journeys: readonly Journey[]): Promise<KindOf> {
  const measured = new Set(journeys.flatMap((journey) => journey.mails.map((mail) => mail.messageId)))
  const corpus = await readCorpus()
  const mails = mailExamples(corpus)
  const seen = mails.filter((_, n) => measured.has(corpus[n]?.mail.parsed.messageId ?? ''))
  const all = { bank: bankExamples(), letters: letterExamples(corpus, mails), mails }
  const set = withoutGroups(all, new Set(seen.map((m) => m.group)))
  const model = unpackModel(trainKindModel(set))
  return (mail, platform, named) => readKind(mail, platform, named, model)
}

function factsOf(mail: LabelledMail, kindOf: KindOf): Facts {
  const normalised = normalise(mail.parsed)
  const reading = readNormalised(normalised, kindOf)
  return {
    ...reading,
    at: reading.sentAt ?? new Date(mail.at).toISOString(),
    tag: null,
    text: newText(normalised),
    isTrusted: reading.trust.level === 'normal',
  }
}
