import type { RouteObject } from 'react-router'
import { parts } from './lazy-part.ts'
import { router } from './router.tsx'

/** By then the first page stands with what it shows, and the network is free. */
const afterMs = 3000

/**
 * Loads the other pages, and what they show, one after the other: the next one opens at once, and without a network too. Who saves data has
 * each loaded when it is first visited.
 */
export function loadAhead(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  setTimeout(async () => {
    try {
      for (const { lazy } of pagesOf(router.routes)) if (typeof lazy === 'function') await lazy()
      for (const load of [...parts]) await load()
    } catch {
      // What did not come is loaded when it is wanted.
    }
  }, afterMs)
}

function pagesOf(routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => [route, ...pagesOf(route.children ?? [])])
}
