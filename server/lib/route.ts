import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '../../contract/endpoint.ts'
import type { ChangeEvent } from '../../contract/events.ts'

/** A signed-in person. */
export interface Caller {
  userId: string
  sessionId: string
  /** The whole assigned address; null before one is chosen. */
  address: string | null
}

export type CallerOf<E extends Endpoint> = E['access'] extends 'public'
  ? Caller | null
  : E['access'] extends 'account'
    ? Caller & { address: string }
    : Caller

/** Bytes to save. The browser is never let to show them: they come from strangers. */
export interface FileAnswer {
  filename: string
  /** As claimed; sent on only when it is one that no browser runs. */
  type: string
  content: Uint8Array | Readable
  /** Programs ask for it again and again: who has it already gets 304. */
  isRepeated?: true
}

/** Called once when a stream opens; gives back what ends the subscription. */
export type EventsAnswer = (send: (event: ChangeEvent) => void) => () => void

export type Answer<E extends Endpoint> = E['answer'] extends 'file'
  ? FileAnswer
  : E['answer'] extends 'events'
    ? EventsAnswer
    : E['answer'] extends 'redirect'
      ? string
      : AnswerOf<E>

/** The one file of an upload, held in memory: the door has counted its bytes. */
export interface Upload {
  /** As the sender calls it, without a path. */
  filename: string
  bytes: Buffer
}

/** Reads the message of a request, with its lines ended by CR LF: only then, so that whom it is for can be asked first. */
export type ReadMessage = () => Promise<Buffer>

/** Everything a handler gets: checked input, and a caller who may be here. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: E['body'] extends 'multipart' ? Upload : E['body'] extends 'message' ? ReadMessage : BodyOf<E>
  caller: CallerOf<E>
  request: FastifyRequest
  reply: FastifyReply
}

export type Handle<E extends Endpoint> = E extends { answer: unknown }
  ? (call: Call<E>) => Promise<Answer<E>>
  : (call: Call<E>) => Promise<void>

export interface Route {
  endpoint: Endpoint
  handle: (call: never) => Promise<unknown>
}

/** Ties an entry of the contract to the rule that answers it. */
export function route<E extends Endpoint>(endpoint: E, handle: Handle<E>): Route {
  return { endpoint, handle }
}
