export { meetingOf } from './queries.ts'
export { notificationRoutes } from './routes.ts'
