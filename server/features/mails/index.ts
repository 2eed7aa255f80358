export { messageOf, signatureOf } from './message.ts'
export { selectMessages } from './queries.ts'
export { mailRoutes } from './routes.ts'
