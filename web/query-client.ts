import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiProblem, wasAway } from './api.ts'
import { logError } from './log.ts'
import { toast } from './ui/toast.tsx'
import { changeAnswered, changeBegins, changeEnds } from './ui/undo-stack.ts'

/** Mutations whose form has gone since: it can show no refusal any more. */
const left = new WeakSet<object>()

/** When the current page was opened. */
let openedAt = 0

/** The person went to another page: what failed before is fetched again once the new page shows it. */
export function openedPage() {
  openedAt = Date.now()
}

/**
 * Queries aren't retried: what failed waits for 'Try again' or another page. `retryOnMount` counts as a retry too, or a component that
 * is shown again would fetch without end.
 *
 * A mutation whose form shows the refusal itself says `meta: { inline: true }`, and `meta: { inline: 'always' }` where it comes back for that;
 * any other is reported in a toast.
 */
export const queryClient = new QueryClient({
  // 'always': an installation at home answers although the browser believes to be offline.
  defaultOptions: {
    queries: {
      retry: false,
      retryOnMount: ({ state }) => state.errorUpdatedAt < openedAt,
      staleTime: 60_000,
      networkMode: 'always',
      // What changed meanwhile comes by the event stream, which can outlive a short interruption.
      refetchOnReconnect: ({ state }) => wasAway(state.error) && 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
  queryCache: new QueryCache({ onError: (error, query) => logError(`Could not load ${String(query.queryKey[0])}`, error) }),
  mutationCache: new MutationCache({
    onMutate: (_variables, { mutationId }) => changeBegins(mutationId),
    onSuccess: (_data, _variables, _context, { mutationId }) => changeAnswered(mutationId),
    onSettled: (_data, error, _variables, _context, { mutationId }) => changeEnds(mutationId, error !== null),
    onError: (error, _variables, _context, mutation) => {
      if (!(error instanceof ApiProblem)) reportError(error)
      const { inline } = mutation.meta ?? {}
      if (!inline || (inline === true && left.has(mutation))) toast({ type: 'error', message: error.message })
    },
  }),
})

queryClient.getMutationCache().subscribe(({ type, mutation }) => {
  if (type === 'observerRemoved') left.add(mutation)
  else if (type === 'observerAdded') left.delete(mutation)
})
