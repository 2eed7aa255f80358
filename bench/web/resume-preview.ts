import type { Page } from 'playwright-core'
import { createResume } from '../../contract/resumes.ts'
import { renderPdf } from '../../resume/typst/render.ts'
import { signUp } from '../../server/testing/caller.ts'
import { openBrowser, signIn, untilShown } from '../measure/browser.ts'
import { type Figure, percentile } from '../measure/figure.ts'
import type { Scratch } from '../measure/scratch.ts'
import { variant } from '../resume/render.ts'

const times = 60

/** From a key in the editor of a resume of two pages to the frame in which its preview is drawn anew. */
export async function measurePreview(scratch: Scratch): Promise<Figure[]> {
  const product = await scratch.start('http')
  const browser = await openBrowser()
  try {
    const ada = await signUp(product, 'ada.resume')
    const { id } = await ada.call(createResume, { body: { name: 'Two pages', document: ofTwoPages(0) } })
    const page = await browser.newPage({ baseURL: product.url, viewport: { width: 1280, height: 900 } })
    await page.addInitScript(markDrawings)
    await signIn(page, ada)
    await page.goto(`/resume-builder/${id}`)
    const seen = await measureKeys(page)
    const alone: number[] = []
    for (let n = 1; n <= times; n++) {
      const began = performance.now()
      renderPdf(ofTwoPages(n))
      alone.push(performance.now() - began)
    }
    const floor = (percent: number) => ({ what: 'ms, the renderer alone', value: percentile(alone, percent) })
    return [
      {
        what: 'Key to the preview of a resume of two pages, p95',
        value: percentile(seen, 95),
        unit: 'ms',
        floor: floor(95),
        goal: { is: 'at most', value: 150, of: 'value' },
      },
      { what: '  median', value: percentile(seen, 50), unit: 'ms', floor: floor(50) },
    ]
  } finally {
    await browser.close()
    await product.remove()
  }
}

function ofTwoPages(n: number) {
  const one = variant(n)
  const work = one.work ?? []
  return { ...one, work: [...work, ...work, ...work] }
}

/** Marks the document when a picture that stands in it is drawn. */
const markDrawings = `(() => {
  const { drawImage } = CanvasRenderingContext2D.prototype
  CanvasRenderingContext2D.prototype.drawImage = function (...given) {
    drawImage.apply(this, given)
    if (this.canvas.isConnected) document.documentElement.toggleAttribute('data-drawn', true)
  }
})()`

const isDrawn = "document.documentElement.hasAttribute('data-drawn')"

async function measureKeys(page: Page): Promise<number[]> {
  const preview = page.getByRole('region', { name: 'Preview' })
  await preview.getByRole('img', { name: 'Page 1 of 2' }).waitFor()
  const measured: number[] = []
  await page.getByLabel('Summary').press('Control+End')
  for (let n = 0; n < times; n++) {
    const isTyped = n % 2 === 0
    // what was typed before is saved
    await page.waitForTimeout(800)
    await page.evaluate("document.documentElement.toggleAttribute('data-drawn', false)")
    measured.push(await untilShown(page, 'keydown', isDrawn, () => page.keyboard.press(isTyped ? '!' : 'Backspace')))
    await preview.getByText('the people who do.!').waitFor({ state: isTyped ? 'attached' : 'detached' })
  }
  return measured
}
