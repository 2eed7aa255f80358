import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Connection } from './event-stream.ts'
import type { follow } from './follow.ts'

/** Keeps what is shown in step with the server; what that takes, always the same function, is loaded once the page stands. */
export function useLive(loadFollow: () => Promise<typeof follow>): Connection {
  const queries = useQueryClient()
  const [connection, setConnection] = useState<Connection>('connecting')
  useEffect(() => {
    const end = new AbortController()
    const begin = () =>
      loadFollow().then(
        (follow) => end.signal.aborted || follow(queries, end.signal, setConnection),
        // Without it nothing shows by itself, as without a connection; what was not had is tried again when the network is back.
        () => {
          setConnection('lost')
          addEventListener('online', () => void begin(), { once: true, signal: end.signal })
        },
      )
    void begin()
    return () => end.abort()
  }, [queries, loadFollow])
  return connection
}
