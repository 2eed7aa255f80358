import * as applications from '../../contract/applications.ts'
import * as companies from '../../contract/companies.ts'
import { type Endpoint, prefix } from '../../contract/endpoint.ts'
import * as interviews from '../../contract/interviews.ts'
import * as mail from '../../contract/mail.ts'
import * as notifications from '../../contract/notifications.ts'
import * as statistics from '../../contract/statistics.ts'
import * as timeline from '../../contract/timeline.ts'
import * as uncategorized from '../../contract/uncategorized.ts'
import { refreshShared } from '../../server/features/catalogue/index.ts'
import { addNeighbours } from '../../server/testing/neighbours.ts'
import type { Figure } from '../measure/figure.ts'
import { ask, signInLarge } from '../measure/load.ts'
import type { Scratch } from '../measure/scratch.ts'

/** What the screens of every day ask for. */
const paths: [entry: Endpoint, query: string][] = [
  [applications.listApplications, ''],
  [applications.listApplications, 'active=all&name=designer+company+77'],
  [applications.listApplications, 'active=all&status=offer,interview&sort=company'],
  [applications.listApplications, 'quiet=any'],
  [timeline.listActivity, ''],
  [uncategorized.listUncategorized, ''],
  [companies.listMyCompanies, ''],
  [companies.listMyCompanies, 'name=company+77&sort=name'],
  [companies.listAllCompanies, ''],
  [companies.listAllCompanies, 'name=company+77'],
  [companies.countCompanies, ''],
  [companies.companiesPipeline, ''],
  [companies.listJobs, ''],
  [companies.listJobs, 'name=designer+77&sort=title'],
  [companies.countJobs, ''],
  [interviews.listInterviews, ''],
  [mail.listUnknown, ''],
  [mail.listUnknown, 'filter=review'],
  [mail.getIngestHealth, ''],
  [notifications.listNotifications, ''],
  [notifications.countUnread, ''],
  [statistics.countSubmitted, ''],
  [statistics.countByStatus, ''],
  [statistics.getStatistics, ''],
]
const seconds = 2
const others = 1_000

/** Lists and statistics of a user with 100,000 mails, 5,000 applications and 1,000 companies: alone, and with 1,000 users beside. */
export async function measurePaths(scratch: Scratch): Promise<Figure[]> {
  const product = await scratch.start('http')
  const token = await signInLarge(scratch, product, 'busy')
  const measured = async () => {
    const found = []
    for (const [{ path }, query] of paths) {
      const url = `${product.url}${prefix}/${path}?${query}`
      await ask(url, token, 0.3)
      found.push(await ask(url, token, seconds))
    }
    return found
  }
  const { db, pool } = scratch.database
  // As autovacuum does once so much was written.
  const settle = () => pool.query('vacuum analyze')
  await settle()
  const alone = await measured()
  await addNeighbours(db, others)
  const begun = performance.now()
  await refreshShared(db)
  const sharing = performance.now() - begun
  await settle()
  const beside = await measured()
  await product.stop()
  const figures = paths.flatMap(([{ path }, query], n): Figure[] => {
    const what = [path, query].filter(Boolean).join('?')
    const [before, now] = [alone[n], beside[n]]
    if (!before || !now) return []
    return [
      {
        what: `${what}, ${others.toLocaleString('en')} users beside`,
        value: now.perSecond,
        unit: 'requests/s',
        floor: { what: 'alone', value: before.perSecond },
      },
      {
        what: '  p99',
        value: now.p99,
        unit: 'ms',
        floor: { what: 'alone', value: before.p99 },
        goal: { is: 'at most', value: 50, of: 'value' },
      },
    ]
  })
  return [...figures, { what: 'working out what all may see of their companies', value: sharing, unit: 'ms' }]
}
