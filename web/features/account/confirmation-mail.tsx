import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { resendConfirmation } from '../../../contract/accounts.ts'
import type { AnswerData } from '../../../contract/endpoint.ts'
import { type ApiProblem, call } from '../../api.ts'
import { clock } from '../../texts/time.ts'
import { Breakable } from '../../ui/breakable.tsx'
import { Button } from '../../ui/button.tsx'
import { FormProblem } from '../../ui/field.tsx'
import css from './confirmation-mail.module.css'
import { metaQuery } from './queries.ts'
import { t } from './texts/index.ts'

interface ConfirmationMailProps {
  /** The account's own address, or the one that is to take its place. */
  address: 'present' | 'pending'
  email: string
  /** What else can be done, beside the button. */
  children?: ReactNode
}

/** For a person who waits for the link that confirms an address: where it went, and a button that sends it again as soon as that may be. */
export function ConfirmationMail({ address, email, children }: ConfirmationMailProps) {
  const { data: meta } = useQuery(metaQuery)
  const [nextAt, setNextAt] = useState(0)
  const seconds = useSecondsUntil(nextAt)
  const waitFor = (after: number) => setNextAt(Date.now() + after * 1000)
  const again = useMutation<AnswerData<typeof resendConfirmation>, ApiProblem>({
    meta: { inline: true },
    mutationFn: () => call(resendConfirmation, { body: { address } }),
    onSuccess: ({ retryAfterSeconds }) => waitFor(retryAfterSeconds),
    onError: ({ retryAfterSeconds }) => waitFor(retryAfterSeconds),
  })
  if (!meta) return null
  const isTooSoon = again.error?.code === 'too_many_requests'
  return (
    <div className={css.confirmation}>
      <p>
        <Breakable text={meta.sendsMail ? t('confirmation.sent', { email }) : t('confirmation.logged', { email })} />
      </p>
      <p role="status">{again.isSuccess && (meta.sendsMail ? t('confirmation.againDone') : t('confirmation.loggedAgain'))}</p>
      <FormProblem message={isTooSoon ? undefined : again.error?.message} />
      <div className={css.actions}>
        <Button look="default" size="small" isPending={again.isPending} disabled={seconds > 0} onClick={() => again.mutate()}>
          {meta.sendsMail ? t('confirmation.again') : t('confirmation.newLink')}
        </Button>
        {seconds > 0 && <p className={css.wait}>{waitText(seconds, nextAt)}</p>}
        {children}
      </div>
    </div>
  )
}

// Longer than this, nobody sits and watches the seconds.
const countedSeconds = 120

function waitText(seconds: number, at: number) {
  if (seconds <= countedSeconds) return t('confirmation.inSeconds', { n: seconds })
  return t('confirmation.at', { time: clock(new Date(at).toISOString()) })
}

/** Counts down to a time; 0 once it has come. */
function useSecondsUntil(at: number): number {
  const [now, setNow] = useState(Date.now)
  const seconds = Math.max(0, Math.ceil((at - now) / 1000))
  const isWaiting = at > now
  useEffect(() => {
    setNow(Date.now())
    if (!isWaiting) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isWaiting])
  return at === 0 ? 0 : seconds
}
