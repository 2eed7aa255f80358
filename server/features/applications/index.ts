export { getSummary, summaryOf } from './application.ts'
export { selectSummaries } from './queries.ts'
export { applicationRoutes } from './routes.ts'
