export { seedingRoutes } from './routes.ts'
