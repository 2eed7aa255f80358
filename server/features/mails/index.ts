export { answered, copiedTo } from './answered.ts'
export { calendarsOf, getAttachment, getOriginal, messageOf, type Original, signatureOf } from './message.ts'
export { selectMessages } from './queries.ts'
export { mailRoutes } from './routes.ts'
