import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { prefix } from '../../contract/endpoint.ts'
import { Refusal } from '../lib/refusal.ts'

/** The built web app. Every path without a file is the app's own, whose router knows it; the interface's unknown paths are refused. */
export async function serveWeb(app: FastifyInstance, folder: string | undefined) {
  const isBuilt = folder !== undefined && existsSync(join(folder, 'index.html'))
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      index: ['index.html'],
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
    const isPage = request.method === 'GET' && !isUnder(path, prefix) && !isUnder(path, '/assets')
    if (!isBuilt || !isPage) throw new Refusal('not_found')
    return reply.sendFile('index.html')
  })
}

function isUnder(path: string, folder: string) {
  return path === folder || path.startsWith(`${folder}/`)
}
