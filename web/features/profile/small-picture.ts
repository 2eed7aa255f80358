const side = 192
const quality = 0.85

/** The middle square of a picture, small, as base64 of a JPEG; null where the browser cannot read it. */
export async function smallPicture(file: File): Promise<string | null> {
  const whole = await createImageBitmap(file).catch(() => null)
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const paper = canvas.getContext('2d')
  if (!whole || !paper) return null
  const square = Math.min(whole.width, whole.height)
  // What is transparent would come out black.
  paper.fillStyle = '#fff'
  paper.fillRect(0, 0, side, side)
  paper.drawImage(whole, (whole.width - square) / 2, (whole.height - square) / 2, square, square, 0, 0, side, side)
  whole.close()
  return canvas.toDataURL('image/jpeg', quality).replace(/^.*,/, '')
}
