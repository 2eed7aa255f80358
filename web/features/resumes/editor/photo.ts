/** Pixels of the sides: printed at 34 mm, the most of any template, that is 300 a inch. */
const [width, height] = [400, 500]

/** The middle of a picture at 4 to 5, as the data URL of a JPEG; null where the browser can't read it. */
export async function photoOf(file: File): Promise<string | null> {
  const whole = await createImageBitmap(file).catch(() => null)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const paper = canvas.getContext('2d')
  if (!whole || !paper) return null
  const scale = Math.max(width / whole.width, height / whole.height)
  const [w, h] = [whole.width * scale, whole.height * scale]
  // What is transparent would come out black.
  paper.fillStyle = '#fff'
  paper.fillRect(0, 0, width, height)
  paper.drawImage(whole, (width - w) / 2, (height - h) / 2, w, h)
  whole.close()
  return canvas.toDataURL('image/jpeg', 0.85)
}
