import { hash } from 'node:crypto'
import type { Language } from '../../../contract/languages.ts'
import type { Summary } from '../../../contract/summaries.ts'
import type { Context } from '../../lib/context.ts'
import { take, tryTake } from '../../lib/rate-limit.ts'
import { type Facts, factsOf } from './facts.ts'
import { modelOf, write } from './model.ts'
import { findWritten, keepWritten } from './queries.ts'
import { sentencesOf } from './rules.ts'

/** A model may be paid by the word, and thinks long: whoever asks for more has to wait. */
const askedPerUser = { name: 'summaries by user', burst: 60, seconds: 20 }

interface Wanted {
  language: Language
  timeZone: string
  /** What was written before is not good enough. */
  anew?: boolean
}

/** By the model, where the installation has one; by rules when it has none, or when that one does not answer as it should. */
export async function summarise(context: Context, userId: string, id: string, wanted: Wanted): Promise<Summary> {
  const { db, config, log } = context
  const { language, timeZone, anew } = wanted
  const facts = await factsOf(db, userId, id, timeZone)
  const model = modelOf(config)
  if (model) {
    const key = `${userId} ${id} ${language}`
    const factsHash = hash('sha256', JSON.stringify([model.name, facts]), 'buffer')
    const known = anew ? undefined : await findWritten(db, userId, id, language)
    if (known?.factsHash.equals(factsHash)) {
      return { sentences: known.sentences, writtenBy: 'model', model: known.model, madeAt: known.madeAt.toISOString() }
    }
    if (anew) await take(db, askedPerUser, userId)
    else if (!(await tryTake(db, askedPerUser, userId))) return byRules(facts, language)
    try {
      const sentences = await once(key, factsHash, anew ?? false, () => write(model, facts, language))
      const madeAt = await keepWritten(db, userId, { applicationId: id, language, model: model.name, factsHash, sentences })
      return { sentences, writtenBy: 'model', model: model.name, madeAt: madeAt.toISOString() }
    } catch (cause) {
      // Without its words: they may be a mail's.
      log.warn({ reason: cause instanceof Error ? cause.name : 'unknown' }, 'the language model did not write a summary')
    }
  }
  return byRules(facts, language)
}

function byRules(facts: Facts, language: Language): Summary {
  const now = new Date()
  return { sentences: sentencesOf(facts, now, language), writtenBy: 'rules', model: null, madeAt: now.toISOString() }
}

interface Attempt {
  factsHash: Buffer
  sentences: ReturnType<typeof write>
  at: number
}

const attempts = new Map<string, Attempt>()
const patienceMs = 60_000

/** Tabs that ask at once share one answer, and a model that failed is asked again only after a while. */
function once(key: string, factsHash: Buffer, anew: boolean, ask: () => Attempt['sentences']): Attempt['sentences'] {
  for (const [other, { at }] of attempts) if (at < Date.now() - patienceMs) attempts.delete(other)
  const known = attempts.get(key)
  if (known && !anew && known.factsHash.equals(factsHash)) return known.sentences
  const sentences = ask()
  attempts.set(key, { factsHash, sentences, at: Date.now() })
  sentences.catch(() => undefined)
  return sentences
}
