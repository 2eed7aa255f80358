import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ownScript } from '../own-script.ts'
import { t } from '../texts/index.ts'
import css from './pdf-pages.module.css'

GlobalWorkerOptions.workerPort = new Worker(ownScript(worker), { type: 'module' })

const mostPages = 60

/** The pages of a PDF as pictures with their text for those who hear it. Its scripts, forms and links do nothing here. */
export function PdfPages({ bytes, fallback }: { bytes: Blob; fallback: ReactNode }) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | 'broken'>()
  useEffect(() => {
    let close: () => unknown = () => {}
    let isGone = false
    void bytes.arrayBuffer().then((data) => {
      if (isGone) return
      const task = getDocument({ data, enableXfa: false, disableFontFace: false })
      close = () => task.destroy()
      task.promise.then(setPdf, () => setPdf('broken'))
    })
    return () => {
      isGone = true
      close()
    }
  }, [bytes])
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
  const [text, setText] = useState('')
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    let stop = () => {}
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watch.disconnect()
        void pdf.getPage(n).then(async (page) => {
          stop = draw(page, element)
          const { items } = await page.getTextContent()
          setText(items.map((item) => ('str' in item ? item.str : '')).join(' '))
        })
      },
      { rootMargin: '400px' },
    )
    watch.observe(element)
    return () => {
      watch.disconnect()
      stop()
    }
  }, [pdf, n])
  return (
    <figure className={css.page}>
      <canvas ref={canvas} className={css.canvas} role="img" aria-label={t('pdf.page', { n, all: pdf.numPages })} />
      <figcaption className="visually-hidden">{text}</figcaption>
    </figure>
  )
}

const mostPixels = 3000

function draw(page: PDFPageProxy, canvas: HTMLCanvasElement): () => void {
  const natural = page.getViewport({ scale: 1 })
  const wanted = Math.min(canvas.clientWidth * Math.min(devicePixelRatio, 2), mostPixels)
  const viewport = page.getViewport({ scale: wanted / natural.width })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.min(Math.floor(viewport.height), mostPixels * 3)
  canvas.style.aspectRatio = `${canvas.width} / ${canvas.height}`
  const task = page.render({ canvas, viewport, annotationMode: 0 })
  task.promise.catch(() => undefined)
  return () => task.cancel()
}
