import http from 'node:http'
import type { AddressInfo } from 'node:net'

interface Asked {
  path: string
  authorization: string | undefined
  body: { model: string; messages: { role: string; content: string }[] }
}

/** A server that speaks OpenAI's chat interface over HTTP, as programs that run models locally do. */
export interface LanguageModel {
  url: string
  asked: Asked[]
  /** What it writes from now on, or how it fails. */
  answers: (given: Asked) => { status?: number; content: string; delayMs?: number }
  close(): Promise<void>
}

export async function startLanguageModel(): Promise<LanguageModel> {
  const server = http.createServer((request, response) => {
    let text = ''
    request.on('data', (part) => {
      text += part
    })
    request.on('end', () => {
      const given: Asked = { path: request.url ?? '', authorization: request.headers.authorization, body: JSON.parse(text) }
      model.asked.push(given)
      const { status = 200, content, delayMs = 0 } = model.answers(given)
      const answer = {
        id: 'chatcmpl-1',
        object: 'chat.completion',
        created: Math.floor(Date.now() / 1000),
        model: given.body.model,
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      }
      setTimeout(() => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(JSON.stringify(answer))
      }, delayMs)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const model: LanguageModel = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked: [],
    answers: () => ({ content: '{"sentences":[]}' }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return model
}
