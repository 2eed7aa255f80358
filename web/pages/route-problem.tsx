import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { t } from '../texts/index.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { toast } from '../ui/toast.tsx'
import css from './route-problem.module.css'

/** What a page shows when it cannot be shown. It comes by itself once the network is back. */
export function RouteProblem() {
  const error = useRouteError()
  const text = textOf(error)
  useEffect(() => {
    // As if nobody had caught it: into the console, and to who listens for errors.
    reportError(error)
    toast({ type: 'error', message: text })
  }, [error, text])
  useEffect(() => {
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return (
    <main className={css.page}>
      <title>{`${t('problem.title')} · Applybox`}</title>
      <h1 className={css.text}>{text}</h1>
      <div className={css.actions}>
        <Button onClick={reload}>{t('problem.retry')}</Button>
        <ButtonLink look="default" to="/">
          {t('problem.home')}
        </ButtonLink>
      </div>
    </main>
  )
}

const reload = () => location.reload()

/** The error's data, else its message, else the error serialised. */
function textOf(error: unknown): string {
  const { data, message } = (error ?? {}) as { data?: unknown; message?: unknown }
  if (isRouteErrorResponse(error) || data) return typeof data === 'string' ? data : JSON.stringify(data)
  return message ? String(message) : JSON.stringify(error)
}
