import { readFileSync, statSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { contentPolicy, noncePlaceholder } from '../contract/content-policy.ts'
import { firstLoad, firstPages } from './first-load.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const contract = resolve(here, '../contract') + sep
const licences = 'third-party-licences.txt'

/**
 * Gives the browser the contract without its schemas: method, path and access of each entry, and plain tables.
 * The types stay whole. Saves zod, 29 kB of the 150 kB (gzip) that a first load may take; importing a schema fails the build.
 */
function contractWithoutSchemas(): Plugin {
  return {
    name: 'contract-without-schemas',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?', 1)[0] ?? id
      if (!file.startsWith(contract)) return
      const room: Record<string, unknown> = await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)
      return Object.entries(room)
        .map(([name, value]) => [name, plain(value)] as const)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}

function plain(value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'number' || Array.isArray(value)) return value
  if (typeof value !== 'object' || value === null || '_zod' in value || value instanceof Map) return
  if ('method' in value && 'path' in value && 'access' in value) {
    return { method: value.method, path: value.path, access: value.access }
  }
  return value
}

/** Adds the licence of the icons, which no package brings, to those of the packages. */
function iconsLicence(): Plugin {
  return {
    name: 'icons-licence',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const list = bundle[licences]
        if (list?.type !== 'asset') return this.error(`${licences} is missing`)
        list.source = `${list.source}\n# Tabler Icons\n\n${readFileSync(resolve(here, 'ui/icons-licence.txt'), 'utf8')}`
      },
    },
  }
}

const pages = resolve(here, 'pages') + sep
const isOwn = (id: string) => (id.startsWith(here) && !id.startsWith(pages)) || id.startsWith(contract)

/** By module, which of the pages that people begin with load it at once; known when the build has read them all. */
const firstPagesOf = new Map<string, string[]>()
function firstLoadedModules(): Plugin {
  return {
    name: 'first-loaded-modules',
    apply: 'build',
    buildEnd() {
      for (const [page, modules] of Object.entries(firstPages)) {
        const visit = (id: string) => {
          const known = firstPagesOf.get(id) ?? []
          if (known.includes(page)) return
          firstPagesOf.set(id, [...known, page])
          this.getModuleInfo(id)?.importedIds.forEach(visit)
        }
        for (const module of ['main.tsx', ...modules]) visit(resolve(here, module))
      }
    },
  }
}

const server = process.env.APPLYBOX_WEB_PROXY ?? 'http://localhost:3000'

export default defineConfig({
  root: here,
  plugins: [contractWithoutSchemas(), iconsLicence(), react(), firstLoadedModules(), firstLoad()],
  html: { cspNonce: noncePlaceholder },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    // Every browser that can run the rest preloads modules by itself.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    license: { fileName: licences },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A few files, instead of one for each small part that pages share.
          groups: [
            {
              name: 'react',
              // Several queries at once are asked by later pages alone.
              test: /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack\/(?:query-core|react-query))\/(?!.*\/(?:useQueries|queriesObserver)\.)/,
              priority: 4,
            },
            // Each first page loads a file of its own and one for each set of pages that share something; the most shared comes first, for a
            // group takes with it what its modules need.
            ...[3, 2, 1].map((shares) => ({
              name: (id: string) => firstPagesOf.get(id)?.join('_') ?? null,
              test: (id: string) => isOwn(id) && firstPagesOf.get(id)?.length === shares,
              priority: shares,
            })),
            { name: 'later', test: (id) => isOwn(id) && !/\/features\/.+\/texts\//.test(id), minShareCount: 4 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173, // Not the module of that name.
    // As the server's, for what it would refuse to show while it is written. The nonce stays the placeholder.
    headers: {
      'content-security-policy': contentPolicy({
        styleNonce: noncePlaceholder,
        development: { scripts: `'nonce-${noncePlaceholder}'`, connections: 'ws:' },
      }),
    },
    proxy: { '^/api/': server },
  },
})
