import { useMutation, useQuery } from '@tanstack/react-query'
import { type ClipboardEvent, type FormEvent, useEffect, useId, useState } from 'react'
import { Link } from 'react-router'
import { type readPosting, type Status, statuses } from '../../../contract/applications.ts'
import type { AnswerData } from '../../../contract/endpoint.ts'
import type { ApiProblem } from '../../api.ts'
import { showOverlay } from '../../overlay.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, FormProblem, SelectField } from '../../ui/field.tsx'
import { Fields } from '../../ui/form.tsx'
import { SuggestField } from '../../ui/suggest-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import css from './add-dialog.module.css'
import { Already } from './already.tsx'
import { bringRefusedForward, type Draft, instantOf, isEmpty, isWebAddress, letGo, putBack, takeUp } from './draft.ts'
import { companiesQuery, jobsQuery, type NewApplication, readLink, useAdd } from './queries.ts'
import { t } from './texts/index.ts'

/** Whether one is open. */
let isOpen = false

/** Notes an application by hand or from the link of its posting. What was typed stays until it is saved. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const [turn, setTurn] = useState(0)
  return <OneDialog key={turn} onClose={() => (bringRefusedForward() ? setTurn(turn + 1) : onClose())} />
}

function OneDialog({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const [kept] = useState(takeUp)
  const [draft, setDraft] = useState(kept.draft)
  const [problem] = useState(kept.problem)
  const [missing, setMissing] = useState(false)
  const [linkIsChecked, setLinkIsChecked] = useState(false)
  const { company, title, link, status } = draft
  useEffect(() => {
    isOpen = true
    return () => {
      isOpen = false
    }
  }, [])

  function say(change: Partial<Draft>) {
    const next = { ...draft, ...change }
    setDraft(next)
    kept.draft = next
  }
  function close() {
    // Its refusal was seen.
    kept.problem = undefined
    if (isEmpty(kept.draft)) letGo(kept)
    onClose()
  }
  const add = useAdd((why) => {
    // It was closed in the belief that it works out: it comes back with what was typed, after what was begun since.
    kept.problem = why
    if (!putBack(kept, isOpen)) return
    if (isOpen) toast({ type: 'error', message: t('add.refused', { company, why: why.message }) })
    else showOverlay('add')
  })
  const read = useMutation<AnswerData<typeof readPosting>, ApiProblem, string>({
    meta: { inline: true },
    mutationFn: readLink,
    onSuccess: ({ postingUrl, company, title, location, requisition }) =>
      say({ link: postingUrl, told: postingUrl, company, title, location: location ?? '', requisition: requisition ?? '' }),
  })
  function readFrom(text: string) {
    setLinkIsChecked(true)
    if (isWebAddress(text)) read.mutate(text.trim())
  }
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text').trim()
    if (!isWebAddress(text) || link !== '') return
    event.preventDefault()
    say({ link: text })
    readFrom(text)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (link.trim() !== '' && !isWebAddress(link)) return setLinkIsChecked(true)
    if (company.trim() === '' || title.trim() === '') return setMissing(true)
    add.mutate(newApplication(draft))
    letGo(kept)
    close()
  }

  const { data: companies } = useSuggestions(company)
  const known = companies?.find(({ name }) => name.toLowerCase() === company.trim().toLowerCase())
  const wanted = useDebounced(title.trim(), 150)
  const { data: jobs } = useQuery({ ...jobsQuery(wanted, known?.id), enabled: wanted !== '' })
  const titles = [...new Set((jobs?.list ?? []).map((job) => job.title))].filter((one) => one !== title)

  return (
    <Dialog
      title={t('add.title')}
      isWide
      onClose={close}
      start={
        <Link to="/settings/import" className={css.import} onClick={close}>
          {t('add.import')}
        </Link>
      }
      action={
        <Button type="submit" form={formId}>
          {t('add.save')}
        </Button>
      }
    >
      <form id={formId} className={css.form} onSubmit={submit} noValidate>
        <Field
          label={t('add.link')}
          description={read.isSuccess && link === draft.told ? t('add.link.told') : t('add.link.hint')}
          type="url"
          inputMode="url"
          value={link}
          maxLength={2000}
          autoComplete="off"
          autoFocus
          error={linkProblem(linkIsChecked, link, read.error) ?? problem?.fields.link ?? problem?.fields.postingUrl}
          onPaste={paste}
          onChange={(event) => {
            say({ link: event.currentTarget.value })
            setLinkIsChecked(false)
            read.reset()
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || company !== '' || link.trim() === '') return
            event.preventDefault()
            readFrom(link)
          }}
          end={
            link.trim() !== '' && (
              <Button look="subtle" size="small" isPending={read.isPending} onClick={() => readFrom(link)}>
                {t('add.link.read')}
              </Button>
            )
          }
        />
        <Fields>
          <SuggestField
            label={t('column.company')}
            text={company}
            maxLength={200}
            isFree
            onText={(company) => say({ company })}
            suggestions={(companies ?? [])
              .filter(({ name }) => name !== company)
              .slice(0, 6)
              .map(({ id, name }) => ({ id, label: name }))}
            onPick={(id) => say({ company: companies?.find((one) => one.id === id)?.name ?? company })}
            onLeave={() => undefined}
            error={missing && company.trim() === '' ? t('add.company.missing') : problem?.fields.company}
          />
          <SuggestField
            label={t('column.title')}
            text={title}
            maxLength={300}
            isFree
            onText={(title) => say({ title })}
            suggestions={titles.slice(0, 6).map((one) => ({ id: one, label: one }))}
            onPick={(title) => say({ title })}
            onLeave={() => undefined}
            error={missing && title.trim() === '' ? t('add.title.missing') : problem?.fields.title}
          />
        </Fields>
        <Already draft={draft} onGo={close} />
        <Fields>
          <SelectField
            label={t('column.status')}
            value={status}
            choices={statuses.map((one) => ({ value: one, label: t(`status.${one}`) }))}
            onChange={(status: Status) => say({ status })}
          />
          <Field
            label={t('add.appliedOn')}
            type="date"
            value={status === 'saved' ? '' : draft.appliedOn}
            disabled={status === 'saved'}
            onChange={(event) => say({ appliedOn: event.currentTarget.value })}
            error={problem?.fields.appliedAt}
          />
          <Field
            label={t('add.location')}
            value={draft.location}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => say({ location: event.currentTarget.value })}
            error={problem?.fields.location}
          />
          <Field
            label={t('add.requisition')}
            value={draft.requisition}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => say({ requisition: event.currentTarget.value })}
            error={problem?.fields.requisition}
          />
        </Fields>
        <FormProblem message={problem && Object.keys(problem.fields).length === 0 ? problem.message : undefined} />
      </form>
    </Dialog>
  )
}

function useSuggestions(typed: string) {
  const name = useDebounced(typed.trim(), 150)
  return useQuery({ ...companiesQuery(name), enabled: name !== '' })
}

function newApplication({ link, told, company, title, status, appliedOn, location, requisition }: Draft): NewApplication {
  const said = {
    company: company.trim(),
    title: title.trim(),
    status,
    location: location.trim() || null,
    requisition: requisition.trim() || null,
    appliedAt: status === 'saved' ? null : instantOf(appliedOn),
  }
  const postingUrl = link.trim()
  return told !== '' && told === postingUrl
    ? { source: 'link', link: postingUrl, ...said }
    : { source: 'manual', postingUrl: postingUrl || null, ...said }
}

const told = ['posting_unreadable', 'posting_ambiguous', 'posting_unreachable', 'posting_untrusted', 'bad_input'] as const

function linkProblem(isChecked: boolean, link: string, problem: ApiProblem | null): string | undefined {
  if (isChecked && link.trim() !== '' && !isWebAddress(link)) return t('add.link.invalid')
  const code = told.find((one) => one === problem?.code)
  return code ? t(`add.link.${code}`) : problem?.message
}
