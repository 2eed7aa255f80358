import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { Refusal } from '../../lib/refusal.ts'
import { openTurns } from '../../lib/turns.ts'

const shortest = 10

// argon2id, 19 MiB, two passes: the first choice of the OWASP password storage cheat sheet.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Hashing fills a core and a thread of libuv's four: one core and one thread are left for everything else.
// Who signs in is nobody yet: the admission of requests counts their networks.
const atOnce = Math.min(3, Math.max(1, availableParallelism() - 1))
const turns = openTurns({
  atOnce,
  perPerson: atOnce,
  waiting: 200,
  waitingPerPerson: 200,
  patience: 30_000,
  yours: 'too_many_signing_in',
})
const hashing = <T>(work: () => Promise<T>) => turns('anybody', work)

export const hashPassword = (password: string) => hashing(() => hash(password, cost))

/** Takes as long for nobody's password as for somebody's. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const other = stored ?? (await decoy)
  const isRight = await hashing(() => verify(other, password))
  return isRight && stored !== null && stored !== undefined
}

const decoy = hashPassword('a hash for accounts that are not there')

/** Refuses a password that a stranger would try early. */
export function refuseWeak(password: string, email: string): void {
  if (password.length < shortest) throw new Refusal('password_weak', { reason: 'too_short', values: { least: shortest } })
  const lower = password.toLowerCase()
  const mailbox = email.split('@', 1)[0] ?? ''
  if (isAround(lower, email) || isAround(lower, 'applybox') || (mailbox.length >= 4 && isAround(lower, mailbox)))
    throw new Refusal('password_weak', 'password_guessable')
  if (isCommon(lower)) throw new Refusal('password_weak', 'password_common')
  if (isMonotonous(lower)) throw new Refusal('password_weak', 'password_monotonous')
}

const common = new Set(dictionary['passwords-common'])
const decorationAllowed = 6

/** A word with at most six more characters at its ends is what cracking tools try second. */
function isAround(password: string, word: string) {
  return password.includes(word) && password.length - word.length <= decorationAllowed
}

function isCommon(password: string) {
  if (common.has(password)) return true
  const bare = password.replace(/^[^\p{L}]{1,6}/u, '').replace(/[^\p{L}]{1,6}$/u, '')
  return bare.length >= 4 && common.has(bare) && password.length - bare.length <= decorationAllowed
}

function isMonotonous(password: string) {
  if (new Set(password).size < 5) return true
  // a text that is found inside its own double, before the end, repeats a shorter one
  if ((password + password).indexOf(password, 1) < password.length) return true
  let steps = 0
  for (let i = 1; i < password.length; i++) {
    const step = password.charCodeAt(i) - password.charCodeAt(i - 1)
    if (Math.abs(step) <= 1) steps++
  }
  return steps >= (password.length - 1) * 0.8
}
