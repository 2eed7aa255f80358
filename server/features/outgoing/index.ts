export { dkimKeys, dkimRecord, rotateDkimKeys } from './dkim.ts'
export { startHandingOver } from './hand-over.ts'
export { outgoingRoutes } from './routes.ts'
