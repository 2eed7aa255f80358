export { insertEntry as addEntry, type NewEntry } from './queries.ts'
export { timelineRoutes } from './routes.ts'
