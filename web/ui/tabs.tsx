import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import css from './tabs.module.css'

interface Tab {
  value: string
  label: string
  count?: number | undefined
}

/** Parts of one page; the chosen one is in the address, so that it can be linked and gone back to. */
export function Tabs({ label, tabs, chosen }: { label: string; tabs: readonly Tab[]; chosen: string }) {
  const [search] = useSearchParams()
  const bar = useRef<HTMLElement>(null)
  // Where the parts do not fit side by side, the chosen one is in sight.
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>(`[data-tab="${chosen}"]`)
    if (bar.current && tab) bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.offsetWidth) / 2
  }, [chosen])
  return (
    <nav ref={bar} aria-label={label} className={css.tabs}>
      {tabs.map(({ value, label, count }) => {
        const next = new URLSearchParams(search)
        if (value === tabs[0]?.value) next.delete('tab')
        else next.set('tab', value)
        return (
          <Link
            key={value}
            to={{ search: String(next) }}
            replace
            preventScrollReset
            className={css.tab}
            data-tab={value}
            aria-current={value === chosen ? 'page' : undefined}
          >
            {label}
            {count !== undefined && count > 0 && <span className={css.count}>{count}</span>}
          </Link>
        )
      })}
    </nav>
  )
}
