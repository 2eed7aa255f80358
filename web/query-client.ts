import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiProblem } from './api.ts'
import { logError } from './log.ts'
import { toast } from './ui/toast.tsx'
import { changeAnswered, changeBegins, changeEnds } from './ui/undo-stack.ts'

/** Mutations whose form has gone since: it can show no refusal any more. */
const left = new WeakSet<object>()

/**
 * A mutation whose form shows the refusal itself says `meta: { inline: true }`, and `meta: { inline: 'always' }` where it comes back for that;
 * any other is told in a toast.
 */
export const queryClient = new QueryClient({
  // 'always': an installation at home answers although the browser believes to be offline.
  defaultOptions: {
    queries: { retry: false, staleTime: 60_000, networkMode: 'always', refetchOnReconnect: true },
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
