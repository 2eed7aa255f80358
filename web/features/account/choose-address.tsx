import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { assignAddress } from '../../../contract/accounts.ts'
import { type ApiProblem, call } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Field, FormProblem } from '../../ui/field.tsx'
import { IconCheck, IconX } from '../../ui/icons.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import css from './choose-address.module.css'
import { availabilityQuery, metaQuery, profileQuery } from './queries.ts'
import { t } from './texts/index.ts'

/** What has no room for another account. */
type LimitOf = 'device' | 'installation'

/** Chooses the address: tells while typing whether it can be had, and offers others. */
export function ChooseAddress({ onAssigned, onLimit }: { onAssigned: () => void; onLimit: (of: LimitOf) => void }) {
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const wanted = name.trim().toLowerCase()
  const asked = useDebounced(wanted, 220)
  const { data: meta } = useQuery(metaQuery)
  const {
    data: found,
    isPlaceholderData,
    error: unknown,
  } = useQuery({ ...availabilityQuery(asked), placeholderData: keepPreviousData })
  const isCurrent = asked === wanted && !isPlaceholderData && found !== undefined
  const assign = useMutation<{ email: string }, ApiProblem, string>({
    meta: { inline: true },
    mutationFn: (chosen) => call(assignAddress, { body: { name: chosen } }),
    onSuccess: async () => {
      await queries.fetchQuery({ ...profileQuery, staleTime: 0 })
      onAssigned()
    },
    onError: (problem) => {
      if (problem.code === 'max_account_limit_reached')
        onLimit(problem.reason === 'accounts_of_installation' ? 'installation' : 'device')
      if (problem.code === 'address_already_assigned') {
        void queries.fetchQuery({ ...profileQuery, staleTime: 0 }).then(onAssigned)
      }
    },
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (wanted) assign.mutate(wanted)
  }
  function type(next: string) {
    assign.reset()
    setName(next)
  }
  const refusal = wanted && isCurrent && !found.available ? t(`address.${found.reason ?? 'taken'}`) : undefined
  const inField = assign.error?.fields.name ?? (assign.error?.status === 409 ? assign.error.message : undefined)

  return (
    <form onSubmit={submit}>
      <FormProblem message={assign.error && !inField ? assign.error.message : undefined} />
      <Field
        label={t('address.label')}
        description={t('address.rule')}
        value={name}
        onChange={(event) => type(event.currentTarget.value)}
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={80}
        error={refusal ?? inField ?? (wanted && asked === wanted ? unknown?.message : undefined)}
        end={
          wanted && isCurrent ? (
            found.available ? (
              <IconCheck size="1.125rem" className={css.free} aria-hidden="true" />
            ) : (
              <IconX size="1.125rem" className={css.taken} aria-hidden="true" />
            )
          ) : null
        }
      />
      <p className={css.preview} role="status">
        <span className={css.address}>
          {wanted || t('address.you')}
          <span className={css.domain}>@{meta?.mailDomain ?? '…'}</span>
        </span>
        <span>{wanted && isCurrent && found.available ? t('address.free') : ' '}</span>
      </p>
      {found && found.suggestions.length > 0 && (!wanted || refusal) && (
        <div className={css.suggestions}>
          <p>{t('address.suggestions')}</p>
          <ul>
            {found.suggestions.map((suggestion) => {
              const part = suggestion.split('@')[0] ?? suggestion
              return (
                <li key={suggestion}>
                  <button type="button" onClick={() => type(part)}>
                    {part}
                  </button>
                </li>
              )
            })}
          </ul>
        </div>
      )}
      <Button type="submit" size="large" disabled={!wanted || Boolean(refusal)} isPending={assign.isPending}>
        {t('address.action')}
      </Button>
    </form>
  )
}
