import { getDocument, type PDFDocumentProxy, type PDFPageProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ownScript } from '../own-script.ts'
import css from './pdf-pages.module.css'
import { t } from './texts/index.ts'

// One for all files: one that a file brings itself ends with it.
const reader = PDFWorker.create({ port: new Worker(ownScript(worker), { type: 'module' }) })

const mostPages = 60

/** The pages of a PDF as pictures with their text for those who hear it. Its scripts, forms and links do nothing here. */
export function PdfPages({ bytes, fallback }: { bytes: Blob; fallback: ReactNode }) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | 'broken'>()
  useEffect(() => {
    let isGone = false
    void bytes.arrayBuffer().then((data) => {
      if (isGone) return
      const task = getDocument({ data, worker: reader, enableXfa: false, disableFontFace: false })
      task.promise.then(
        (read) => (isGone ? void task.destroy() : setPdf(read)),
        () => isGone || setPdf('broken'),
      )
    })
    return () => {
      isGone = true
    }
  }, [bytes])
  // It is shown until the next one is read.
  useEffect(() => () => void (typeof pdf === 'object' && pdf.loadingTask.destroy()), [pdf])
  if (pdf === 'broken') return fallback
  if (!pdf) return null
  const pages = Math.min(pdf.numPages, mostPages)
  return (
    <div className={css.pages}>
      {Array.from({ length: pages }, (_, index) => index + 1).map((n) => (
        <Page key={n} pdf={pdf} n={n} />
      ))}
      {pages < pdf.numPages && <p className={css.more}>{t('pdf.more', { n: pdf.numPages - pages })}</p>}
    </div>
  )
}

/** Drawn when it comes into sight, at the width there is. */
function Page({ pdf, n }: { pdf: PDFDocumentProxy; n: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawn = useRef<PDFDocumentProxy>(null)
  const [isNear, setNear] = useState(false)
  const [text, setText] = useState('')
  useEffect(() => {
    const watch = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), { rootMargin: '400px' })
    if (canvas.current) watch.observe(canvas.current)
    return () => watch.disconnect()
  }, [])
  useEffect(() => {
    const element = canvas.current
    if (!element || !isNear || drawn.current === pdf) return
    let isGone = false
    let stop = () => {}
    const begun = inTurn(pdf, async () => {
      const page = await pdf.getPage(n)
      if (isGone) throw new Error('The page is out of sight')
      const drawing = draw(page, element)
      stop = drawing.stop
      await drawing.done
      if (!isGone) drawn.current = pdf
      return page
    })
    void begun.then(textOf).then(setText, () => undefined)
    return () => {
      isGone = true
      stop()
    }
  }, [pdf, n, isNear])
  return (
    <figure className={css.page}>
      <canvas ref={canvas} className={css.canvas} role="img" aria-label={t('pdf.page', { n, all: pdf.numPages })} />
      <figcaption className="visually-hidden">{text}</figcaption>
    </figure>
  )
}

const turns = new WeakMap<PDFDocumentProxy, Promise<unknown>>()

/** One page after the other, so that the first stands sooner. */
function inTurn<Result>(pdf: PDFDocumentProxy, work: () => Promise<Result>): Promise<Result> {
  const done = (turns.get(pdf) ?? Promise.resolve()).then(work)
  turns.set(
    pdf,
    done.catch(() => undefined),
  )
  return done
}

/** Fails where the file is gone meanwhile. */
async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}

const mostPixels = 3000

/** Drawn out of sight and then shown: a page that is drawn anew does not flicker. */
function draw(page: PDFPageProxy, shown: HTMLCanvasElement): { done: Promise<void>; stop: () => void } {
  const natural = page.getViewport({ scale: 1 })
  const wanted = Math.min(shown.clientWidth * Math.min(devicePixelRatio, 2), mostPixels)
  const viewport = page.getViewport({ scale: wanted / natural.width })
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.min(Math.floor(viewport.height), mostPixels * 3)
  const task = page.render({ canvas, viewport, annotationMode: 0 })
  const show = () => {
    Object.assign(shown, { width: canvas.width, height: canvas.height })
    shown.style.aspectRatio = `${canvas.width} / ${canvas.height}`
    shown.getContext('2d')?.drawImage(canvas, 0, 0)
  }
  return { done: task.promise.then(show, () => undefined), stop: () => task.cancel() }
}
