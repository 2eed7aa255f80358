import { useEffect, useMemo, useRef, useState } from 'react'
import { useIsDark } from './color-scheme.ts'
import { mailDocument, setsColours, sideBar } from './mail-document.ts'
import css from './mail-frame.module.css'

const tallest = 20_000

/** A mail's HTML in a frame that runs nothing and reaches nothing of ours; links open in a new tab. */
export function MailFrame({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number>()
  const isDark = useIsDark()
  const dark = isDark && !setsColours(html)
  const source = useMemo(() => mailDocument(html, { dark }), [html, dark])

  useEffect(() => {
    const element = frame.current
    if (!element) return
    // React would make a plain string of it.
    element.srcdoc = source
    let measured = 0
    let forget = () => {}
    const fit = () => {
      const width = element.clientWidth
      if (width === 0 || width === measured) return
      measured = width
      forget()
      const border = element.offsetHeight - element.clientHeight
      forget = measure(source, width, (height) => setHeight(height + border))
    }
    const watch = new ResizeObserver(fit)
    watch.observe(element)
    return () => {
      watch.disconnect()
      forget()
    }
  }, [source])

  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      className={css.frame}
      data-paper={!dark || undefined}
      data-fitted={height !== undefined || undefined}
      style={{ height: height ?? 160 }}
    />
  )
}

/**
 * Tells how high the document is at a width. The shown frame is of no origin, so it cannot be asked; a second one, never
 * seen, out of reach of the page and gone at once, is laid out for that. It may be looked into, but scripts are off in it too.
 */
function measure(source: string, width: number, tell: (height: number) => void): () => void {
  const host = document.createElement('div')
  const probe = document.createElement('iframe')
  probe.setAttribute('sandbox', 'allow-same-origin')
  probe.tabIndex = -1
  host.ariaHidden = 'true'
  host.inert = true
  Object.assign(host.style, { position: 'fixed', top: '0', left: '-10000px', visibility: 'hidden' })
  Object.assign(probe.style, { width: `${width}px`, height: '1px', border: '0' })
  probe.srcdoc = source
  probe.addEventListener('load', () => {
    const { scrollHeight = 0, scrollWidth = 0 } = probe.contentDocument?.documentElement ?? {}
    host.remove()
    if (scrollHeight > 0) tell(Math.min(scrollHeight + (scrollWidth > width ? sideBar : 0), tallest))
  })
  host.attachShadow({ mode: 'closed' }).append(probe)
  document.body.append(host)
  return () => host.remove()
}
