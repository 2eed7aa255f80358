import { resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { firstPages, soonLoaded } from './first-load.ts'

const inWeb = (module: string) => resolve(import.meta.dirname, module)
const contract = inWeb('../contract')
const isOwn = (id: string) => id.startsWith(import.meta.dirname + sep) || id.startsWith(contract + sep)

/** What modules of ours are put into by who uses them, the most shared first: each file takes with it what its modules need. */
const files = ['app', ...Object.keys(firstPages), 'later', 'mail']
/** What is used by so many pages and parts comes with every page, though not every first page uses it; what is small from fewer on. */
const usedByMost = (uses: number, size: number) => uses >= 20 || (uses >= 9 && size < 600)
/** What only the pages of mail share, and what resumes or German alone need, is no burden for the other pages. */
const ofMail = /\/features\/(?:mail|detail|triage|documents)\//
const ofFew = /\/features\/resumes\/|\/ui\/markdown|\/texts\/(?:.+\/)?de\.ts$/

/** By module, its file; known when the build has read them all. Those without one go together by who uses them. */
const fileOf = new Map<string, string>()

/** The groups of the build, for `codeSplitting`. */
export const groups = files.map((name, index) => ({
  name,
  test: (id: string) => fileOf.get(id) === name,
  priority: files.length - index,
}))

/** A few files, instead of one for each small part that pages share: a request costs more than some bytes that another page needs. */
export function fewFiles(): Plugin {
  return {
    name: 'few-files',
    apply: 'build',
    buildEnd() {
      const infos = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? [])
      const imports = new Map(infos.map(({ id, importedIds }) => [id, importedIds]))
      const code = new Map(infos.map(({ id, code }) => [id, code?.length ?? 0]))
      const reached = (modules: Iterable<string>, found = new Set<string>()) => {
        for (const id of modules) if (!found.has(id)) reached(imports.get(id) ?? [], found.add(id))
        return found
      }
      const atOnce = reached([inWeb('main.tsx')])
      const soon = reached([inWeb(soonLoaded)])
      const first = Object.entries(firstPages).map(([page, modules]) => ({ page, modules: reached(modules.map(inWeb)) }))
      const isImported = new Set(infos.flatMap(({ importedIds }) => importedIds))
      const entries = new Set([inWeb('main.tsx'), ...infos.flatMap(({ dynamicallyImportedIds }) => dynamicallyImportedIds)])
      const uses = new Map<string, number>()
      for (const entry of entries) for (const id of reached([entry])) uses.set(id, (uses.get(id) ?? 0) + 1)
      const sizeOf = (id: string) => {
        const brought = [...reached([id])].filter((needed) => isOwn(needed) && !atOnce.has(needed))
        return brought.reduce((sum, needed) => sum + (code.get(needed) ?? 0), 0)
      }
      const place = (id: string, used: number) => {
        if (atOnce.has(id)) return 'app'
        // A page or part in a file with others would need a file of its own beside it.
        if (used < 2 || (entries.has(id) && !isImported.has(id))) return
        const [page, second] = first.filter(({ modules }) => modules.has(id)).map(({ page }) => page)
        if (page) return second || soon.has(id) || usedByMost(used, sizeOf(id)) ? 'app' : page
        if (ofFew.test(id)) return
        if (ofMail.test(id)) return 'mail'
        return id.includes('/features/account/') && !soon.has(id) ? 'sign-in' : 'later'
      }
      for (const [id, used] of uses) {
        const file = isOwn(id) && place(id, used)
        if (file) fileOf.set(id, file)
      }
      // Every page loads it soon: it brings nothing of a first page with it.
      for (const [id, file] of fileOf) {
        const needs = file === 'later' ? [...reached([id])].map((needed) => fileOf.get(needed) ?? '') : []
        if (needs.some((needed) => needed in firstPages)) fileOf.delete(id)
      }
    },
  }
}
