export { pushKeys } from './keys.ts'
export { openPushQueue, type PushQueue } from './queue.ts'
export { pushRoutes } from './routes.ts'
