export { routes as inboundRoutes } from './routes.ts'
