export { pushKeys } from './keys.ts'
export { openPushQueue } from './queue.ts'
export { pushRoutes } from './routes.ts'
