export { type DkimKey, dkimKeys, dkimRecord, rotateDkimKeys } from './dkim.ts'
export { startHandingOver } from './hand-over.ts'
export { countOutgoing, listSenders, releaseSender, type Sender, stopSender } from './holds.ts'
export { outgoingRoutes } from './routes.ts'
