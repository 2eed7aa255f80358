export { keepCopy } from './document.ts'
export { readDocument, removeMailDocuments } from './queries.ts'
export { documentRoutes } from './routes.ts'
