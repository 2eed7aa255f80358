import { type KeyboardEvent, Suspense, useState } from 'react'
import { lazyPart } from '../../lazy-part.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Segments } from '../../ui/segments.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import css from './notes.module.css'
import { t } from './texts/index.ts'

export const Markdown = lazyPart(() => import('../../ui/markdown.ts').then(({ Markdown }) => Markdown))

interface NoteEditorProps {
  label: string
  action: string
  text: string
  isUnsaved: boolean
  isPending: boolean
  error: string | undefined
  takesFocus?: boolean
  onText: (text: string) => void
  onSave: (text: string) => void
  onDiscard: () => void
  /** Leaves without a change. */
  onLeave?: () => void
}

/** Writes Markdown, with a look at what becomes of it. Ctrl or Cmd and Enter save; Escape leaves what was not changed. */
export function NoteEditor(props: NoteEditorProps) {
  const { label, action, text, isUnsaved, isPending, error, takesFocus = false, onText, onSave, onDiscard, onLeave } = props
  const [way, setWay] = useState<'write' | 'preview'>('write')
  const [isMissing, setMissing] = useState(false)
  function save() {
    setMissing(text.trim() === '')
    if (text.trim() !== '') onSave(text.trim())
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape' && !isUnsaved) onLeave?.()
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }
  return (
    <Form
      label={label}
      onSubmit={save}
      actions={
        <>
          <Button type="submit" isPending={isPending}>
            {action}
          </Button>
          {isUnsaved ? (
            <Button look="default" onClick={onDiscard}>
              {t('note.discard')}
            </Button>
          ) : (
            onLeave && (
              <Button look="default" onClick={onLeave}>
                {t('confirm.cancel')}
              </Button>
            )
          )}
          <span role="status" className={css.kept}>
            {isUnsaved && text.trim() !== '' ? (
              t('note.draft')
            ) : (
              <>
                {t('note.hint')} <span className={css.keys}>{t('note.hint.keys')}</span>
              </>
            )}
          </span>
        </>
      }
    >
      <div className={css.editor}>
        <Segments
          label={t('note.way')}
          choices={[
            { value: 'write', label: t('note.write') },
            { value: 'preview', label: t('note.preview') },
          ]}
          chosen={way}
          onChoose={setWay}
        />
        {way === 'write' ? (
          <TextArea
            label={label}
            error={isMissing && text.trim() === '' ? t('note.missing') : error}
            value={text}
            maxLength={50_000}
            autoFocus={takesFocus}
            onChange={(event) => onText(event.currentTarget.value)}
            onKeyDown={press}
          />
        ) : (
          <div className={css.preview}>
            <p className={css.label}>{label}</p>
            {text.trim() === '' ? (
              <p className={css.muted}>{t('note.preview.none')}</p>
            ) : (
              <Suspense fallback={<SkeletonText />}>
                <Markdown text={text} />
              </Suspense>
            )}
          </div>
        )}
      </div>
    </Form>
  )
}
