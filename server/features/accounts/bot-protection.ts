import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Context } from '../../lib/context.ts'
import { installationKey } from '../../lib/installation-key.ts'
import { Refusal } from '../../lib/refusal.ts'
import * as queries from './proof-queries.ts'
import { makeSecret, readSecret, sha256 } from './secrets.ts'

export type ProtectedAction = 'sign-up' | 'sign-in' | 'reset'

const challengeMinutes = 10
const proofMinutes = 10
const leastScore = 0.5

/** What the browser needs to show that a person asks. */
export async function describeProtection({ config, db }: Context) {
  if (config.botProtection === 'off') return { protection: 'off' as const }
  if (config.botProtection === 'recaptcha') return { protection: 'recaptcha' as const, siteKey: config.recaptchaSiteKey ?? '' }
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    // half a second on a laptop and two on a phone, whichever number is drawn
    cost: 1000,
    counter: randomInt(3000, 1500),
    expiresAt: new Date(Date.now() + challengeMinutes * 60_000),
    deriveKey,
    ...(await challengeKeys({ db })),
  })
  return { protection: 'altcha' as const, challenge: { ...challenge } }
}

/** Exchanges what solved the challenge for a proof, which works once and for this action alone; null when the score is too low. */
export async function score(
  context: Context,
  token: string,
  action: ProtectedAction,
): Promise<{ score: number; proof: string | null }> {
  const { config } = context
  if (config.botProtection === 'off') return { score: 1, proof: null }
  const result =
    config.botProtection === 'recaptcha' ? await scoreRecaptcha(context, token, action) : await scoreAltcha(context, token)
  if (result < leastScore) return { score: result, proof: null }
  const proof = makeSecret([])
  const expiresAt = new Date(Date.now() + proofMinutes * 60_000)
  const isFirst = await queries.insertProof(context.db, { challenge: challengeHash(token), hash: proof.hash, action, expiresAt })
  return isFirst ? { score: result, proof: proof.text } : { score: 0, proof: null }
}

/** Refuses an action without a proof of its own that was not used before. */
export async function requireProof(context: Context, action: ProtectedAction, proof: string | undefined): Promise<void> {
  if (context.config.botProtection === 'off') return
  const secret = proof === undefined ? null : readSecret(proof, 0)
  if (!secret || !(await queries.spendProof(context.db, secret.hash, action))) throw new Refusal('proof_required')
}

const altchaPayload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(200),
      salt: z.string().max(200),
      cost: z.number().int().max(100_000),
      keyLength: z.number().int().max(64),
      keyPrefix: z.string().max(200),
      keySignature: z.string().max(200).optional(),
      expiresAt: z.number(),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({ counter: z.number().int(), derivedKey: z.string().max(200) }),
})

/** What the widget gives: JSON in Base64. */
function parsePayload(token: string) {
  try {
    return altchaPayload.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')))
  } catch {
    return null
  }
}

async function scoreAltcha(context: Context, token: string): Promise<number> {
  const payload = parsePayload(token)
  if (!payload) return 0
  const { verified } = await verifySolution({ ...payload, deriveKey, ...(await challengeKeys(context)) })
  return verified ? 1 : 0
}

/** One challenge can be written in many ways; its nonce stays the same. */
function challengeHash(token: string): Buffer {
  return sha256(parsePayload(token)?.challenge.parameters.nonce ?? token)
}

async function challengeKeys({ db }: Pick<Context, 'db'>) {
  const [challenge, key] = await Promise.all([installationKey(db, 'altcha challenge'), installationKey(db, 'altcha key')])
  return { hmacSignatureSecret: challenge.toString('hex'), hmacKeySignatureSecret: key.toString('hex') }
}

const recaptchaAnswer = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
})

/** Asks Google what it thinks of a reCAPTCHA v3 token; it must have been made for this action, on our page. */
async function scoreRecaptcha({ config, log }: Context, token: string, action: ProtectedAction): Promise<number> {
  const response = await fetch(config.recaptchaVerifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret: config.recaptchaSecret ?? '', response: token }),
    signal: AbortSignal.timeout(5000),
  }).catch((cause) => {
    log.error({ err: cause }, 'reCAPTCHA could not be asked')
    throw new Refusal('unavailable', undefined, { retryAfterSeconds: 10 })
  })
  const answer = recaptchaAnswer.safeParse(await response.json().catch(() => null)).data
  const isOurs =
    answer?.success === true &&
    answer.action === action.replace('-', '_') &&
    answer.hostname === new URL(config.publicUrl).hostname
  return isOurs ? (answer.score ?? 0) : 0
}
