export { refreshShared, sharedNamesOf } from './refresh-shared.ts'
export { catalogueRoutes } from './routes.ts'
