import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** What a first visit to a page may take, JavaScript and styles together, in bytes of gzip. */
const budget = 150_000

/** What a first visit to each of these pages begins with, beside `main.tsx`. They are called as the end of their path. */
export const firstPages: Record<string, string[]> = {
  'sign-in': ['pages/auth-layout.tsx', 'pages/sign-in.tsx'],
  dashboard: ['pages/dashboard.tsx'],
  'active-applications': ['pages/active-applications.tsx'],
}

/** What every page behind the sign-in loads as soon as it stands. */
export const soonLoaded = 'pages/home-soon.ts'

/** Parts that are loaded when they are first shown, and what each may take beyond the page that shows it, in bytes of gzip. */
const laterParts = {
  composer: {
    modules: ['features/mail/composer.tsx'],
    page: ['pages/home-layout.tsx', 'pages/application-detail.tsx'],
    budget: 25_000,
  },
}

/**
 * Prints what a first visit and each later part load, fails the build when one is over its budget, and lays compressed copies beside the files.
 * What each page begins with stands in `first-load.json`, so that the server can name it in the page: else it is asked for when the router has
 * run.
 */
export function firstLoad(): Plugin {
  return {
    name: 'first-load',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      const entry = chunks.find((chunk) => chunk.isEntry)
      const over: string[] = []
      const filesWith = (modules: readonly string[]) => {
        const wanted = modules.map(
          (module) =>
            chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/${module}`))) ??
            this.error(`No file has ${module}`),
        )
        return filesOf(entry ? [entry, ...wanted] : wanted, bundle)
      }
      const measure = (what: string, names: readonly string[], budget: number) => {
        const files = names.map((file) => readFileSync(join(dir, file)))
        const gzip = files.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0)
        const brotli = files.reduce((sum, bytes) => sum + brotliCompressSync(bytes).length, 0)
        this.info(
          `${what}: ${kB(gzip)} gzip, ${kB(brotli)} brotli, ${files.length} files; budget ${kB(budget)} gzip, ratio ${(gzip / budget).toFixed(2)}`,
        )
        if (gzip > budget) over.push(what)
      }
      const html = readFileSync(join(dir, 'index.html'), 'utf8')
      const named: Record<string, string[]> = {}
      for (const [page, modules] of Object.entries(firstPages)) {
        const names = filesWith(modules)
        named[page] = names.filter((file) => !html.includes(file))
        measure(`first load of ${page}`, names, budget)
      }
      for (const [part, { modules, page, budget }] of Object.entries(laterParts)) {
        const before = filesWith(page)
        measure(
          `later load of ${part}`,
          filesWith(modules).filter((file) => !before.includes(file)),
          budget,
        )
      }
      writeFileSync(join(dir, 'first-load.json'), JSON.stringify(named))
      if (over.length > 0) this.error(`Over budget: ${over.join(', ')}`)
    },
    closeBundle() {
      compressAll(join(import.meta.dirname, 'dist'))
    },
  }
}

/** The chunks with all they import at once, and their styles. */
function filesOf(chunks: Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>()
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') visit(imported)
    }
  }
  chunks.forEach(visit)
  return [...found]
}

function compressAll(folder: string) {
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || !/\.(?:m?js|css|html|svg|txt)$/.test(file.name)) continue
    const path = join(file.parentPath, file.name)
    const bytes = readFileSync(path)
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  }
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
