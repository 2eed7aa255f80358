export { followImports } from './import.ts'
export { importRoutes } from './routes.ts'
