import { endLinesWithCrlf } from '../../lib/framing.ts'

const pageBytes = 16 * 1024
const CR = 0x0d

/**
 * A message as it comes in, with every line ended by CR LF. Each piece costs what its bytes cost: small ones are copied together, since
 * thousands of them would take far more memory than the message.
 */
export class Gathered {
  readonly #parts: Buffer[] = []
  #page = Buffer.alloc(0)
  #used = 0
  #endsInCr = false
  /** Bytes of the message so far. */
  length = 0

  /** Adds a piece; answers how many bytes longer the message is by it. */
  add(piece: Buffer): number {
    const before = this.length
    const text = this.#endsInCr ? Buffer.concat([Buffer.of(CR), piece]) : piece
    // the line feed that belongs to it may begin the next piece
    this.#endsInCr = text.at(-1) === CR
    this.#append(endLinesWithCrlf(this.#endsInCr ? text.subarray(0, -1) : text))
    return this.length - before
  }

  /** The whole message; what was gathered is handed over with it. */
  end(): Buffer {
    if (this.#endsInCr) this.#append(Buffer.from('\r\n'))
    this.#endsInCr = false
    this.#turnPage()
    return Buffer.concat(this.#parts.splice(0), this.length)
  }

  #append(piece: Buffer): void {
    this.length += piece.length
    if (piece.length >= pageBytes / 4) {
      this.#turnPage()
      this.#parts.push(piece)
      return
    }
    if (this.#used + piece.length > this.#page.length) {
      this.#turnPage()
      this.#page = Buffer.allocUnsafeSlow(pageBytes)
    }
    this.#used += piece.copy(this.#page, this.#used)
  }

  #turnPage(): void {
    if (this.#used > 0) this.#parts.push(this.#page.subarray(0, this.#used))
    this.#page = this.#page.subarray(this.#used)
    this.#used = 0
  }
}
