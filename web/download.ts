import type { Endpoint } from '../contract/endpoint.ts'
import { ApiProblem, type Input, open } from './api.ts'
import { logError } from './log.ts'
import { toast } from './ui/toast.tsx'

/** Saves what an entry answers with as a file: a plain link could not send who asks. Answers it, unless that failed. */
export async function download<const E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  filename: string,
): Promise<Blob | undefined> {
  try {
    const file = await (await open(endpoint, input)).blob()
    const url = URL.createObjectURL(file)
    const link = Object.assign(document.createElement('a'), { href: url, download: filename })
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
    return file
  } catch (error) {
    logError('A download failed', error)
    toast({ type: 'error', message: error instanceof ApiProblem ? error.message : undefined })
  }
}
