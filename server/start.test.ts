import dns from 'node:dns'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { run } from './testing/running.ts'

afterEach(() => vi.restoreAllMocks())

test('At localhost each door is one listener, which closing waits for', async () => {
  // As on a machine where it is ::1 too, which not every machine has.
  vi.spyOn(dns, 'lookup').mockImplementation(((name: string, ...rest: unknown[]) => {
    const answer = rest.at(-1) as (error: null, ...found: unknown[]) => void
    const found = (name === 'localhost' ? ['127.0.0.1', '127.0.0.2'] : [name]).map((address) => ({ address, family: 4 }))
    if ((rest[0] as dns.LookupOptions).all) answer(null, found)
    else answer(null, found[0]?.address, 4)
  }) as typeof dns.lookup)
  const running = await run({ APPLYBOX_HTTP_HOST: 'localhost', APPLYBOX_SMTP_HOST: 'localhost' })
  const answers = async (host: string, port: number | null) => {
    const socket = connect(port ?? 0, host)
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    return isOpen
  }
  for (const port of [running.product.httpPort, running.product.smtpPort])
    expect([await answers('127.0.0.1', port), await answers('127.0.0.2', port)]).toEqual([true, false])
  await running.close()
})
