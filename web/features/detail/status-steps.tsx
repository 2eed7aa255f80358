import type { ReactNode } from 'react'
import { type Application, type Status, statuses } from '../../../contract/applications.ts'
import { useChangeApplication } from '../../change-application.ts'
import { IconChevronDown } from '../../ui/icons.tsx'
import { Menu } from '../../ui/menu.tsx'
import { StatusBadge, StatusIcon } from '../../ui/status-badge.tsx'
import { useListing } from '../../use-listing.ts'
import { timelineQuery } from './queries.ts'
import css from './status-steps.module.css'
import { t } from './texts/index.ts'

const path: readonly Status[] = ['applied', 'in_review', 'assessment', 'interview', 'offer', 'accepted']

/**
 * Where the application stands, for the user to set, and its progress: a step is filled only if the timeline knows that it was
 * passed through. An end that lies beside the path (rejected, withdrawn) stands alone with its word.
 */
export function StatusSteps({ application, why }: { application: Pick<Application, 'id' | 'status'>; why: ReactNode }) {
  const { id, status } = application
  const passed = usePassed(id)
  const change = useChangeApplication(id, {
    told: ({ company, status }) =>
      t('activity.status', { company: company?.name ?? t('company.unknown'), status: t(`status.${status}`) }),
  })
  const reached = path.indexOf(status)
  return (
    <div className={css.both}>
      <span className={css.now}>
        <Menu
          label={t('column.status')}
          choices={statuses.map((value) => ({
            value,
            label: t(`status.${value}`),
            icon: <StatusIcon status={value} size="1rem" />,
          }))}
          chosen={status}
          onChoose={(next) => change.mutate({ status: next })}
        >
          <StatusBadge status={status} />
          <IconChevronDown size="0.875rem" stroke={1.9} aria-hidden="true" />
        </Menu>
        {why}
      </span>
      {reached >= 0 && (
        <ol className={css.steps} aria-label={t('detail.steps')}>
          {path.map((step, index) => (
            <li
              key={step}
              className={css.step}
              data-status={status}
              data-reached={index === reached || (index < reached && passed.has(step)) || undefined}
              aria-current={index === reached ? 'step' : undefined}
            >
              <span className={css.bar} />
              <span className={css.word}>{t(`status.${step}`)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

/** Every status that the timeline knows of. */
function usePassed(applicationId: string): Set<string | null> {
  const { items } = useListing(timelineQuery(applicationId))
  return new Set(items.filter(({ kind }) => kind === 'status' || kind === 'created').flatMap(({ from, to }) => [from, to]))
}
