import type { Context } from '../lib/context.ts'
import type { Route } from '../lib/route.ts'
import { accountRoutes } from './accounts/index.ts'
import { applicationRoutes } from './applications/index.ts'
import { calendarRoutes } from './calendar/index.ts'
import { careerRoutes } from './career/index.ts'
import { catalogueRoutes } from './catalogue/index.ts'
import { contactRoutes } from './contacts/index.ts'
import { countryRoutes } from './countries/index.ts'
import { documentRoutes } from './documents/index.ts'
import { eventRoutes } from './events/index.ts'
import { importRoutes } from './imports/index.ts'
import { inboundRoutes } from './inbound/index.ts'
import { interviewRoutes } from './interviews/index.ts'
import { mailRoutes } from './mails/index.ts'
import { metaRoutes } from './meta/index.ts'
import { noteRoutes } from './notes/index.ts'
import { notificationRoutes } from './notifications/index.ts'
import { outgoingRoutes } from './outgoing/index.ts'
import { personalDataRoutes } from './personal-data/index.ts'
import { profileRoutes } from './profile/index.ts'
import { pushRoutes } from './push/index.ts'
import { reportRoutes } from './report/index.ts'
import { resumeRoutes } from './resumes/index.ts'
import { searchRoutes } from './search/index.ts'
import { seedingRoutes } from './seeding/index.ts'
import { settingsRoutes } from './settings/index.ts'
import { snoozeRoutes } from './snoozes/index.ts'
import { statisticsRoutes } from './statistics/index.ts'
import { summaryRoutes } from './summaries/index.ts'
import { timelineRoutes } from './timeline/index.ts'
import { triageRoutes } from './triage/index.ts'
import { undoRoutes } from './undo/index.ts'
import { viewRoutes } from './views/index.ts'

const features: ((context: Context) => Route[])[] = [
  accountRoutes,
  applicationRoutes,
  calendarRoutes,
  careerRoutes,
  catalogueRoutes,
  contactRoutes,
  countryRoutes,
  documentRoutes,
  eventRoutes,
  importRoutes,
  inboundRoutes,
  interviewRoutes,
  mailRoutes,
  metaRoutes,
  noteRoutes,
  notificationRoutes,
  outgoingRoutes,
  personalDataRoutes,
  profileRoutes,
  pushRoutes,
  seedingRoutes,
  settingsRoutes,
  reportRoutes,
  resumeRoutes,
  searchRoutes,
  snoozeRoutes,
  statisticsRoutes,
  summaryRoutes,
  timelineRoutes,
  triageRoutes,
  undoRoutes,
  viewRoutes,
]

/** The routes of all features: the one list that the HTTP door binds. */
export function routesOf(context: Context): Route[] {
  return features.flatMap((routes) => routes(context))
}
