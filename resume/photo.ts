/** The picture in a data URL, if its first bytes are those of a JPEG or PNG; an address elsewhere is never fetched. */
export function photoOf(image: string | null | undefined): { file: string; bytes: Buffer } | null {
  const data = /^data:image\/(?:png|jpeg);base64,/.exec(image ?? '')
  if (!data || !image) return null
  const bytes = Buffer.from(image.slice(data[0].length), 'base64')
  if (bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]))) return { file: 'photo.png', bytes }
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return { file: 'photo.jpg', bytes }
  return null
}
