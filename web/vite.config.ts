import { statSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { firstLoad, firstModules } from './first-load.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const contract = resolve(here, '../contract') + sep

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

/** What a part says comes with that part. */
const isShareable = (id: string) =>
  (id.startsWith(here) && !/\/features\/[^/]+\/texts\//.test(id)) || id.startsWith(contract) || id.includes('@tabler')

/** The modules that a first visit loads at once, known when the build has read them all. */
const firstLoaded = new Set<string>()
function firstLoadedModules(): Plugin {
  return {
    name: 'first-loaded-modules',
    apply: 'build',
    buildEnd() {
      const visit = (id: string) => {
        if (firstLoaded.has(id)) return
        firstLoaded.add(id)
        this.getModuleInfo(id)?.importedIds.forEach(visit)
      }
      for (const module of firstModules) visit(resolve(here, module))
    },
  }
}

const server = process.env.APPLYBOX_WEB_PROXY ?? 'http://localhost:3000'

export default defineConfig({
  root: here,
  plugins: [contractWithoutSchemas(), react(), firstLoadedModules(), firstLoad()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    // Every browser that can run the rest preloads modules by itself.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A few files that many pages share, instead of one file for each small part.
          groups: [
            {
              name: 'react',
              test: /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack\/(?:query-core|react-query))\//,
            },
            { name: 'shared', test: (id) => isShareable(id) && firstLoaded.has(id), minShareCount: 4 },
            { name: 'later', test: (id) => isShareable(id) && !firstLoaded.has(id), minShareCount: 4 },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': server } },
})
