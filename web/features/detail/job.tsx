import { useState } from 'react'
import { employmentTypes, salaryPeriods, workModes } from '../../../contract/applications.ts'
import { type ApplicationChange, useChangeApplication } from '../../change-application.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field, FormProblem, SelectField, TextArea } from '../../ui/field.tsx'
import { Fields, Form } from '../../ui/form.tsx'
import { Rating } from '../../ui/rating.tsx'
import type { ApplicationDetail } from './detail-header.tsx'
import { appliedAtOf, dateOf, dueAt } from './due.ts'
import { t } from './texts/index.ts'

/** What only the person who applied can say: the next step, how much it is wanted, what it would pay, and the posting. */
export function Job({ application }: { application: ApplicationDetail }) {
  return (
    <>
      <Plan application={application} />
      <Offered application={application} />
    </>
  )
}

interface PartProps {
  application: ApplicationDetail
}

function useSave({ id }: ApplicationDetail, inline = true) {
  return useChangeApplication(id, {
    inline,
    told: ({ company }) => t('job.saved', { company: company?.name ?? t('company.unknown') }),
  })
}

function Plan({ application }: PartProps) {
  const { nextStep, nextStepDueAt, labels, rating } = application
  const change = useSave(application)
  const rate = useSave(application, false)
  const version = useVersion(JSON.stringify([nextStep, nextStepDueAt, labels]), change.isPending)
  const { fields = {}, message } = change.error ?? {}
  function save(data: FormData) {
    const step = textOf(data, 'nextStep')
    const due = String(data.get('due'))
    const words = String(data.get('labels'))
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean)
    send(change, {
      ...(step !== nextStep && { nextStep: step }),
      ...(due !== dateOf(nextStepDueAt) && { nextStepDueAt: dueAt(due) }),
      ...(words.join() !== labels.join() && { labels: words }),
    })
  }
  return (
    <Card
      title={t('job.plan')}
      aside={
        <Rating
          label={t('job.rating')}
          starsLabel={(stars) => t('job.stars', { stars })}
          value={rating}
          onRate={(stars) => rate.mutate({ rating: stars })}
        />
      }
    >
      <Form key={version} label={t('job.plan')} onSubmit={save} actions={<Save isPending={change.isPending} />}>
        <Fields>
          <Field
            name="nextStep"
            label={t('job.nextStep')}
            defaultValue={nextStep ?? ''}
            maxLength={200}
            autoComplete="off"
            error={fields.nextStep}
          />
          <Field name="due" type="date" label={t('job.due')} defaultValue={dateOf(nextStepDueAt)} error={fields.nextStepDueAt} />
        </Fields>
        <Field
          name="labels"
          label={t('job.labels')}
          description={t('job.labels.hint')}
          defaultValue={labels.join(', ')}
          maxLength={900}
          autoComplete="off"
          error={Object.entries(fields).find(([path]) => path.startsWith('labels'))?.[1]}
        />
        <FormProblem message={Object.keys(fields).length === 0 ? message : undefined} />
      </Form>
    </Card>
  )
}

const offered = [
  'appliedAt',
  'location',
  'requisition',
  'postingUrl',
  'description',
  'workMode',
  'employmentType',
  'salaryMin',
  'salaryMax',
  'salaryCurrency',
  'salaryPeriod',
] as const

function Offered({ application }: PartProps) {
  const change = useSave(application)
  const version = useVersion(JSON.stringify(offered.map((name) => application[name])), change.isPending)
  return <OfferedForm key={version} application={application} change={change} />
}

function OfferedForm({ application, change }: PartProps & { change: ReturnType<typeof useSave> }) {
  const [workMode, setWorkMode] = useState<NonNullable<ApplicationDetail['workMode']> | ''>(application.workMode ?? '')
  const [employmentType, setEmploymentType] = useState<NonNullable<ApplicationDetail['employmentType']> | ''>(
    application.employmentType ?? '',
  )
  const [salaryPeriod, setSalaryPeriod] = useState<NonNullable<ApplicationDetail['salaryPeriod']> | ''>(
    application.salaryPeriod ?? '',
  )
  const { fields = {}, message } = change.error ?? {}
  const appliedOn = application.isAppliedAtKnown ? dateOf(application.appliedAt) : ''
  function save(data: FormData) {
    const day = data.get('appliedOn')
    const said: ApplicationChange = {
      appliedAt: day === null || day === appliedOn ? application.appliedAt : appliedAtOf(String(day)),
      location: textOf(data, 'location'),
      requisition: textOf(data, 'requisition'),
      postingUrl: textOf(data, 'postingUrl'),
      description: textOf(data, 'description'),
      workMode: workMode || null,
      employmentType: employmentType || null,
      salaryMin: numberOf(data, 'salaryMin'),
      salaryMax: numberOf(data, 'salaryMax'),
      salaryCurrency: textOf(data, 'salaryCurrency')?.toUpperCase() ?? null,
      salaryPeriod: salaryPeriod || null,
    }
    send(change, Object.fromEntries(offered.flatMap((name) => (said[name] === application[name] ? [] : [[name, said[name]]]))))
  }
  return (
    <Card title={t('job.offered')}>
      <Form label={t('job.offered')} onSubmit={save} actions={<Save isPending={change.isPending} />}>
        <Fields>
          {application.status !== 'saved' && (
            <Field
              name="appliedOn"
              type="date"
              label={t('job.appliedOn')}
              max={dateOf(new Date().toISOString())}
              defaultValue={appliedOn}
              error={fields.appliedAt}
            />
          )}
          <Field
            name="location"
            label={t('detail.location')}
            defaultValue={application.location ?? ''}
            maxLength={200}
            autoComplete="off"
            error={fields.location}
          />
          <Field
            name="requisition"
            label={t('detail.requisition')}
            defaultValue={application.requisition ?? ''}
            maxLength={100}
            autoComplete="off"
            error={fields.requisition}
          />
          <SelectField
            label={t('job.workMode')}
            value={workMode}
            choices={[unsaid, ...workModes.map((value) => ({ value, label: t(`job.workMode.${value}`) }))]}
            onChange={setWorkMode}
          />
          <SelectField
            label={t('job.employmentType')}
            value={employmentType}
            choices={[unsaid, ...employmentTypes.map((value) => ({ value, label: t(`job.employmentType.${value}`) }))]}
            onChange={setEmploymentType}
          />
          <Field
            name="salaryMin"
            label={t('job.salaryMin')}
            type="number"
            min={0}
            step="any"
            inputMode="decimal"
            defaultValue={application.salaryMin ?? ''}
            error={fields.salaryMin}
          />
          <Field
            name="salaryMax"
            label={t('job.salaryMax')}
            type="number"
            min={0}
            step="any"
            inputMode="decimal"
            defaultValue={application.salaryMax ?? ''}
            error={fields.salaryMax && t('job.salary.wrong')}
          />
          <Field
            name="salaryCurrency"
            label={t('job.currency')}
            placeholder="EUR"
            maxLength={3}
            autoComplete="off"
            defaultValue={application.salaryCurrency ?? ''}
            error={fields.salaryCurrency && t('job.currency.wrong')}
          />
          <SelectField
            label={t('job.period')}
            value={salaryPeriod}
            choices={[unsaid, ...salaryPeriods.map((value) => ({ value, label: t(`job.period.${value}`) }))]}
            onChange={setSalaryPeriod}
          />
        </Fields>
        <Field
          name="postingUrl"
          label={t('detail.posting')}
          placeholder="https://"
          inputMode="url"
          maxLength={2000}
          autoComplete="off"
          defaultValue={application.postingUrl ?? ''}
          error={fields.postingUrl && t('job.posting.wrong')}
        />
        <TextArea
          name="description"
          label={t('job.description')}
          rows={8}
          maxLength={50_000}
          defaultValue={application.description ?? ''}
          error={fields.description}
        />
        <FormProblem message={Object.keys(fields).length === 0 ? message : undefined} />
      </Form>
    </Card>
  )
}

/**
 * Another number whenever what is stored was changed elsewhere, or undone: a form with it as its key begins anew then. Its own change
 * leaves it as it is, and so does one that the server refuses: what was typed stays, and the focus where it is.
 */
function useVersion(stored: string, isSaving: boolean): number {
  const [seen, setSeen] = useState({ stored, own: stored, version: 0 })
  if (isSaving && stored !== seen.own) setSeen({ ...seen, own: stored })
  if (!isSaving && stored !== seen.stored)
    setSeen({ stored, own: stored, version: stored === seen.own ? seen.version : seen.version + 1 })
  return seen.version
}

const unsaid = { value: '' as const, label: '–' }

function Save({ isPending }: { isPending: boolean }) {
  return (
    <Button type="submit" look="default" isPending={isPending}>
      {t('names.save')}
    </Button>
  )
}

function send({ mutate }: ReturnType<typeof useSave>, said: ApplicationChange) {
  if (Object.keys(said).length > 0) mutate(said)
}

const textOf = (data: FormData, name: string) => String(data.get(name)).trim() || null

function numberOf(data: FormData, name: string): number | null {
  const text = textOf(data, name)
  return text === null ? null : Number(text)
}
