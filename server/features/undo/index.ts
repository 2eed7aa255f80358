export { undoRoutes } from './routes.ts'
export { type MailPlace, type Snapshot, takePlaces, takeRows, takeSnapshots } from './snapshot.ts'
export { changeWithUndo, keepForUndo, missing } from './undo.ts'
