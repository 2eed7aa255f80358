import { createContext, use } from 'react'

/** Whether what is inside names the page: of a list and its detail only one does, whichever came last. */
export const NamesPage = createContext(true)

/** What the tab of the browser shows. */
export function PageTitle({ children }: { children: string }) {
  return use(NamesPage) ? <title>{`${children} · Applybox`}</title> : null
}
