import { parentPort, workerData } from 'node:worker_threads'

/** Repeats one request with a given concurrency until the thread ends. */
export interface Assault {
  url: string
  times: number
  headers: Record<string, string>
}

const { url, times, headers } = workerData as Assault

/** Reads answers without keeping them: in a thread of its own, so that what it costs isn't counted as waiting for the server. */
async function ask() {
  const { body } = await fetch(url, { headers })
  await body?.pipeTo(new WritableStream())
}

parentPort?.postMessage('begins')
for (;;) await Promise.all(Array.from({ length: times }, ask))
