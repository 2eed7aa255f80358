export { listCareer } from './records.ts'
export { careerRoutes } from './routes.ts'
