export { interviewRoutes } from './routes.ts'
