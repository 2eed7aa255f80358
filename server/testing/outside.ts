import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isPublicAddress, type Outbound, openOutbound } from '../lib/outbound.ts'

/** No name leads anywhere, so that no test calls strangers. */
export const nothingOutside = openOutbound({ resolve: () => Promise.reject(new Error('no such name')) })

export interface Outside {
  /** Where the server is found, without a slash at the end. */
  url: string
  /** Everything that was asked for. */
  asked: string[]
  /** Reaches that server by every name that ends in `.example`; `inside.example` is this machine. */
  outbound: Outbound
  close(): void
}

/** A server that stands for the open Internet. */
export async function openOutside(answer: RequestListener): Promise<Outside> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '0.0.0.0', done))
  const { port } = server.address() as AddressInfo
  const standIn = '127.0.0.2'
  return {
    url: `http://outside.example:${port}`,
    asked,
    outbound: openOutbound({
      ports: [port, 443],
      resolve: async (name) => [{ address: name === 'inside.example' ? '127.0.0.1' : standIn, family: 4 }],
      isAllowed: (ip) => ip === standIn || isPublicAddress(ip),
      milliseconds: 2000,
    }),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
