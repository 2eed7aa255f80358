/** What one upload has of the memory for all. */
export interface Place {
  /** Counts bytes that came in; false when there is no room for them. */
  hold(bytes: number): boolean
  /** All of it is here: it gives way to nobody any more. */
  complete(): void
  /** Nothing of it is held any more. */
  leave(): void
}

interface Held {
  person: string
  bytes: number
  lastAt: number
  isComplete: boolean
  giveWay: () => void
}

/**
 * The memory that unfinished uploads share. When it is full, the person who holds most of it gives up the upload of which nothing came for
 * the longest time: nobody's uploads keep those of others out, finished or not.
 */
export function openUploadRoom(mostBytes: number, now: () => number = () => performance.now()) {
  const uploads = new Set<Held>()
  let total = 0

  const bytesOf = (person: string) => [...uploads].reduce((sum, one) => sum + (one.person === person ? one.bytes : 0), 0)

  function nextToGiveWay(): Held | undefined {
    const unfinished = [...uploads].filter((one) => !one.isComplete && one.bytes > 0)
    const persons = Map.groupBy(unfinished, ({ person }) => person)
    const [most] = [...persons].sort(([a], [b]) => bytesOf(b) - bytesOf(a))
    return most?.[1].sort((a, b) => a.lastAt - b.lastAt)[0]
  }

  return {
    enter(person: string, giveWay: () => void): Place {
      const one: Held = { person, bytes: 0, lastAt: now(), isComplete: false, giveWay }
      uploads.add(one)
      return {
        hold(bytes) {
          if (!uploads.has(one)) return false
          one.lastAt = now()
          while (total + bytes > mostBytes) {
            const other = nextToGiveWay()
            if (!other || other.person === person || bytesOf(other.person) < bytesOf(person) + bytes) return false
            other.giveWay()
          }
          one.bytes += bytes
          total += bytes
          return true
        },
        complete() {
          one.isComplete = true
        },
        leave() {
          uploads.delete(one)
          total -= one.bytes
          one.bytes = 0
        },
      }
    },
  }
}
