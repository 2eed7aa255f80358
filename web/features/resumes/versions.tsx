import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { listDocuments } from '../../../contract/documents.ts'
import type { PrintedPart } from '../../../contract/resume-document.ts'
import { attachResume, createVersion, listResumes } from '../../../contract/resumes.ts'
import { call, query } from '../../api.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SelectField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import { useUndo } from '../../use-undo.ts'
import { resumesQuery } from './queries.ts'
import { t } from './texts/index.ts'
import css from './versions.module.css'

/** The versions of resumes for an application, and what makes one. */
export function Versions({ applicationId }: { applicationId: string }) {
  const { data: versions } = useQuery(query(listResumes, { query: { applicationId } }))
  const { data: all } = useQuery(resumesQuery)
  const [chosen, setChosen] = useState('')
  const navigate = useNavigate()
  const queries = useQueryClient()
  const takeBack = useUndo()
  const make = useMutation({
    mutationFn: (id: string) => call(createVersion, { params: { id }, body: { applicationId } }),
    onSuccess: ({ id }) => void navigate(`/resume-builder/${id}`),
  })
  const attach = useMutation({
    mutationFn: ({ id, part }: { id: string; part: PrintedPart }) =>
      call(attachResume, { params: { id }, body: { applicationId, part } }),
    onSuccess: ({ filename, undo }) => {
      toast({ message: t('versions.attached', { name: filename }), undo: undo === null ? null : () => takeBack(undo) })
      return queries.invalidateQueries({ queryKey: [listDocuments.path] })
    },
  })
  if (!versions || !all) return null
  const masters = all.list.filter(({ masterId }) => masterId === null)
  const master = masters.find(({ id }) => id === chosen) ?? masters[0]
  return (
    <Card title={t('versions')}>
      {versions.list.length === 0 && <p className={css.hint}>{t('versions.none')}</p>}
      <ul className={css.versions}>
        {versions.list.map(({ id, name, hasLetter }) => (
          <li key={id} className={css.version}>
            <Link to={`/resume-builder/${id}`}>{name}</Link>
            <span className={css.keep}>
              <Button
                look="default"
                size="small"
                isPending={attach.isPending}
                onClick={() => attach.mutate({ id, part: 'resume' })}
              >
                {t('versions.attach')}
              </Button>
              {hasLetter ? (
                <Button
                  look="default"
                  size="small"
                  isPending={attach.isPending}
                  onClick={() => attach.mutate({ id, part: 'letter' })}
                >
                  {t('versions.attachLetter')}
                </Button>
              ) : (
                <ButtonLink to={`/resume-builder/${id}?tab=letter`} look="default" size="small">
                  {t('versions.letter')}
                </ButtonLink>
              )}
            </span>
          </li>
        ))}
      </ul>
      {master ? (
        <div className={css.make}>
          {masters.length > 1 && (
            <SelectField
              label={t('versions.from')}
              value={master.id}
              choices={masters.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={setChosen}
            />
          )}
          <Button look="default" size="small" isPending={make.isPending} onClick={() => make.mutate(master.id)}>
            {t('versions.make')}
          </Button>
        </div>
      ) : (
        <ButtonLink to="/resume-builder" look="default" size="small">
          {t('versions.noResume')}
        </ButtonLink>
      )}
    </Card>
  )
}
