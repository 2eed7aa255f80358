export { purgeDeletedMails, setMailsAside } from './deleted-mails.ts'
export { undoRoutes } from './routes.ts'
export { type MailPlace, type Snapshot, takePlaces, takeRows, takeSnapshots } from './snapshot.ts'
export { addWithUndo, changeWithUndo, keepForUndo, missing, rewordWithUndo } from './undo.ts'
