export { snoozeRoutes } from './routes.ts'
