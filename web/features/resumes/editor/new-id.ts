/** Of an entry or a section, unlike all others of the document. `crypto.randomUUID` is missing where there is no TLS. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, '0')).join('')
}
