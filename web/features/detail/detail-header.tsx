import { useState } from 'react'
import type { getApplication } from '../../../contract/applications.ts'
import type { AnswerData } from '../../../contract/endpoint.ts'
import { exactDate, nearDayWithin } from '../../texts/time.ts'
import { whereText } from '../../texts/where.ts'
import { useToggleActive } from '../../toggle-active.ts'
import { Button } from '../../ui/button.tsx'
import { IconArchive, IconBriefcase, IconCalendarEvent, IconFlag, IconHourglass, IconUser } from '../../ui/icons.tsx'
import { At } from '../../ui/moment.tsx'
import { Monogram } from '../../ui/monogram.tsx'
import { IconArchiveOff, IconCash, IconExternalLink, IconHash, IconHome, IconMapPin } from '../../ui/more-icons.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Tag } from '../../ui/tag.tsx'
import { type Quote, TextWithWhy, Why } from '../../ui/why.tsx'
import css from './detail-header.module.css'
import { EditNames } from './edit-names.tsx'
import { MoreActions, type MoreActionsProps } from './more-actions.tsx'
import { payText } from './pay-text.ts'
import { StatusSteps } from './status-steps.tsx'
import { t } from './texts/index.ts'

export type ApplicationDetail = AnswerData<typeof getApplication>

interface DetailHeaderProps extends Pick<MoreActionsProps, 'picker' | 'onMerged' | 'onDeleted' | 'onKept'> {
  application: ApplicationDetail
}

/** Who, what, where it stands, and the words that say so. */
export function DetailHeader({ application, ...actions }: DetailHeaderProps) {
  const { company, agency, job, isActive, location, requisition, postingUrl, nextStep, nextStepDueAt, labels } = application
  const { status, appliedAt, isAppliedAtKnown, workMode, employmentType, startsOn, expected } = application
  const pay = payText(application)
  const toggle = useToggleActive()
  const [names, setNames] = useState<'shown' | 'edited' | 'left'>('shown')
  return (
    <header className={css.header}>
      <PageTitle>{`${job?.title ?? t('title.unknown')} · ${company?.name ?? t('company.unknown')}`}</PageTitle>
      {names === 'edited' ? (
        <EditNames application={application} onDone={() => setNames('left')} />
      ) : (
        <div className={css.top}>
          <Monogram name={company?.name ?? null} size="2.75rem" />
          <div className={css.names}>
            <p className={css.company}>
              <span>
                <TextWithWhy
                  text={company?.name ?? t('company.unknown')}
                  about={t('column.company')}
                  quotes={quotesOf(application, 'company')}
                />
              </span>
              {agency && (
                <span className={css.agency}>
                  <TextWithWhy
                    text={t('company.via', { agency })}
                    about={t('names.agency.why')}
                    quotes={quotesOf(application, 'agency')}
                  />
                </span>
              )}
            </p>
            <h1 className={css.title}>
              <TextWithWhy
                text={job?.title ?? t('title.unknown')}
                about={t('column.title')}
                quotes={quotesOf(application, 'title')}
              />
            </h1>
          </div>
          <Button
            look="default"
            size="small"
            className={css.toggle}
            icon={isActive ? <IconArchive size="1rem" stroke={1.7} /> : <IconArchiveOff size="1rem" stroke={1.7} />}
            disabled={toggle.isPending}
            onClick={() => toggle.mutate(application)}
          >
            <span className={css.toggleWords}>{isActive ? t('toggle.archive') : t('toggle.activate')}</span>
          </Button>
          <MoreActions
            {...actions}
            application={application}
            takesFocus={names === 'left'}
            onEditNames={() => setNames('edited')}
          />
        </div>
      )}
      <StatusSteps
        application={application}
        why={<Why about={t('column.status')} quotes={quotesOf(application, 'status', 'kind')} />}
      />
      <ul className={css.facts}>
        {(nextStep || nextStepDueAt) && (
          <li>
            <IconFlag size="0.9375rem" stroke={1.7} aria-hidden="true" />
            <span>
              {[nextStep ?? t('job.nextStep'), nextStepDueAt && t('job.dueOn', { day: nearDayWithin(nextStepDueAt) })]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        )}
        {status !== 'saved' && (
          <li>
            <IconBriefcase size="0.9375rem" stroke={1.7} aria-hidden="true" />
            {appliedAt ? (
              <span>
                {isAppliedAtKnown ? t('detail.applied') : t('detail.appliedBy')} <At at={appliedAt} dateOnly />
              </span>
            ) : (
              t('detail.appliedUnknown')
            )}
            <Why about={t('job.appliedOn')} quotes={quotesOf(application, 'appliedAt')} />
          </li>
        )}
        {location && (
          <li>
            <IconMapPin size="0.9375rem" stroke={1.7} aria-hidden="true" />
            {location}
            <Why about={t('detail.location')} quotes={quotesOf(application, 'location')} />
          </li>
        )}
        {workMode && (
          <li>
            <IconHome size="0.9375rem" stroke={1.7} aria-hidden="true" />
            {t(`job.workMode.${workMode}`)}
            <Why about={t('job.workMode')} quotes={quotesOf(application, 'workMode')} />
          </li>
        )}
        {employmentType && (
          <li>
            <IconUser size="0.9375rem" stroke={1.7} aria-hidden="true" />
            {t(`job.employmentType.${employmentType}`)}
            <Why about={t('job.employmentType')} quotes={quotesOf(application, 'employmentType')} />
          </li>
        )}
        {startsOn && (
          <li>
            <IconCalendarEvent size="0.9375rem" stroke={1.7} aria-hidden="true" />
            {t('detail.startsOn', { day: exactDate(`${startsOn}T12:00:00`) })}
            <Why about={t('offers.startsOn')} quotes={quotesOf(application, 'startsOn')} />
          </li>
        )}
        {pay !== null && (
          <li>
            <IconCash size="0.9375rem" stroke={1.7} aria-hidden="true" />
            {pay}
            <Why about={t('detail.pay')} quotes={quotesOf(application, 'salary')} />
          </li>
        )}
        {expected && (
          <li>
            <IconHourglass size="0.9375rem" stroke={1.7} aria-hidden="true" />
            <span>{t('detail.expected', { day: exactDate(`${expected.by}T12:00:00`) })}</span>
            <Why
              about={t('detail.expected.what')}
              quotes={expected.quote ? [{ quote: expected.quote, where: whereText('body'), mailId: expected.mailId }] : []}
            />
          </li>
        )}
        {requisition && (
          <li>
            <IconHash size="0.9375rem" stroke={1.7} aria-hidden="true" />
            <span className="visually-hidden">{t('detail.requisition')}</span>
            {requisition}
            <Why about={t('detail.requisition')} quotes={quotesOf(application, 'requisition')} />
          </li>
        )}
        {postingUrl && (
          <li>
            <IconExternalLink size="0.9375rem" stroke={1.7} aria-hidden="true" />
            <a href={postingUrl} target="_blank" rel="noopener noreferrer nofollow">
              {t('detail.posting')}
            </a>
            <Why about={t('detail.posting')} quotes={quotesOf(application, 'postingUrl')} />
          </li>
        )}
        {labels.map((label) => (
          <li key={label}>
            <Tag>{label}</Tag>
          </li>
        ))}
      </ul>
    </header>
  )
}

/** The newest words first: they are what the fact rests on now. */
export function quotesOf({ evidence }: Pick<ApplicationDetail, 'evidence'>, ...fields: string[]): Quote[] {
  return evidence
    .filter(({ field }) => fields.includes(field))
    .toReversed()
    .map(({ quote, where, mailId }) => ({ quote, where: whereText(where), mailId }))
}
