import type { RouteObject } from 'react-router'
import { parts } from './lazy-part.ts'
import { router } from './router.tsx'

/**
 * Loads the pages, and what they show, one after the other while nothing else is to do: the next one opens at once, and without a network
 * too. Who saves data has each loaded when it is first visited.
 */
export function loadAhead(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  // Safari has no idle callback.
  const whenIdle = window.requestIdleCallback ?? ((begin: () => void) => setTimeout(begin, 2000))
  whenIdle(async () => {
    try {
      for (const { lazy } of pagesOf(router.routes)) if (typeof lazy === 'function') await lazy()
      for (const load of [...parts]) await load()
    } catch {
      // What did not come is loaded when it is wanted.
    }
  })
}

function pagesOf(routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => [route, ...pagesOf(route.children ?? [])])
}
