import type { Query, QueryFunctionContext } from '@tanstack/react-query'
import type { Pages } from './ask-again.ts'

/** How a list is had: of one that has several pages, only what is on the screen is asked for again. */
export function inParts(ask: (context: never) => unknown, context: QueryFunctionContext, query: Query): unknown {
  const { data, fetchMeta } = query.state as { data?: Partial<Pages>; fetchMeta: { fetchMore?: object } | null }
  const whole = () => ask(context as never) as Promise<Pages>
  if (fetchMeta?.fetchMore || !(data?.pages && data.pages.length > 1)) return whole()
  return import('./ask-again.ts').then(({ askAgain }) => askAgain(query, context, whole), whole)
}
