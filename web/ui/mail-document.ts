import DOMPurify from 'dompurify'
import { trustedTypePolicies } from '../../contract/content-policy.ts'
import { prefix } from '../../contract/endpoint.ts'
import { picturesPath } from '../../contract/mail.ts'
import { trustedTypePolicy } from '../trusted-types.ts'
import { safeMailLink } from './mail-to.ts'
import { styleNonce } from './style-nonce.ts'

const pictures = `${prefix}/${picturesPath}`

/** Height of the bar by which what is still too wide is moved, in pixels; it is seen on a phone too. */
export const sideBar = 10

/** Around a mail on paper, in pixels. */
const margin = 16

const look = (dark: boolean) => `
::-webkit-scrollbar{width:${sideBar}px;height:${sideBar}px}
::-webkit-scrollbar-thumb{background:${dark ? '#5a6270' : '#aab1bd'};border:2px solid ${dark ? '#1d2026' : '#fff'};border-radius:5px}
html{color-scheme:${dark ? 'dark' : 'light'};overflow-wrap:anywhere}
body{margin:0;padding:${dark ? '4px 0' : `${margin}px`};font:.875rem/1.5 Lato,system-ui,sans-serif;color:${dark ? '#e7e9ee' : '#1a1e26'};background:${dark ? 'transparent' : '#fff'}}
img{max-width:100%;height:auto}
a{color:${dark ? '#8fb0f2' : '#2558c4'}}
blockquote{margin:8px 0 8px 4px;padding-left:12px;border-left:2px solid ${dark ? '#3a404b' : '#d3d8e0'}}
pre{white-space:pre-wrap}`

/** Mails that set colours were drawn for white paper; only plain ones follow the dark scheme. */
export function setsColours(html: string): boolean {
  return /(?:background(?:-color)?|bgcolor|\bcolor)\s*[:=]/i.test(html)
}

/**
 * A whole document for a mail's HTML. The server has made it harmless already; here it is made so once more, by another
 * hand, and its own policy lets nothing run and nothing be fetched but the mail's pictures, from us.
 */
export function mailDocument(html: string, options: { dark: boolean }): string {
  return policy.createHTML(html, options)
}

const policy = trustedTypePolicy(trustedTypePolicies.mail, {
  createHTML(html: string, { dark }: { dark: boolean }): string {
    const contentPolicy = `default-src 'none'; style-src 'nonce-${styleNonce}'; img-src data: ${location.origin}${pictures}; base-uri 'none'; form-action 'none'`
    const body = DOMPurify.sanitize(html, {
      RETURN_DOM: true,
      USE_PROFILES: { html: true },
      FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'video', 'audio', 'source', 'picture', 'dialog'],
      FORBID_ATTR: ['style', 'srcset', 'id', 'name', 'class', 'ping'],
      ADD_ATTR: ['target'],
      ADD_URI_SAFE_ATTR: noAddresses,
      ALLOWED_URI_REGEXP:
        /^(?:https?:\/\/|mailto:|tel:|data:image\/(?:png|jpeg|gif|webp|avif);base64,|\/api\/users\/emails\/pictures\/)/i,
    }) as HTMLElement
    for (const link of body.querySelectorAll('[href^="mailto:" i]'))
      link.setAttribute('href', safeMailLink(link.getAttribute('href') ?? ''))
    giveGround(body)
    const widths = widthsOf(body)
    const styles = `${look(dark)}${stylesOf(body)}${widths}`
    return `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${contentPolicy}"><meta name="referrer" content="no-referrer"><style nonce="${styleNonce}">${styles}</style></head><body>${body.innerHTML}</body></html>`
  },
})

// The sanitizer takes every value for an address that is not known to be none.
const noAddresses = (
  'target rel dir lang align valign width height bgcolor color border hspace vspace face size ' +
  'cellpadding cellspacing colspan rowspan nowrap scope span start type value'
).split(' ')

/** Light words that were to stand on a picture would be white on white: they stand on grey. */
function giveGround(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('[data-ground]')) {
    element.removeAttribute('data-ground')
    const around = element.closest(coloured)
    const words = [...element.querySelectorAll(coloured), ...(around ? [around] : [])]
    if (words.some(isLight))
      element.setAttribute('data-style', `background-color:#4a5160;${element.getAttribute('data-style') ?? ''}`)
  }
}

const coloured = '[color],[data-style*="color:"]'

/** Whether its words are nearly white, and have no ground of their own. */
function isLight(element: Element): boolean {
  const { style } = document.createElement('p')
  style.cssText = element.getAttribute('data-style') ?? ''
  if (style.backgroundColor !== '' || element.hasAttribute('bgcolor')) return false
  const brush = new OffscreenCanvas(1, 1).getContext('2d')
  if (!brush) return false
  brush.fillStyle = style.color || element.getAttribute('color') || '#000'
  const [, red = '0', green = '0', blue = '0'] = /^#(..)(..)(..)$/.exec(brush.fillStyle) ?? []
  return [red, green, blue].every((part) => Number.parseInt(part, 16) > 190)
}

/** What is drawn wider than the frame fills it instead: mail is read down, not from side to side. */
function widthsOf(body: HTMLElement): string {
  const widths = new Set<number>()
  const { style } = document.createElement('p')
  for (const element of body.querySelectorAll('[width],[data-style]')) {
    style.cssText = element.getAttribute('data-style') ?? ''
    const width = Math.max(...[element.getAttribute('width'), style.width, style.minWidth].map(pixelsOf))
    if (width < narrowest) continue
    element.setAttribute('data-wide', String(width))
    widths.add(width)
  }
  return [...widths]
    .map((width) => {
      const wide = `[data-wide="${width}"]`
      return `
@media (max-width:${width + 2 * margin}px){
body ${wide}{box-sizing:border-box!important;width:100%!important;min-width:0!important}
body :is(td,th):is(${wide},${wide} *){width:auto!important;min-width:0!important}}`
    })
    .join('')
}

/** What fits into every frame, in pixels. */
const narrowest = 180

const pixelsOf = (length: string | null): number => Number(/^(\d+)(?:\.\d+)?(?:px)?$/.exec(length ?? '')?.[1] ?? 0)

/** Style attributes hold nowhere in our pages: what the mail's elements are to look like becomes rules of one sheet, as the browser reads them. */
function stylesOf(body: HTMLElement): string {
  const classes = new Map<string, string>()
  const { style } = document.createElement('p')
  for (const element of body.querySelectorAll('[data-style]')) {
    style.cssText = element.getAttribute('data-style') ?? ''
    element.removeAttribute('data-style')
    // Variables alone are kept as they were written.
    for (const name of [...style]) if (name.startsWith('--')) style.removeProperty(name)
    const written = style.cssText
    if (!written) continue
    const name = classes.get(written) ?? `s${classes.size}`
    classes.set(written, name)
    element.className = name
  }
  // Inside a string a tag could end the sheet.
  return [...classes]
    .map(([written, name]) => `\n.${name}{${written}}`)
    .join('')
    .replaceAll('<', '\\3c ')
}
