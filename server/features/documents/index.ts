export { keepCopy } from './document.ts'
export { readDocument } from './queries.ts'
export { documentRoutes } from './routes.ts'
