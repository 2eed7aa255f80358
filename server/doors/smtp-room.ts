/** Bytes of messages that are being received or written: of all, and of one client. */
export interface RoomLimits {
  /** Bytes of one message. */
  message: number
  inFlight: number
  inFlightPerClient: number
}

/** What one message has of it. */
export interface Place {
  /** Counts bytes that came in; false when there is no room for them. */
  hold(bytes: number): boolean
  /** Nothing of it is held any more. */
  leave(): void
  /** All of it is here: it gives way to nobody any more. */
  complete(): void
}

export interface Comer {
  /** Whom limits count. */
  client: string
  /** Bytes that the message will have, as far as its sender told. */
  announced: number | null
  /** Lets go of the message, because others need its room. Calls `leave`. */
  giveWay(): void
}

/** Messages up to this size find room while larger ones fill all but the last eighth. */
const small = 1024 * 1024
const keptForSmall = 1 / 8

/** Nobody is nearer to the end than this, or a last byte that never comes would hold the rest. */
const leastLeft = 64 * 1024

/** The pace of a client is what it sent lately: what came so many milliseconds ago counts half. */
const halfLife = 1_000

interface Held extends Comer {
  bytes: number
  recent: number
  measuredAt: number
  isComplete: boolean
}

/**
 * The memory that messages share. When it is full, the message that would need longest to be complete gives way: who trickles does not keep
 * the others out, and who is nearly done is let finish.
 */
export function openRoom(limits: RoomLimits, now: () => number = () => performance.now()): { enter(comer: Comer): Place } {
  const messages = new Set<Held>()
  const ofClient = new Map<string, number>()
  let total = 0

  const count = (one: Held, bytes: number) => {
    one.bytes += bytes
    total += bytes
    const left = (ofClient.get(one.client) ?? 0) + bytes
    if (left > 0) ofClient.set(one.client, left)
    else ofClient.delete(one.client)
  }
  const isRoomFor = (one: Held, bytes: number) =>
    total + bytes <= limits.inFlight * (one.bytes + bytes > small ? 1 - keptForSmall : 1)

  /** How long it would take until all of it is here, at its pace. */
  const patienceFor = (one: Held, at: number) => {
    const isAnnounced = one.announced !== null && one.announced > one.bytes
    const left = (isAnnounced ? Number(one.announced) : limits.message) - one.bytes
    return Math.max(left, leastLeft) / (one.recent * 2 ** ((one.measuredAt - at) / halfLife))
  }

  const slowest = (at: number) => {
    let found: Held | null = null
    let longest = -1
    for (const one of messages) {
      const wait = one.isComplete || one.bytes === 0 ? -1 : patienceFor(one, at)
      if (wait > longest) [found, longest] = [one, wait]
    }
    return found
  }

  return {
    enter(comer) {
      const one: Held = { ...comer, bytes: 0, recent: 0, measuredAt: now(), isComplete: false }
      messages.add(one)
      return {
        hold(bytes) {
          const at = now()
          one.recent = one.recent * 2 ** ((one.measuredAt - at) / halfLife) + bytes
          one.measuredAt = at
          if ((ofClient.get(one.client) ?? 0) + bytes > limits.inFlightPerClient) return false
          while (!isRoomFor(one, bytes)) {
            const other = slowest(at)
            if (other === null || other === one || patienceFor(other, at) <= patienceFor(one, at)) return false
            other.giveWay()
          }
          count(one, bytes)
          return true
        },
        complete() {
          one.isComplete = true
        },
        leave() {
          messages.delete(one)
          count(one, -one.bytes)
        },
      }
    },
  }
}
