import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { contentPolicy, noncePlaceholder } from '../../contract/content-policy.ts'
import { prefix } from '../../contract/endpoint.ts'
import { Refusal } from '../lib/refusal.ts'
import type { Exposure } from './secure-headers.ts'

interface WebParts extends Exposure {
  /** The built web app; left out where there is none. */
  webFolder?: string
}

/** Serves the built web app. Paths without a file get the app, which routes them; unknown API paths are refused. */
export async function serveWeb(app: FastifyInstance, { webFolder, hasRecaptcha }: WebParts) {
  const folder = webFolder !== undefined && existsSync(join(webFolder, 'index.html')) ? webFolder : undefined

  const sendPage = async (reply: FastifyReply, path: string) => {
    if (folder === undefined) throw new Refusal('not_found')
    const [page, begins] = await Promise.all([readFile(join(folder, 'index.html'), 'utf8'), beginOf(folder, path)])
    const built = page.replace('</head>', `${begins}</head>`)
    const styleNonce = randomBytes(16).toString('base64url')
    return (
      reply
        .header('content-security-policy', contentPolicy({ styleNonce, hasRecaptcha }))
        // No ETag: a cached page would carry the nonce of another response.
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(built.replaceAll(noncePlaceholder, styleNonce))
    )
  }

  if (folder !== undefined) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      index: false,
      // Refuse folders: without compression they would cause a server error.
      allowedPath: (path) => !path.endsWith('/') && path !== '/index.html' && path !== '/first-load.json',
      cacheControl: false,
      setHeaders: (reply, path) => {
        // The build puts a hash of the content into the names in this folder.
        const isHashed = path.startsWith(join(folder, 'assets'))
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const isPage = ['GET', 'HEAD'].includes(request.method) && isOfPage(path)
    if (!isPage) throw new Refusal('not_found')
    return sendPage(reply, path)
  })
}

/** Preload tags for the scripts and styles that a page starts with. */
async function beginOf(folder: string, path: string): Promise<string> {
  const built = await readFile(join(folder, 'first-load.json'), 'utf8').catch(() => '{}')
  const pages = new Map(Object.entries(JSON.parse(built) as Record<string, string[]>))
  const files = pages.get(path.slice(path.lastIndexOf('/') + 1)) ?? []
  return files
    .map((file) => `<link rel="${file.endsWith('.css') ? 'preload" as="style' : 'modulepreload'}" crossorigin href="/${file}">`)
    .join('')
}

/** Malformed page URLs show the app's not-found page; malformed API URLs are refused. */
export function readable(url: string): string {
  const [path = '', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return isOfPage(path) ? [path.replaceAll('%', '%25'), ...query].join('?') : url
  }
}

const isOfPage = (path: string) => !isUnder(path, prefix) && !isUnder(path, '/assets')

function isUnder(path: string, folder: string) {
  return path === folder || path.startsWith(`${folder}/`)
}
