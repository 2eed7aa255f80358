/** A text as the model sees it: bucket numbers and how much each counts. */
export interface Vector {
  ids: Int32Array
  values: Float32Array
}

/** Buckets of one text after the other, each once at its highest value, in the order in which they were met. */
export interface Gathering {
  raise(id: number, value: number): void
  /** What was gathered; the next text begins with nothing. */
  take(): Vector
}

/** A mail has thousands of features, most of them in several sentences: the tables they are looked up in are kept and used again. */
export function gathering(): Gathering {
  let ids = new Int32Array(1024)
  let values = new Float32Array(1024)
  /** Where in `places` each stands. */
  let taken = new Int32Array(1024)
  let size = 0
  /** By the lower bits of an id, or the next free place behind: one more than where it stands. */
  let places = new Int32Array(4096)

  function grow(): void {
    ids = extended(ids, new Int32Array(2 * ids.length))
    values = extended(values, new Float32Array(2 * values.length))
    taken = extended(taken, new Int32Array(2 * taken.length))
    places = new Int32Array(2 * places.length)
    for (let at = 0; at < size; at += 1) put(at, placeOf(ids[at] ?? 0))
  }

  function put(at: number, place: number): void {
    places[place] = at + 1
    taken[at] = place
  }

  function placeOf(id: number): number {
    const last = places.length - 1
    let place = id & last
    for (let at = places[place] ?? 0; at !== 0 && ids[at - 1] !== id; at = places[place] ?? 0) place = (place + 1) & last
    return place
  }

  return {
    raise(id, value) {
      const place = placeOf(id)
      const at = (places[place] ?? 0) - 1
      if (at >= 0) {
        if ((values[at] ?? 0) < value) values[at] = value
        return
      }
      ids[size] = id
      values[size] = value
      put(size, place)
      size += 1
      if (size === ids.length) grow()
    },
    take() {
      const vector = { ids: ids.slice(0, size), values: values.slice(0, size) }
      for (let at = 0; at < size; at += 1) places[taken[at] ?? 0] = 0
      size = 0
      return vector
    },
  }
}

function extended<T extends Int32Array | Float32Array>(from: T, to: T): T {
  to.set(from)
  return to
}
