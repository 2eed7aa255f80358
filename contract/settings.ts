import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { notice } from './notifications.ts'
import { mostOutgoing } from './outgoing.ts'

const tag = 'Settings'

const days = z.number().int().min(1).max(365)

export const settings = z.object({
  /** Days without a word after applying until an application counts as quiet. */
  quietAfterApplyingDays: days,
  /** The same after an interview. */
  quietAfterInterviewDays: days,
  /** Days without a word until it counts as probably given up by the employer. */
  ghostedAfterDays: days,
  /** Days after its end until an application is archived by itself; 0 is never. */
  autoArchiveDays: z.number().int().min(0).max(3650),
  /** Which kinds of mail are announced. */
  notifications: z.record(notice, z.boolean()),
  /** Whether keys such as J, K and E do something by themselves. */
  singleKeyShortcuts: z.boolean(),
  /** For how many seconds sending can be undone. */
  undoSendingSeconds: z.number().int().min(0).max(mostOutgoing.hold),
})
export type Settings = z.infer<typeof settings>

export const getSettings = endpoint({
  method: 'GET',
  path: 'users/settings',
  access: 'session',
  tag,
  summary: 'How the tracker works for this user',
  answer: settings,
})

export const updateSettings = endpoint({
  method: 'PUT',
  path: 'users/settings',
  access: 'session',
  tag,
  summary: 'Change settings; those left out stay',
  body: settings.extend({ notifications: z.partialRecord(notice, z.boolean()) }).partial(),
  answer: settings,
})
