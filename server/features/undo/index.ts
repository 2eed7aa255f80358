export { undoRoutes } from './routes.ts'
export { takePlaces, takeRows, takeSnapshots } from './snapshot.ts'
export { changeWithUndo, keepForUndo } from './undo.ts'
