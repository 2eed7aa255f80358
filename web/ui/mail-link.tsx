import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'

/** Leads to one mail in the mail part of the page that is shown. */
export function MailLink({
  mailId,
  answer,
  className,
  children,
}: {
  mailId: string
  /** To the invitation in it, which is opened. */
  answer?: string
  className?: string | undefined
  children: ReactNode
}) {
  const [search] = useSearchParams()
  const next = new URLSearchParams(search)
  next.set('tab', 'mail')
  next.set('message', mailId)
  if (answer) next.set('answer', answer)
  else next.delete('answer')
  return (
    <Link to={{ search: String(next) }} className={className}>
      {children}
    </Link>
  )
}
