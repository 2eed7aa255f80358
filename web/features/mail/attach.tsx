import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { listResumes } from '../../../contract/resumes.ts'
import { query } from '../../api.ts'
import { sizeText } from '../../texts/size.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { IconX } from '../../ui/icons.tsx'
import { Menu } from '../../ui/menu.tsx'
import { IconFileText, IconUpload } from '../../ui/more-icons.ts'
import css from './composer.module.css'
import { t } from './texts/index.ts'
import { type Attached, mostFiles, type Uploading } from './use-attached.ts'

/** Files that go along: documents of the application, files of the mail that is answered, resumes, and new ones. */
export function Attach({ attached, applicationId }: { attached: Attached; applicationId: string | null }) {
  const { count, uploads } = attached
  const [isOpen, setOpen] = useState(false)
  const isShown = isOpen || count + uploads.length > 0
  const chooser = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLDivElement>(null)
  const choice = (key: string, name: string, size: number, isChosen: boolean, choose: (isWanted: boolean) => void) => (
    <li key={key}>
      <label>
        <input type="checkbox" checked={isChosen} onChange={({ currentTarget }) => choose(currentTarget.checked)} />
        <span>
          {name} <small>{sizeText(size)}</small>
        </span>
      </label>
    </li>
  )
  const removable = (key: string, label: string, what: ReactNode, remove: () => void) => (
    <li key={key} className={css.file}>
      {what}
      <IconButton
        label={label}
        onClick={() => {
          remove()
          button.current?.querySelector('button')?.focus()
        }}
      >
        <IconX size="1rem" stroke={1.7} aria-hidden="true" />
      </IconButton>
    </li>
  )
  return (
    <details className={css.more} open={isShown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('write.attach', { n: count })}</summary>
      <ul>
        {attached.offered.map(({ id, filename, size }) =>
          choice(id, filename, size, attached.isChosen(id), (isWanted) => attached.choose(id, isWanted)),
        )}
        {attached.original.map(({ n, filename, size, isChosen }) =>
          choice(`${n}`, filename, size, isChosen, (isWanted) => attached.chooseFromMail(n, isWanted)),
        )}
        {attached.own.map(({ id, filename, size }) =>
          removable(
            id,
            t('write.file.remove', { name: filename }),
            <span>
              {filename} <small>{sizeText(size)}</small>
            </span>,
            () => attached.choose(id, false),
          ),
        )}
        {attached.gone.map((id) =>
          removable(id, t('write.file.removeGone'), <span>{t('write.file.gone')}</span>, () => attached.choose(id, false)),
        )}
        {uploads.map((one) =>
          removable(
            one.id,
            t(one.problem === null ? 'write.file.cancel' : 'write.file.remove', { name: one.file.name }),
            <UploadState {...one} />,
            () => attached.cancel(one),
          ),
        )}
      </ul>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          void attached.add([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <div ref={button} className={css.upload}>
        <Button
          look="default"
          size="small"
          icon={<IconUpload size="0.9375rem" stroke={1.7} />}
          onClick={() => chooser.current?.click()}
        >
          {t('write.upload')}
        </Button>
        {isShown && <Resumes applicationId={applicationId} add={attached.addResume} />}
        <span className={css.hint}>{t('write.files.limit', { n: mostFiles })}</span>
      </div>
      {attached.resumeProblem && (
        <p role="alert" className={css.problem}>
          {attached.resumeProblem}
        </p>
      )}
    </details>
  )
}

/** The resumes that can go along: those for the application first, with their letters, then those that are for none. */
function Resumes({ applicationId, add }: { applicationId: string | null; add: Attached['addResume'] }) {
  const { data } = useQuery(query(listResumes, {}))
  const ofApplication = data?.list.filter(({ application }) => application !== null && application.id === applicationId) ?? []
  const general = data?.list.filter(({ application }) => application === null) ?? []
  const icon = <IconFileText size="1rem" stroke={1.7} />
  const choices = [...ofApplication, ...general].flatMap(({ id, name, hasLetter }) => [
    { value: `resume ${id}`, label: name, icon },
    ...(hasLetter ? [{ value: `letter ${id}`, label: t('write.letter', { name }), icon }] : []),
  ])
  if (choices.length === 0) return null
  return (
    <Menu
      label={t('write.resume')}
      choices={choices}
      onChoose={(value) => {
        const [part, id = ''] = value.split(' ')
        add({ id, part: part === 'letter' ? 'letter' : 'resume' })
      }}
    >
      <span className={css.choose}>
        <IconFileText size="0.9375rem" stroke={1.7} aria-hidden="true" />
        {t('write.resume')}
      </span>
    </Menu>
  )
}

function UploadState({ file, progress, problem }: Uploading) {
  return (
    <span className={css.uploading}>
      <span>
        {file.name}{' '}
        <small>
          {problem === null && progress > 0
            ? t('write.file.part', { part: sizeText(file.size * progress), all: sizeText(file.size) })
            : sizeText(file.size)}
        </small>
      </span>
      {problem === null ? (
        <progress value={progress} aria-label={t('write.file.progress', { name: file.name })} />
      ) : (
        <span role="alert" className={css.problem}>
          {problem}
        </span>
      )}
    </span>
  )
}
