import { getApplication, listApplications } from '../../../contract/applications.ts'
import type { BodyIn } from '../../../contract/endpoint.ts'
import {
  addInterview,
  changeInterview,
  deleteInterview,
  type ListedInterview,
  listInterviews,
  listInterviewsOf,
} from '../../../contract/interviews.ts'
import { getApplicationStatistics } from '../../../contract/statistics.ts'
import { getTimeline } from '../../../contract/timeline.ts'
import { call, query } from '../../api.ts'
import { dayOf, hoursOf, type InterviewTime } from '../../texts/interview-time.ts'
import { dayLabelWithin } from '../../texts/time.ts'
import { useChange } from '../../use-change.ts'
import { t } from './texts/index.ts'

export type Said = BodyIn<typeof addInterview>
type Shown = { list: ListedInterview[] }

export const interviewsQuery = (applicationId: string) => query(listInterviewsOf, { params: { id: applicationId } })
/** Over all applications: what one may clash with. */
export const comingQuery = query(listInterviews, { query: { when: 'coming', limit: 100 } })

const stale = [listInterviews, getApplication, getTimeline, getApplicationStatistics, listApplications]
const whenOf = (time: InterviewTime) => `${dayLabelWithin(dayOf(time))}, ${hoursOf({ ...time, endsAt: null })}`

export function useAddInterview(applicationId: string) {
  return useChange({
    queryKey: interviewsQuery(applicationId).queryKey,
    stale,
    inline: true,
    work: (body: Said) => call(addInterview, { params: { id: applicationId }, body }),
    // It has its id and its clashes from the server.
    shown: (before: Shown) => before,
    told: (added) => t('interview.added', { when: whenOf(added) }),
  })
}

export function useChangeInterview(applicationId: string, { inline = false } = {}) {
  return useChange({
    queryKey: interviewsQuery(applicationId).queryKey,
    stale,
    inline,
    work: ({ id, ...body }: { id: string } & Partial<Said>) =>
      call(changeInterview, { params: { id: applicationId, interviewId: id }, body }),
    shown: ({ list }: Shown, { id, ...said }) => {
      const changed = list.find((one) => one.id === id)
      const isTaken = said.state === 'confirmed' && changed
      // Of several offered times one is taken: the others go, and what it takes the place of.
      const goes = (one: ListedInterview) =>
        isTaken && one.id !== id && ((one.choice !== null && one.choice === changed.choice) || one.id === changed.insteadOf)
      return {
        list: list.map((one) => {
          if (one.id === id)
            return {
              ...one,
              ...said,
              ...(said.timeZone !== undefined && { otherZones: [] }),
              ...(isTaken && { choice: null, insteadOf: null }),
            }
          return goes(one) ? { ...one, state: 'cancelled' as const } : one
        }),
      }
    },
    told: (changed) => t(`interview.told.${changed.state}`, { when: whenOf(changed) }),
  })
}

export function useDeleteInterview(applicationId: string) {
  return useChange({
    queryKey: interviewsQuery(applicationId).queryKey,
    stale,
    work: ({ id }: ListedInterview) => call(deleteInterview, { params: { id: applicationId, interviewId: id } }),
    shown: ({ list }: Shown, { id }) => ({ list: list.filter((one) => one.id !== id) }),
    told: (_, gone) => t('interview.deleted', { when: whenOf(gone) }),
  })
}

/** Whose interview it is, in words. */
export function nameOf({ application: { company, title } }: ListedInterview): string {
  return [company, title].filter(Boolean).join(', ') || t('interview.kind.other')
}
