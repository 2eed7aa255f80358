import DOMPurify from 'dompurify'
import { prefix } from '../../contract/endpoint.ts'
import { picturesPath } from '../../contract/mail.ts'

const pictures = `${prefix}/${picturesPath}`

const style = (dark: boolean) => `
html{color-scheme:${dark ? 'dark' : 'light'};overflow-wrap:anywhere}
body{margin:0;padding:${dark ? '4px 0' : '16px'};font:14px/1.5 Lato,system-ui,sans-serif;color:${dark ? '#e7e9ee' : '#1a1e26'};background:${dark ? 'transparent' : '#fff'}}
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
export function mailDocument(html: string, { dark }: { dark: boolean }): string {
  const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src data: ${location.origin}${pictures}; base-uri 'none'; form-action 'none'`
  const body = DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'video', 'audio', 'source', 'picture', 'dialog'],
    FORBID_ATTR: ['srcset', 'id', 'name', 'class', 'ping'],
    ADD_ATTR: ['target'],
    ALLOWED_URI_REGEXP:
      /^(?:https?:\/\/|mailto:|tel:|data:image\/(?:png|jpeg|gif|webp|avif);base64,|\/api\/users\/emails\/pictures\/)/i,
  })
  return `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="no-referrer"><style>${style(dark)}</style></head><body>${body}</body></html>`
}
