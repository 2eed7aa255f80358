import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, FormProblem } from '../../ui/field.tsx'
import { IconArrowsSplit2, IconMailForward } from '../../ui/more-icons.ts'
import { t } from './texts/index.ts'
import css from './threads.module.css'
import { useMoveMails, useSplit } from './use-place-mails.ts'

export interface SelectionBarProps {
  applicationId: string
  company: string | null
  chosen: readonly string[]
  /** How many mails the application has. */
  all: number
  /** Finds another application. */
  picker: (onPick: (applicationId: string) => void) => ReactNode
  /** Opens an application: the one where they are now, when this one has nothing left or a new one began. */
  go: (applicationId: string) => unknown
  onLeave: () => void
}

/** What can be done with the mails that were chosen. */
export function SelectionBar({ applicationId, company, chosen, all, picker, go, onLeave }: SelectionBarProps) {
  const [asked, setAsked] = useState<'move' | 'split' | null>(null)
  const move = useMoveMails(applicationId, go, onLeave)
  const none = chosen.length === 0
  return (
    <fieldset className={css.bar} aria-label={t('mail.selection')}>
      <span role="status" className={css.chosen}>
        {t('mail.chosen', { n: chosen.length })}
      </span>
      <Button
        look="default"
        size="small"
        disabled={none}
        isPending={move.isPending}
        icon={<IconMailForward size="0.9375rem" stroke={1.7} />}
        onClick={() => setAsked('move')}
      >
        {t('mail.move')}
      </Button>
      <Button
        look="default"
        size="small"
        disabled={none || chosen.length === all}
        icon={<IconArrowsSplit2 size="0.9375rem" stroke={1.7} />}
        onClick={() => setAsked('split')}
      >
        {t('mail.split.do')}
      </Button>
      <Button look="subtle" size="small" onClick={onLeave}>
        {t('mail.select.end')}
      </Button>
      {asked === 'move' && (
        <Dialog title={t('mail.move.title', { n: chosen.length })} isWide action={null} onClose={() => setAsked(null)}>
          {picker((picked) => {
            setAsked(null)
            move.mutate({ mailIds: [...chosen], applicationId: picked, isAll: chosen.length === all })
          })}
        </Dialog>
      )}
      {asked === 'split' && (
        <SplitDialog
          applicationId={applicationId}
          company={company}
          mailIds={[...chosen]}
          go={go}
          onClose={() => setAsked(null)}
        />
      )}
    </fieldset>
  )
}

interface SplitDialogProps {
  applicationId: string
  company: string | null
  mailIds: string[]
  go: (applicationId: string) => unknown
  onClose: () => void
}

function SplitDialog({ applicationId, company, mailIds, go, onClose }: SplitDialogProps) {
  const form = useId()
  const split = useSplit(applicationId, go)
  const { fields = {}, message } = (split.error ?? {}) as { fields?: Partial<Record<string, string>>; message?: string }
  return (
    <Dialog
      title={t('mail.split.title', { n: mailIds.length })}
      action={
        <Button type="submit" form={form} isPending={split.isPending}>
          {t('mail.split.save')}
        </Button>
      }
      onClose={onClose}
    >
      {t('mail.split.text')}
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          const data = new FormData(event.currentTarget)
          const said = (name: string) => String(data.get(name)).trim() || undefined
          split.mutate({ mailIds, company: said('company'), title: said('title') })
        }}
      >
        <Field
          name="company"
          label={t('column.company')}
          defaultValue={company ?? ''}
          maxLength={200}
          autoComplete="off"
          error={fields.company}
        />
        <Field name="title" label={t('column.title')} maxLength={300} autoFocus autoComplete="off" error={fields.title} />
        <FormProblem message={message && !fields.company && !fields.title ? message : undefined} />
      </form>
    </Dialog>
  )
}
