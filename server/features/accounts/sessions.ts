import { jwtVerify, SignJWT } from 'jose'
import { v7 as uuidv7 } from 'uuid'
import type { Language } from '../../../contract/languages.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import { installationKey } from '../../lib/installation-key.ts'
import { tryTake } from '../../lib/rate-limit.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { Caller } from '../../lib/route.ts'
import { type Client, deviceWords, isOtherDevice, unnamedDevice } from './client.ts'
import { makeSecret, readSecret, successorOf } from './secrets.ts'
import * as queries from './session-queries.ts'

export interface Tokens {
  token: string
  refreshToken: string
}

export const accessSeconds = 15 * 60
const sessionDays = 60
/** An answer can be lost on its way: for so long the same device may use a spent token again. */
const graceSeconds = 10
const refreshesPerSession = { name: 'refresh by session', burst: 60, seconds: 30 }

/**
 * Signs a person in on a device. Who came by a password names what it was checked against: that may have waited for its turn while the person
 * set another one, which ends every session there is.
 */
export async function openSession(db: Db, userId: string, client: Client, passwordHash?: string): Promise<Tokens> {
  const sessionId = uuidv7()
  const refresh = makeSecret([userId, sessionId])
  await transaction(db, async (tx) => {
    if (!(await queries.noteLogin(tx, userId, passwordHash))) throw new Refusal('wrong_credentials')
    const device = client.device ?? unnamedDevice()
    await queries.seeDevice(tx, userId, device, client.userAgent)
    await queries.insertSession(tx, userId, sessionId, device, expiry())
    await queries.insertRefreshToken(tx, userId, sessionId, refresh.hash)
    await queries.forgetOld(tx, userId)
  })
  return { token: await accessToken(db, userId, sessionId), refreshToken: refresh.text }
}

/**
 * Exchanges a refresh token. Each works once; a spent one that comes back is in wrong hands, or its successor is: the session ends.
 * Within the grace the same device gets the same pair once more.
 */
export async function refreshSession(db: Db, refreshToken: string, client: Client): Promise<Tokens> {
  const given = readSecret(refreshToken, 2)
  const [userId, sessionId] = given?.ids ?? []
  if (!given || !userId || !sessionId) throw new Refusal('refresh_rejected')

  const key = await installationKey(db, 'refresh token')
  const next = successorOf(refreshToken, [userId, sessionId], key)
  const outcome = await transaction(db, async (tx) => {
    const session = await queries.lockSession(tx, userId, sessionId)
    const token = session && (await queries.findRefreshToken(tx, userId, sessionId, given.hash))
    if (!session || !token || session.endedAt || session.expiresAt < session.now || !session.isActive) return 'rejected'
    if (isStolen(session, token, client)) {
      await endOne(tx, userId, sessionId)
      return 'rejected'
    }
    if (token.usedAt !== null) return token.usedAt
    if (!(await tryTake(tx, refreshesPerSession, sessionId))) return 'too often'
    const usedAt = await queries.spendRefreshToken(tx, userId, sessionId, given.hash)
    await queries.insertRefreshToken(tx, userId, sessionId, next.hash)
    await queries.extendSession(tx, userId, sessionId, expiry())
    await queries.forgetOld(tx, userId)
    return usedAt
  })
  if (outcome === 'rejected') throw new Refusal('refresh_rejected')
  if (outcome === 'too often')
    throw new Refusal('too_many_requests', 'too_many_tries', { retryAfterSeconds: refreshesPerSession.seconds })
  return { token: await accessToken(db, userId, sessionId, outcome), refreshToken: next.text }
}

function isStolen(session: { deviceId: Buffer; now: Date }, token: { usedAt: Date | null }, client: Client) {
  if (isOtherDevice(session.deviceId, client)) return true
  if (token.usedAt === null) return false
  const isSameDevice = client.device?.equals(session.deviceId) ?? false
  return !isSameDevice || session.now.getTime() - token.usedAt.getTime() > graceSeconds * 1000
}

/** The session of an access token, when it still stands: ended ones stop at once, not when their token runs out. */
export async function sessionOf(db: Db, accessToken: string, client: Client) {
  const ids = await verified(db, accessToken)
  const session = ids && (await queries.findStanding(db, ids.userId, ids.sessionId))
  if (!session) return null
  // A token that another browser sends is a stolen one.
  if (isOtherDevice(session.deviceId, client)) return null
  return { userId: ids.userId, sessionId: ids.sessionId, addressName: session.addressName }
}

/**
 * Refuses who was signed out since they called: a password may have waited to be checked while a reset ended every session. Nobody else sets a
 * password until the end of the transaction.
 */
export async function refuseSignedOut(tx: Db, { userId, sessionId }: Caller): Promise<void> {
  await queries.lockOwner(tx, userId)
  if (!(await queries.findStanding(tx, userId, sessionId))) throw new Refusal('unauthenticated')
}

export async function listSessions(db: Db, userId: string, currentId: string, language: Language) {
  const sessions = await queries.listStanding(db, userId)
  return sessions.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
    id,
    device: deviceWords(userAgent, language),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    current: id === currentId,
  }))
}

export async function endSession(db: Db, userId: string, sessionId: string): Promise<void> {
  const isEnded = await transaction(db, (tx) => endOne(tx, userId, sessionId))
  if (!isEnded) throw new Refusal('not_found')
}

/** Signs a person out everywhere, but for one session when it is named. */
export async function endAllSessions(db: Db, userId: string, exceptId?: string): Promise<void> {
  await queries.endAll(db, userId, exceptId)
  await announce(db, userId, [sessionsChanged])
}

const sessionsChanged = { type: 'session', applicationId: null, mailId: null } as const

async function endOne(tx: Db, userId: string, sessionId: string) {
  const isEnded = await queries.end(tx, userId, sessionId)
  await announce(tx, userId, [sessionsChanged])
  return isEnded
}

const expiry = () => new Date(Date.now() + sessionDays * 86_400_000)

const algorithm = 'HS256'
const issuer = 'applybox'

/** Of one moment there is one token: asked for again it is the same. */
async function accessToken(db: Db, userId: string, sessionId: string, at = new Date()) {
  const issuedAt = Math.floor(at.getTime() / 1000)
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(userId)
    .setIssuer(issuer)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessSeconds)
    .sign(await installationKey(db, 'access token'))
}

interface Signed {
  userId: string
  sessionId: string
  /** Seconds since 1970. */
  exp: number
}

/** Tokens whose signature was found right: a browser sends the same one for minutes, and checking it costs more than most answers. */
const checked = new WeakMap<Buffer, Map<string, Signed>>()
const mostChecked = 10_000

async function verified(db: Db, token: string): Promise<Signed | null> {
  const key = await installationKey(db, 'access token')
  const known = checked.get(key) ?? new Map<string, Signed>()
  checked.set(key, known)
  const signed = known.get(token) ?? (await readSigned(key, token))
  if (signed === null) return null
  if (signed.exp <= Date.now() / 1000) {
    known.delete(token)
    return null
  }
  if (known.size >= mostChecked) known.clear()
  known.set(token, signed)
  return signed
}

async function readSigned(key: Buffer, token: string): Promise<Signed | null> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: [algorithm], issuer, requiredClaims: ['sub', 'sid', 'exp'] })
    return { userId: String(payload.sub), sessionId: String(payload.sid), exp: Number(payload.exp) }
  } catch {
    // forged, malformed or run out: all the same to the caller
    return null
  }
}
