export { changeEntry, insertEntry as addEntry, removeEntry } from './queries.ts'
export { timelineRoutes } from './routes.ts'
