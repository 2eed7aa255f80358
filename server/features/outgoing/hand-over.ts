import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseAway } from '../../db/away.ts'
import { listen } from '../../db/listen.ts'
import type { Db } from '../../db/pool.ts'
import type { Accept, FindRecipient, Recipient } from '../../lib/delivery.ts'
import type { Log } from '../../lib/log.ts'
import { messageOf } from '../../lib/message-of.ts'
import { openAwaited } from './awaited.ts'
import { cancelOvertakenMail, claim, claimAgain, type Due, nextDue, release, releaseAll } from './claim.ts'
import { type DkimKey, dkimKeys, signMessage } from './dkim.ts'
import { keep, type Outcome } from './outcome.ts'
import { mostConnections, NotTaken, openRelay, type Relay, RelayClosed } from './relay.ts'

export const outgoingChannel = 'applybox_outgoing'

export interface HandOverOptions {
  db: Db
  url: string
  log: Log
  smtpUrl: string | undefined
  mailDomain: string
  /** Stores mail between two people of the installation. */
  accept: Accept
  findRecipient: FindRecipient
  /** Tells the workers that read mail of a sent one. */
  mailChannel: string
}

type Options = HandOverOptions & { keys: () => Promise<DkimKey[]>; noteAwaited: (id: string) => Promise<void> }

/** Milliseconds after which keys are looked up again: after a rotation, the old ones stay published for a week. */
const keysKeptFor = 30_000

function signingKeys(db: Db): () => Promise<DkimKey[]> {
  let kept: Promise<DkimKey[]> | null = null
  let until = 0
  return () => {
    if (kept !== null && Date.now() < until) return kept
    until = Date.now() + keysKeptFor
    const loading = dkimKeys(db)
    kept = loading
    loading.catch(() => {
      if (kept === loading) kept = null
    })
    return loading
  }
}

/** More than there are connections, so that some are signed and written down while others are handed over. */
const mostInHand = mostConnections * 2
const lookEvery = 1_000
const closingLimit = 10_000
/** Messages whose outcome one transaction writes down. */
const mostTogether = 50

/** Hands mail over to the mail server when it is due, and tries again what was put off. What a killed process had in hand is due again. */
export async function startHandingOver(given: HandOverOptions): Promise<{ close(): Promise<void> }> {
  const options = { ...given, keys: signingKeys(given.db), noteAwaited: openAwaited(given.db) }
  const { db, url, log, smtpUrl, mailChannel } = options
  const relay = smtpUrl === undefined ? null : openRelay(smtpUrl)
  const inHand = new Map<string, Promise<void>>()
  const done: string[] = []
  const outcomes: { outcome: Outcome; written: () => void }[] = []
  /** Handed over, and not to be written down: in hand for good, or they are sent again and again. */
  const unwritten = new Set<string>()
  let isWriting = false
  let isClosed = false
  let isWoken = false
  let wake = () => {
    isWoken = true
  }

  async function woken(within: number): Promise<void> {
    if (!isWoken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, within)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      wake = () => {
        isWoken = true
      }
    }
    isWoken = false
  }

  /** Mail in hand is locked by the session of one connection: when the process or the connection ends, it is free again. */
  async function claimAll(session: Db): Promise<void> {
    await cancelOvertakenMail(session)
    let checkedAt = Date.now()
    while (!isClosed || inHand.size > 0) {
      if (done.length > 0) await release(session, done.splice(0))
      if (Date.now() - checkedAt >= lookEvery) {
        await cancelOvertakenMail(session)
        checkedAt = Date.now()
      }
      const free = isClosed ? 0 : mostInHand - inHand.size
      const due = free > 0 ? await claim(session, options.mailDomain, free, [...inHand.keys(), ...unwritten]) : []
      for (const one of due) begin(one)
      if (due.length < free) await woken(Math.min(lookEvery, (await nextDue(session)) ?? lookEvery))
      else await woken(lookEvery)
    }
  }

  function begin(due: Due): void {
    const one = handOver(due, options, relay)
      .then((outcome) => (outcome ? written(outcome) : undefined))
      .catch((err: unknown) => log.error({ err, mailId: due.id }, 'outgoing mail'))
      .finally(() => {
        inHand.delete(due.id)
        done.push(due.id)
        wake()
      })
    inHand.set(due.id, one)
  }

  /** Outcomes that arrive while others are written down share the next transaction. */
  function written(outcome: Outcome): Promise<void> {
    return new Promise((resolve) => {
      outcomes.push({ outcome, written: resolve })
      if (!isWriting) writeAll()
    })
  }

  async function writeAll(): Promise<void> {
    isWriting = true
    while (outcomes.length > 0) {
      const batch = outcomes.splice(0, mostTogether)
      const isKept = await keepAll(batch.map(({ outcome }) => outcome))
      if (isKept || isClosed) for (const one of batch) one.written()
      else {
        // the mail server has it: not writing that down would send it twice
        outcomes.unshift(...batch)
        await sleep(lookEvery)
      }
    }
    isWriting = false
  }

  /** False when the same may succeed later. One that cannot be written down does not take the others with it. */
  async function keepAll(batch: readonly Outcome[]): Promise<boolean> {
    try {
      await keep(db, batch, { mailChannel, log })
      return true
    } catch (err) {
      if (isDatabaseAway(err)) return false
      log.error({ err, mailIds: batch.map(({ due }) => due.id) }, 'outcome of outgoing mail')
      const [only, ...others] = batch
      if (others.length === 0 && only) {
        unwritten.add(only.due.id)
        return true
      }
      for (const one of batch) if (!(await keepAll([one]))) return false
      return true
    }
  }

  async function run(): Promise<void> {
    while (!isClosed)
      try {
        await db.connection().execute(async (session) => {
          try {
            if (inHand.size > 0) await claimAgain(session, [...inHand.keys()])
            await claimAll(session)
          } finally {
            await releaseAll(session)
          }
        })
      } catch (err) {
        log.error({ err }, 'outgoing mail')
        await sleep(lookEvery)
      }
  }

  const listening = await listen(url, outgoingChannel, {
    notification: () => wake(),
    gap: () => wake(),
    failure: (err) => log.error({ err }, 'outgoing'),
  })
  const running = run()
  return {
    async close() {
      isClosed = true
      wake()
      await listening.close()
      const handedOver = Promise.all(inHand.values())
      await Promise.race([handedOver, sleep(closingLimit, undefined, { ref: false })])
      relay?.close()
      await handedOver
      await running
    },
  }
}

/** Null when it is to be left as it is. */
async function handOver(due: Due, options: Options, relay: Relay | null): Promise<Outcome | null> {
  const { mailDomain, keys, log, noteAwaited } = options
  const isHere = (address: string) => address.slice(address.lastIndexOf('@') + 1) === mailDomain
  const missing = due.recipients.filter((address) => !due.reached.includes(address))
  const outcome: Outcome = { due, bytes: due.bytes, reached: [], refused: [], problem: null, messageId: null }
  let noted: Promise<void> | undefined
  try {
    if (due.isAnswerAwaited) throw new NotTaken('No answer was read', 'unconfirmed')
    outcome.bytes = await signMessage(due.bytes, mailDomain, await keys())
    const from = `bounce+${due.token}@${mailDomain}`
    const elsewhere = missing.filter((address) => !isHere(address))
    if (elsewhere.length > 0) {
      if (!relay) throw new NotTaken('No mail server is configured', 'unreachable', true)
      const { reached, refused, messageId } = await relay.send({
        from,
        to: elsewhere,
        bytes: outcome.bytes,
        beforeEnd: () => {
          noted = noteAwaited(due.id)
          return noted
        },
      })
      outcome.reached.push(...reached)
      outcome.refused.push(...refused)
      outcome.messageId = messageId
    }
  } catch (cause) {
    if (cause instanceof RelayClosed) return null
    if (!(cause instanceof NotTaken)) log.error({ err: cause, mailId: due.id }, 'outgoing mail')
    const { problem, isForGood, message } = cause instanceof NotTaken ? cause : new NotTaken(messageOf(cause), 'unreachable')
    if (problem !== null) log.warn({ problem, words: message }, 'the mail server does not take mail')
    return { ...outcome, problem, refused: missing.map((address) => ({ address, isForGood, words: message })) }
  } finally {
    // or it were written down after the outcome
    await noted?.catch(() => {})
  }
  await deliverHere(missing.filter(isHere), outcome, options)
  return outcome
}

/** Mail between two people of the installation takes no way around. */
async function deliverHere(addresses: readonly string[], outcome: Outcome, options: Options): Promise<void> {
  const { mailDomain, findRecipient, accept } = options
  const refuse = (address: string, words: string, isForGood: boolean) => outcome.refused.push({ address, words, isForGood })
  const here: { address: string; recipient: Recipient }[] = []
  for (const address of addresses) {
    const recipient = await findRecipient(address)
    if (recipient === 'full') refuse(address, `The mailbox of ${address} is full`, false)
    else if (recipient) here.push({ address, recipient })
    else refuse(address, `${address} is no address here`, true)
  }
  if (here.length === 0) return
  const envelopeFrom = `bounce+${outcome.due.token}@${mailDomain}`
  const recipients = here.map(({ recipient }) => recipient)
  try {
    await accept({
      bytes: outcome.bytes,
      recipients,
      envelopeFrom,
      clientAddress: '',
      helo: mailDomain,
      isTls: true,
      source: 'http',
    })
    outcome.reached.push(...here.map(({ address }) => address))
  } catch (cause) {
    for (const { address } of here) refuse(address, messageOf(cause), false)
  }
}
