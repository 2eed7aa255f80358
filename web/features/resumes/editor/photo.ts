/** Width and height in pixels: 300 dpi at 34 mm, the widest of any template. */
const [width, height] = [400, 500]

/** Crops the centre of a picture to 4:5, as the data URL of a JPEG; null if the browser can't read it. */
export async function photoOf(file: File): Promise<string | null> {
  const whole = await createImageBitmap(file).catch(() => null)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const paper = canvas.getContext('2d')
  if (!whole || !paper) return null
  const scale = Math.max(width / whole.width, height / whole.height)
  const [w, h] = [whole.width * scale, whole.height * scale]
  // Transparent pixels would become black.
  paper.fillStyle = '#fff'
  paper.fillRect(0, 0, width, height)
  paper.drawImage(whole, (width - w) / 2, (height - h) / 2, w, h)
  whole.close()
  return canvas.toDataURL('image/jpeg', 0.85)
}
