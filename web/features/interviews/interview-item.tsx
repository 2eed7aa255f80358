import { useState } from 'react'
import type { ListedInterview } from '../../../contract/interviews.ts'
import { dueLabel } from '../../texts/due.ts'
import { dayOf, hoursOf, whenLabel } from '../../texts/interview-time.ts'
import { clock, dayLabel, exactDate, exactTime } from '../../texts/time.ts'
import { instantIn, isZone, ownZone, partsIn } from '../../texts/zoned-time.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { IconAlertTriangle, IconBuilding, IconCalendarEvent, IconUser } from '../../ui/icons.tsx'
import { MailLink } from '../../ui/mail-link.tsx'
import { IconCalendarOff, IconMapPin, IconPencil, IconPhone, IconTrash, IconVideo } from '../../ui/more-icons.ts'
import { Tag } from '../../ui/tag.tsx'
import { type Quote, Why } from '../../ui/why.tsx'
import { InterviewForm } from './interview-form.tsx'
import css from './interviews.module.css'
import { t } from './texts/index.ts'
import { nameOf, useChangeInterview, useDeleteInterview } from './use-interviews.ts'

const icons = { phone: IconPhone, video: IconVideo, 'on-site': IconBuilding, other: IconCalendarEvent }

interface InterviewItemProps {
  applicationId: string
  interview: ListedInterview
  isPast: boolean
  /** Another one, offered together with it, stands above: its mail is not named again. */
  isOfferedAbove: boolean
  /** The other interviews there are, for what it clashes with. */
  others: readonly ListedInterview[]
  /** The words that tell of it. */
  quotes: readonly Quote[]
}

/** One interview, to confirm, change, cancel or call done. */
export function InterviewItem({ applicationId, interview, isPast, isOfferedAbove, others, quotes }: InterviewItemProps) {
  const { kind, startsAt, place, link, people, summary, state, mailId } = interview
  const join = joinLink(link, place)
  const [mode, setMode] = useState<'shown' | 'edited' | 'left'>('shown')
  const change = useChangeInterview(applicationId)
  const edit = useChangeInterview(applicationId, { inline: true })
  const remove = useDeleteInterview(applicationId)
  const isOff = state === 'cancelled'
  const isUnsure = interview.otherZones.length > 0 && !isOff && !isPast && isZone(interview.timeZone ?? '')
  const isAwaited = state === 'proposed' && interview.proposedBy === 'user'
  const replaced = others.find(({ id }) => state === 'proposed' && id === interview.insteadOf)
  if (mode === 'edited') {
    return (
      <li className={css.card}>
        <InterviewForm
          label={t('interview.edit')}
          before={interview}
          others={others}
          isPending={edit.isPending}
          problem={edit.error}
          onSave={(said) => edit.mutate({ id: interview.id, ...said }, { onSuccess: () => setMode('left') })}
          onLeave={() => setMode('left')}
        />
      </li>
    )
  }
  const Icon = icons[kind]
  const clashes = isOff || isPast ? [] : others.filter(({ id }) => interview.conflictsWith.includes(id))
  const say = (next: ListedInterview['state']) => change.mutate({ id: interview.id, state: next })
  return (
    <li className={css.interview} data-past={isPast || undefined} data-cancelled={isOff || undefined}>
      <span className={css.icon}>
        <Icon size="1.125rem" stroke={1.7} aria-hidden="true" />
      </span>
      <div className={css.what}>
        <p className={css.when}>
          <time dateTime={startsAt} title={exactTime(startsAt)}>
            {dayLabel(dayOf(interview))}, {hoursOf(interview)}
          </time>
          <Tag tone={state === 'proposed' || state === 'moved' ? 'attention' : state === 'confirmed' ? 'good' : 'neutral'}>
            {isAwaited ? t('interview.awaited') : t(`interview.${interview.choice ? 'offered' : state}`)}
          </Tag>
          <Why about={t('interviews.one')} quotes={quotes} />
        </p>
        {replaced && <p className={css.how}>{t('interview.insteadOf', { when: whenLabel(replaced) })}</p>}
        <p className={css.how}>{[t(`interview.kind.${kind}`), summary, elsewhere(interview)].filter(Boolean).join(' · ')}</p>
        {interview.answerBy && state === 'proposed' && !isPast && !isOfferedAbove && (
          <p className={css.how}>
            {t(interview.choice ? 'interview.chooseBy' : 'interview.answerBy', { when: dueLabel(interview.answerBy) })}
          </p>
        )}
        {isUnsure && (
          <fieldset className={css.zones}>
            <legend className={css.clash}>
              <IconAlertTriangle size="0.875rem" stroke={1.7} aria-hidden="true" />
              {t('interview.zones')}
            </legend>
            {zonesOf(interview).map(({ zone, ...times }) => (
              <Button
                key={zone}
                look="default"
                size="small"
                onClick={() => change.mutate({ id: interview.id, timeZone: zone, ...times })}
              >
                {t('interview.zones.one', { place: placeOf(zone), when: whenBeside(interview.startsAt, times.startsAt) })}
              </Button>
            ))}
          </fieldset>
        )}
        {people && (
          <p className={css.line}>
            <IconUser size="0.875rem" stroke={1.7} aria-hidden="true" />
            {people}
          </p>
        )}
        {place && place !== join && (
          <p className={css.line}>
            <IconMapPin size="0.875rem" stroke={1.7} aria-hidden="true" />
            {place}
          </p>
        )}
        {join && (
          <p className={css.line}>
            <IconVideo size="0.875rem" stroke={1.7} aria-hidden="true" />
            <a href={join} target="_blank" rel="noopener noreferrer nofollow">
              {join}
            </a>
          </p>
        )}
        {clashes.map((other) => (
          <p key={other.id} className={css.clash}>
            <IconAlertTriangle size="0.875rem" stroke={1.7} aria-hidden="true" />
            {t('interview.clash', { name: nameOf(other), at: clock(other.startsAt) })}
          </p>
        ))}
        {mailId && !isOfferedAbove && <MailLink mailId={mailId}>{t('why.mail')}</MailLink>}
        {mailId && !isOfferedAbove && !isOff && !isPast && (
          <p className={css.answers}>
            <span>{t('interview.answer')}</span>
            {(['accept', 'maybe', 'decline', 'other'] as const).map((answer) => (
              <MailLink key={answer} mailId={mailId} answer={answer}>
                {t(`interview.answer.${answer}`)}
              </MailLink>
            ))}
          </p>
        )}
      </div>
      <div className={css.actions}>
        {!isOff && !isPast && !isUnsure && (state === 'proposed' || state === 'moved') && (
          <Button look="default" size="small" onClick={() => say('confirmed')}>
            {t(interview.choice ? 'interview.take' : 'interview.confirm')}
          </Button>
        )}
        {!isOff && isPast && state !== 'done' && (
          <Button look="default" size="small" onClick={() => say('done')}>
            {t('interview.finish')}
          </Button>
        )}
        <IconButton label={t('interview.edit')} autoFocus={mode === 'left'} onClick={() => setMode('edited')}>
          <IconPencil size="1rem" stroke={1.7} aria-hidden="true" />
        </IconButton>
        {!isOff && !isPast && (
          <IconButton label={t('interview.cancel')} onClick={() => say('cancelled')}>
            <IconCalendarOff size="1rem" stroke={1.7} aria-hidden="true" />
          </IconButton>
        )}
        {mailId === null && (
          <IconButton label={t('interview.delete')} onClick={() => remove.mutate(interview)}>
            <IconTrash size="1rem" stroke={1.7} aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </li>
  )
}

/** The same clock in each zone that may be meant: when that is. */
function zonesOf({ startsAt, endsAt, timeZone, otherZones }: ListedInterview) {
  const told = timeZone ?? ownZone()
  return [told, ...otherZones].filter(isZone).map((zone) => {
    const { date, time } = partsIn(told, startsAt)
    const begin = instantIn(zone, date, time)
    const later = Date.parse(begin) - Date.parse(startsAt)
    return { zone, startsAt: begin, endsAt: endsAt && new Date(Date.parse(endsAt) + later).toISOString() }
  })
}

/** The clock alone where it is the same day. */
function whenBeside(shown: string, at: string): string {
  const isSameDay = partsIn(ownZone(), shown).date === partsIn(ownZone(), at).date
  return isSameDay ? clock(at) : `${dayLabel(at)}, ${clock(at)}`
}

/** 'New York' of 'America/New_York'. */
const placeOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')

/** Where it is joined: what the mail links, else an address that stands in the place. */
function joinLink(link: string | null, place: string | null): string | null {
  return link ?? /https?:\/\/[^\s<>"]+[^\s<>".,;)]/i.exec(place ?? '')?.[0] ?? null
}

/** What clocks show where the interview was arranged, when that is elsewhere. */
function elsewhere({ startsAt, timeZone, allDay }: ListedInterview): string | null {
  if (allDay || !timeZone || timeZone === ownZone()) return null
  if (!isZone(timeZone)) return t('interview.zone.unknown', { zone: timeZone })
  const [here, there] = [partsIn(ownZone(), startsAt), partsIn(timeZone, startsAt)]
  if (there.date !== here.date)
    return t('interview.zone.day', { day: exactDate(`${there.date}T12:00`), time: there.time, zone: timeZone })
  return there.time === here.time ? null : t('interview.zone', { time: there.time, zone: timeZone })
}
