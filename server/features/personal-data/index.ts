export { routes as personalDataRoutes } from './routes.ts'
