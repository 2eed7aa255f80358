import type { Endpoint, QueryIn } from '../contract/endpoint.ts'
import { ApiProblem, problemOf, urlOf } from './api.ts'
import { refreshed, refreshTokens, session } from './session.ts'
import { t } from './texts/index.ts'

interface Upload<E extends Endpoint> {
  query: QueryIn<E>
  file: File
  signal: AbortSignal
  /** From 0 to 1. */
  onProgress: (part: number) => void
}

/** Sends one file to an entry and tells how far it is, which fetch cannot. Throws `ApiProblem`, or what the signal was aborted with. */
export async function upload<const E extends Endpoint, Answer>(endpoint: E, given: Upload<E>): Promise<Answer> {
  await refreshed()
  const token = session.accessToken()
  let response = await send(endpoint, given, token)
  if (response.status === 401 && token) {
    await refreshTokens(token)
    response = await send(endpoint, given, session.accessToken())
  }
  if (!response.ok) throw await problemOf(response)
  const { data } = (await response.json()) as { data: Answer }
  return data
}

function send(
  endpoint: Endpoint,
  { query, file, signal, onProgress }: Upload<Endpoint>,
  token: string | null,
): Promise<Response> {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(endpoint.method, urlOf(endpoint, {}, Object(query)))
    request.setRequestHeader('X-Device-Identity', session.deviceIdentity())
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total)
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
    request.onerror = () => reject(new ApiProblem('offline', 0, t('error.offline')))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}
