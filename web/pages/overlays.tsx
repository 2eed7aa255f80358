import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { lazyPart } from '../lazy-part.ts'
import { showOverlay, useOverlay } from '../overlay.ts'
import { type Handlers, useKeys } from '../ui/keys.ts'
import { places } from '../ui/places.ts'

const AddDialog = lazyPart(() => import('../features/add/add-dialog.tsx').then(({ AddDialog }) => AddDialog))
const Palette = lazyPart(() => import('../features/palette/palette.tsx').then(({ Palette }) => Palette))
const KeyList = lazyPart(() => import('../features/palette/key-list.tsx').then(({ KeyList }) => KeyList))

const close = () => showOverlay(null)

/** The dialogs that any page can open, each loaded when it is first wanted, and the keys that open them or another page. */
export function Overlays({ signOut }: { signOut: () => void }) {
  const open = useOverlay()
  const navigate = useNavigate()
  const ways = places.map(({ to, key }) => [key, () => void navigate(to)])
  useKeys({
    ...(Object.fromEntries(ways) as Handlers),
    'app.palette': () => showOverlay('palette'),
    'app.keys': () => showOverlay('keys'),
    'app.add': () => showOverlay('add'),
  })
  return (
    <Suspense>
      {open === 'add' && <AddDialog onClose={close} />}
      {open === 'palette' && <Palette onClose={close} signOut={signOut} />}
      {open === 'keys' && <KeyList onClose={close} />}
    </Suspense>
  )
}
