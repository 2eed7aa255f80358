import { Suspense } from 'react'
import { lazyPart } from '../lazy-part.ts'
import { showOverlay, useOverlay } from '../overlay.ts'
import { useKeys } from '../ui/keys.ts'

const AddDialog = lazyPart(() => import('../features/add/add-dialog.tsx').then(({ AddDialog }) => AddDialog))

const close = () => showOverlay(null)

/** The dialogs that any page can open, each loaded when it is first wanted, and the keys that open them. */
export function Overlays() {
  const open = useOverlay()
  useKeys({ 'app.add': () => showOverlay('add') })
  return <Suspense>{open === 'add' && <AddDialog onClose={close} />}</Suspense>
}
