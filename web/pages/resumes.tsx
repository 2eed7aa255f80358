import { useRef, useState } from 'react'
import { type Imported, ReviewImport, useImport } from '../features/resumes/import.tsx'
import { ResumeList, StartMenu, useBegin } from '../features/resumes/resume-list.tsx'
import { t } from '../features/resumes/texts/index.ts'
import { FormProblem } from '../ui/field.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeader } from '../ui/page-header.tsx'

export function Component() {
  const input = useRef<HTMLInputElement>(null)
  const [imported, setImported] = useState<Imported | null>(null)
  const reading = useImport()
  const { begin } = useBegin()
  const choose = () => input.current?.click()
  return (
    <Page narrow={!imported}>
      <PageHeader
        title={imported ? imported.file.name : t('nav.resumes')}
        description={imported ? undefined : t('resumes.lead')}
        action={!imported && <StartMenu onFile={choose} />}
      />
      <FormProblem message={reading.error?.message} />
      <input
        ref={input}
        type="file"
        accept=".pdf,.docx,.json,.zip"
        aria-label={t('resumes.file.hint')}
        tabIndex={-1}
        className="visually-hidden"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) reading.mutate(file, { onSuccess: setImported })
          currentTarget.value = ''
        }}
      />
      {imported ? (
        <ReviewImport
          imported={imported}
          onUse={() =>
            begin(imported.file.name.replace(/\.\w+$/, '').slice(0, 200) || t('resumes.newName'), imported.read.document)
          }
          onDiscard={() => setImported(null)}
        />
      ) : (
        <ResumeList onFile={choose} />
      )}
    </Page>
  )
}
