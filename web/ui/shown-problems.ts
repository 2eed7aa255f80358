import { useEffect } from 'react'

const shown = new Map<Error, number>()
const listeners = new Set<() => void>()

/** Says that the component shows this error, with its way out, for as long as it is mounted. */
export function useShowsProblem(error: Error): void {
  useEffect(() => {
    count(error, 1)
    return () => count(error, -1)
  }, [error])
}

function count(error: Error, by: number) {
  const now = (shown.get(error) ?? 0) + by
  if (now === 0) shown.delete(error)
  else shown.set(error, now)
  for (const listener of listeners) listener()
}

export const isShown = (error: Error): boolean => shown.has(error)

export function onShownChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A further error that its parent shows. */
export function ShownProblem({ error }: { error: Error }): null {
  useShowsProblem(error)
  return null
}
