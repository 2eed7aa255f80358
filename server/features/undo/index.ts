export { undoRoutes } from './routes.ts'
export { takePlaces, takeSnapshots } from './snapshot.ts'
export { changeWithUndo, keepForUndo } from './undo.ts'
