import { readFileSync, statSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { contentPolicy, noncePlaceholder } from '../contract/content-policy.ts'
import { fewFiles, groups } from './few-files.ts'
import { firstLoad } from './first-load.ts'

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

const server = process.env.APPLYBOX_WEB_PROXY ?? 'http://localhost:3000'

export default defineConfig({
  root: here,
  plugins: [contractWithoutSchemas(), iconsLicence(), react(), fewFiles(), firstLoad()],
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
          groups: [
            {
              name: 'react',
              // Several queries at once are asked by later pages alone.
              test: /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack\/(?:query-core|react-query))\/(?!.*\/(?:useQueries|queriesObserver)\.)/,
              priority: groups.length + 1,
            },
            ...groups,
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
