import '@fontsource/lato/400.css'
import '@fontsource/lato/700.css'
import './ui/tokens.css'
import './ui/status-colours.css'
import './input-method.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { showOverlay } from './overlay.ts'
import { openedPage, queryClient } from './query-client.ts'
import { reloadWhenNewer } from './reload-when-newer.ts'
import './report-errors.ts'
import { router } from './router.tsx'
import { onSessionEnd } from './session.ts'
import { chooseLanguage, language } from './texts/index.ts'
import { wantedLanguages } from './texts/language-choice.ts'
import { ToastHost } from './ui/toast.tsx'
import { forgetWaysBack } from './ui/undo-stack.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')

onSessionEnd(() => {
  forgetWaysBack()
  showOverlay(null)
  // Pages that still show would ask again for what is cleared.
  void router.navigate('/auth/sign-in', { replace: true }).finally(() => queryClient.clear())
})

let shownKey = router.state.location.key
router.subscribe(({ location: { key } }) => {
  if (key !== shownKey) openedPage()
  shownKey = key
})

reloadWhenNewer()

void import('./after-page.ts')
await chooseLanguage(wantedLanguages())
document.documentElement.lang = language

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <ToastHost />
    </QueryClientProvider>
  </StrictMode>,
)
