import { unpackModel } from '../../reader/kind/model.ts'
import { trainKindModel, trainSentenceVoter } from '../../reader/kind/training.ts'
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

/** A reader of kinds that was trained without the mails of these journeys. */
export async function kindOfUnseen(journeys: readonly Journey[]): Promise<KindOf> {
  const measured = new Set(journeys.flatMap((journey) => journey.mails.map((mail) => mail.messageId)))
  const others = (await readCorpus()).filter(({ mail }) => !measured.has(mail.parsed.messageId ?? ''))
  const [bank, letters] = [bankExamples(), letterExamples()]
  const sentences = trainSentenceVoter({ bank, letters, mails: [] })
  const model = unpackModel(trainKindModel({ bank, letters, mails: mailExamples(others) }, sentences))
  return (mail, platform) => readKind(mail, platform, model)
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
