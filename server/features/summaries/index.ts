export { summaryRoutes } from './routes.ts'
