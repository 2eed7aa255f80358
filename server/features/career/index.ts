export { careerRoutes } from './routes.ts'
