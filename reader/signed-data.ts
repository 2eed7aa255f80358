import { createRequire } from 'node:module'

/** Few mails are signed so that their text stands within the signature: the parts that read it are loaded with the first that is. */
const load = createRequire(import.meta.url)
const library = () => ({
  ...(load('@peculiar/asn1-schema') as typeof import('@peculiar/asn1-schema')),
  ...(load('@peculiar/asn1-cms') as typeof import('@peculiar/asn1-cms')),
})

/** The MIME entity that an opaque S/MIME signature holds (RFC 8551 section 3.5.2); null where it is encrypted or none. Its signature isn't checked. */
export function contentOfSigned(bytes: Uint8Array): Uint8Array | null {
  const { AsnConvert, ContentInfo, SignedData, id_signedData } = library()
  try {
    const outer = AsnConvert.parse(bytes, ContentInfo)
    if (outer.contentType !== id_signedData) return null
    const content = AsnConvert.parse(outer.content, SignedData).encapContentInfo.eContent?.single
    return content ? Buffer.from(content.buffer) : null
  } catch {
    return null
  }
}
