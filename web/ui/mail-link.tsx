import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'

/** Leads to one mail in the mail part of the page that is shown. */
export function MailLink({
  mailId,
  className,
  children,
}: {
  mailId: string
  className?: string | undefined
  children: ReactNode
}) {
  const [search] = useSearchParams()
  const next = new URLSearchParams(search)
  next.set('tab', 'mail')
  next.set('message', mailId)
  return (
    <Link to={{ search: String(next) }} className={className}>
      {children}
    </Link>
  )
}
