export { archiveOf } from './archive.ts'
export { deleteExpiredExports } from './queries.ts'
export { routes as personalDataRoutes } from './routes.ts'
export { requireRoom } from './storage.ts'
