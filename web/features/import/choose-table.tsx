import { type DragEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormProblem } from '../../ui/field.tsx'
import { IconTableImport } from '../../ui/more-icons.ts'
import css from './choose-table.module.css'
import { useUploadTable } from './queries.ts'
import { t } from './texts/index.ts'

/** Takes a file, chosen or dropped. What is wrong with it is said in words. */
export function ChooseTable() {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const upload = useUploadTable()
  function take(files: FileList | null | undefined) {
    const file = files?.[0]
    if (file) upload.mutate(file)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <>
      <section
        aria-label={t('import.title')}
        className={css.place}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconTableImport size="1.75rem" stroke={1.5} aria-hidden="true" />
        <Button isPending={upload.isPending} onClick={() => input.current?.click()}>
          {t('import.choose')}
        </Button>
        <span className={css.drop}>{t('import.drop')}</span>
        <p className={css.formats}>{t('import.formats')}</p>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          aria-label={t('import.choose')}
          tabIndex={-1}
          className="visually-hidden"
          onChange={(event) => {
            take(event.currentTarget.files)
            event.currentTarget.value = ''
          }}
        />
      </section>
      <FormProblem message={upload.error?.message} />
    </>
  )
}
