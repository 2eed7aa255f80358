import { receiveMessage } from '../../../contract/mail.ts'
import type { Context } from '../../lib/context.ts'
import { type Route, route } from '../../lib/route.ts'
import { deliver } from './deliver.ts'

export function routes(context: Context): Route[] {
  return [route(receiveMessage, ({ params, query, body }) => deliver(context, params.secret, query, body))]
}
