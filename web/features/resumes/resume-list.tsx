import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { ResumeDocument } from '../../../contract/resume-document.ts'
import { archiveResumes, getResume, getResumeFile, type ResumeItem } from '../../../contract/resumes.ts'
import { call } from '../../api.ts'
import { download } from '../../download.ts'
import { nearDayWithin } from '../../texts/time.ts'
import { ActionsMenu } from '../../ui/actions-menu.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormProblem } from '../../ui/field.tsx'
import { IconCopy, IconFileCv, IconFileUnknown, IconPlus } from '../../ui/icons.tsx'
import { Menu } from '../../ui/menu.tsx'
import { IconDownload, IconTrash, IconUpload } from '../../ui/more-icons.ts'
import { ProblemState } from '../../ui/problem-state.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { resumesQuery, useDelete, useStart } from './queries.ts'
import css from './resume-list.module.css'
import { t } from './texts/index.ts'
import { zipComment } from './zip-comment.ts'

const starts = ['profile', 'file', 'empty', 'example'] as const
type Start = (typeof starts)[number]

export function useBegin() {
  const start = useStart()
  const navigate = useNavigate()
  const begin = (name: string, from: Exclude<Start, 'file'> | ResumeDocument) =>
    start.mutate(
      { name, from: from === 'empty' ? ({} as ResumeDocument) : from },
      { onSuccess: ({ id }) => void navigate(`/resume-builder/${id}`) },
    )
  const beginFrom = (from: Exclude<Start, 'file'>) =>
    begin(t(from === 'example' ? 'resumes.exampleName' : 'resumes.newName'), from)
  return { begin, beginFrom, isPending: start.isPending }
}

export function StartMenu({ onFile }: { onFile: () => void }) {
  const { data } = useQuery(resumesQuery)
  const { beginFrom } = useBegin()
  // The empty list offers the same.
  if (!data || data.list.length === 0) return null
  const icons = {
    profile: <IconFileCv {...small} />,
    file: <IconUpload {...small} />,
    empty: <IconFileUnknown {...small} />,
    example: <IconCopy {...small} />,
  }
  return (
    <Menu
      label={t('resumes.start')}
      choices={starts.map((value) => ({ value, label: t(`resumes.start.${value}`), icon: icons[value] }))}
      onChoose={(from) => (from === 'file' ? onFile() : beginFrom(from))}
    >
      <span className={css.start}>
        <IconPlus {...small} />
        {t('resumes.start')}
      </span>
    </Menu>
  )
}

const small = { size: '1rem', stroke: 1.7, 'aria-hidden': true } as const

export function ResumeList({ onFile }: { onFile: () => void }) {
  const { data, error, refetch } = useQuery(resumesQuery)
  const { beginFrom, isPending } = useBegin()
  if (error) return <ProblemState error={error} retry={() => void refetch()} />
  if (!data) return <SkeletonRows height="4rem" />
  if (data.list.length === 0)
    return (
      <EmptyState
        icon={<IconFileCv size="1.375rem" stroke={1.7} />}
        title={t('resumes.none')}
        action={
          <div className={css.starts}>
            {starts.map((from) => (
              <Button
                key={from}
                look={from === 'profile' ? 'primary' : 'default'}
                disabled={isPending}
                onClick={() => (from === 'file' ? onFile() : beginFrom(from))}
              >
                {t(`resumes.start.${from}`)}
              </Button>
            ))}
          </div>
        }
      >
        {t('resumes.none.text')}
      </EmptyState>
    )
  return (
    <>
      <ul className={css.list}>
        {data.list.map((resume) => (
          <Item key={resume.id} resume={resume} hasVersions={data.list.some(({ masterId }) => masterId === resume.id)} />
        ))}
      </ul>
      <SaveAll />
    </>
  )
}

function SaveAll() {
  const [isPending, setPending] = useState(false)
  const [missing, setMissing] = useState('')
  async function save() {
    setPending(true)
    setMissing('')
    const zip = await download(archiveResumes, {}, 'resumes.zip')
    if (zip) setMissing(await zipComment(zip))
    setPending(false)
  }
  return (
    <>
      <div className={css.all}>
        <Button look="default" size="small" isPending={isPending} icon={<IconDownload {...small} />} onClick={() => void save()}>
          {t('resumes.all')}
        </Button>
        <span className={css.more}>{t('resumes.all.hint')}</span>
      </div>
      <div className={css.missing}>
        <FormProblem message={missing || undefined} />
      </div>
    </>
  )
}

interface ItemProps {
  resume: ResumeItem
  hasVersions: boolean
}

function Item({ resume: { id, name, template, application, sent, updatedAt }, hasVersions }: ItemProps) {
  const remove = useDelete()
  const { begin } = useBegin()
  const params = { params: { id } }
  return (
    <li className={css.item}>
      <IconFileCv size="1.5rem" stroke={1.5} aria-hidden="true" />
      <Link to={`/resume-builder/${id}`} className={css.link}>
        <span className={css.name}>{name}</span>
        <span className={css.more}>
          {application &&
            `${t('resumes.for', { name: [application.company, application.title].filter(Boolean).join(' · ') })} · `}
          {t(`resume.template.${template}`)} · {t('resumes.changed', { when: nearDayWithin(updatedAt) })}
        </span>
        {sent.applications > 0 && (
          <span className={css.more}>
            {t(hasVersions ? 'resumes.sent.all' : 'resumes.sent', { n: sent.applications, answered: sent.answered })}
          </span>
        )}
      </Link>
      <ActionsMenu
        label={t('resumes.more', { name })}
        actions={[
          {
            label: t('resumes.pdf'),
            icon: <IconDownload {...small} />,
            onChoose: () => void download(getResumeFile, params, `${name}.pdf`),
          },
          {
            label: t('resumes.duplicate'),
            icon: <IconCopy {...small} />,
            onChoose: () =>
              void call(getResume, params).then(({ document }) => begin(t('resumes.copyOf', { name }).slice(0, 200), document)),
          },
          { label: t('resumes.delete'), icon: <IconTrash {...small} />, isGrave: true, onChoose: () => remove.mutate(id) },
        ]}
      />
    </li>
  )
}
