import { createHmac } from 'node:crypto'
import { prefix } from '../../../contract/endpoint.ts'
import { getPicture } from '../../../contract/mail.ts'

/** Lets pictures of one mail be fetched through us for a while. The key is good for nothing else: it goes where hostile bytes are read. */
export interface PictureSeal {
  /** Whose, of which mail, until when. */
  claim: string
  key: Uint8Array
}

/** The path at which a picture from elsewhere is had from us. Nothing is stored for it, and no bearer token is needed. */
export function picturePath(seal: PictureSeal, url: string): string {
  const token = `${seal.claim}.${signatureOf(seal, url)}`
  return `${prefix}/${getPicture.path.replace('{token}', token)}?${new URLSearchParams({ url })}`
}

export function signatureOf({ key }: PictureSeal, url: string): string {
  return createHmac('sha256', key).update(url).digest('base64url')
}
