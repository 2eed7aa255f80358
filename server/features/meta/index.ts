export { routes as metaRoutes } from './routes.ts'
