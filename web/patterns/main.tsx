import '@fontsource/lato/400.css'
import '@fontsource/lato/700.css'
import '../ui/tokens.css'
import '../ui/status-colours.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from '../query-client.ts'
import { ToastHost } from '../ui/toast.tsx'
import { Gallery } from './gallery.tsx'
import { Windows } from './windows.tsx'

/**
 * Every pattern of `web/ui` in its states, for who works on the look: `npm run dev:web`, then /patterns.html. The build leaves it out, for
 * only index.html is an entry of it.
 */
const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')

const scheme = new URLSearchParams(location.search).get('scheme')
document.documentElement.setAttribute('data-color-scheme', scheme === 'dark' ? 'dark' : 'light')

const router = createMemoryRouter([{ path: '*', element: scheme === null ? <Windows /> : <Gallery /> }])
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <ToastHost />
    </QueryClientProvider>
  </StrictMode>,
)
