import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addTemplate, deleteTemplate, listTemplates, type Templates } from '../../../contract/templates.ts'
import { type ApiProblem, call } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { IconTrash } from '../../ui/more-icons.ts'
import css from './composer.module.css'
import { t } from './texts/index.ts'
import { type Content, templatesQuery } from './writing.ts'

interface TemplatePickerProps {
  content: Content
  onChange: (part: Partial<Content>) => void
}

type Chosen = Pick<Templates['list'][number], 'subject' | 'text' | 'moves'>

/** Texts that stand ready, in the language of the conversation, and those of one's own. What was written stays below. */
export function TemplatePicker({ content, onChange }: TemplatePickerProps) {
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const { as, emailId, applicationId, text, subject } = content
  const { data } = useQuery({
    ...templatesQuery({ ...(emailId && { emailId }), ...(applicationId && { applicationId }) }),
    enabled: isOpen,
  })
  const refresh = () => queries.invalidateQueries({ queryKey: [listTemplates.path] })
  const keep = useMutation<unknown, ApiProblem>({
    meta: { inline: true },
    mutationFn: () => call(addTemplate, { body: { name, subject, text } }),
    onSuccess: () => setName(''),
    onSettled: refresh,
  })
  const remove = useMutation({ mutationFn: (id: string) => call(deleteTemplate, { params: { id } }), onSettled: refresh })
  function choose(chosen: Chosen) {
    onChange({
      text: text.trim() === '' ? chosen.text : `${chosen.text}\n\n${text}`,
      moves: applicationId === null ? null : chosen.moves,
      ...(as === 'new' && subject.trim() === '' && { subject: chosen.subject }),
    })
    setOpen(false)
  }
  return (
    <details className={css.more} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('templates')}</summary>
      <div className={css.templates}>
        {data?.list.map((template) => (
          <Button key={template.key} look="default" size="small" title={template.text} onClick={() => choose(template)}>
            {t(`template.${template.key}`)}
          </Button>
        ))}
        {data?.own.map(({ id, name, filled }) => (
          <span key={id} className={css.own}>
            <Button look="default" size="small" title={filled.text} onClick={() => choose({ ...filled, moves: null })}>
              {name}
            </Button>
            <IconButton label={t('template.delete', { name })} onClick={() => remove.mutate(id)}>
              <IconTrash size="0.875rem" stroke={1.7} aria-hidden="true" />
            </IconButton>
          </span>
        ))}
      </div>
      {text.trim() !== '' && (
        <div className={css.times}>
          <Field
            label={t('template.name')}
            value={name}
            maxLength={100}
            error={keep.error?.message}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            end={
              <Button
                look="subtle"
                size="small"
                disabled={name.trim() === ''}
                isPending={keep.isPending}
                onClick={() => keep.mutate()}
              >
                {t('template.keep')}
              </Button>
            }
          />
        </div>
      )}
    </details>
  )
}
