// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources that are broken hold them

/** One place that a sentence of the specification is about, broken. */
export interface Break {
  what: string
  file: string
  /** Stands once in the file. */
  before: string
  after: string
  /** The begin of the name of the row that has to see it. */
  row: string
}

/** Seen over HTTP, by `server/specification`. */
export const onTheServer: Break[] = [
  {
    what: 'every country is France',
    file: 'server/features/countries/routes.ts',
    before: 'findCountries(query.name)',
    after: "findCountries('france')",
    row: 'GET meta/country',
  },
  {
    what: 'nothing is ever submitted',
    file: 'server/features/statistics/routes.ts',
    before: 'all: counts.all,',
    after: 'all: 0,',
    row: 'GET jobApplications/submitted/count',
  },
  {
    what: 'no status has an application',
    file: 'server/features/statistics/routes.ts',
    before: 'active.find((one) => one.status === status)?.count ?? 0',
    after: '0',
    row: 'GET jobApplications/status/count',
  },
  {
    what: 'mail that is archived stays',
    file: 'server/features/triage/unknown-mail.ts',
    before: 'await archiveMails(trx, userId, ids, archived)',
    after: 'ids.length',
    row: 'POST users/emails/unknown/archive',
  },
  {
    what: 'a job keeps its title',
    file: 'server/placement/names.ts',
    before: 'update jobs j set title = ${title}, title_key = ${key} where',
    after: 'update jobs j set title = j.title, title_key = j.title_key where',
    row: 'PUT jobs/{id}/title',
  },
  {
    what: 'an application stays active',
    file: 'server/features/applications/edit.ts',
    before: 'await setActive(trx, userId, [id], !before.isActive)',
    after: 'await setActive(trx, userId, [id], before.isActive)',
    row: 'PUT jobApplications/{id}/toggle-active',
  },
  {
    what: 'notifications cannot be dismissed',
    file: 'server/features/notifications/queries.ts',
    before: 'set notice_dismissed_at = case when ${dismissed}::boolean then now() end',
    after: 'set notice_dismissed_at = case when not ${dismissed}::boolean then now() end',
    row: 'PUT userNotifications/dismiss',
  },
  {
    what: 'no notification is unread',
    file: 'server/features/notifications/queries.ts',
    before: 'return rows[0]?.count ?? 0',
    after: 'return rows.length - 1',
    row: 'GET userNotifications/unreadCount',
  },
  {
    what: 'a note keeps its text',
    file: 'server/features/notes/note.ts',
    before: 'await updateNote(trx, userId, id, text)',
    after: 'await noteOfUser(trx, userId, id)',
    row: 'PUT jobApplications/note/{id}',
  },
  {
    what: 'the release notes come back',
    file: 'server/features/profile/profile.ts',
    before: '{ releaseNotesHidden: isHidden }',
    after: '{ releaseNotesHidden: false && isHidden }',
    row: 'PUT users/profile/click-on',
  },
  {
    what: 'no referral code is valid',
    file: 'server/features/accounts/routes.ts',
    before: 'valid: await isRefCode(context, query.code),',
    after: 'valid: query.code === (await isRefCode(context, query.code)),',
    row: 'GET authenticate/refCode',
  },
  {
    what: 'every address is free',
    file: 'server/features/accounts/addresses.ts',
    before: 'available: reason === null,',
    after: 'available: true,',
    row: 'GET email/availability',
  },
  {
    what: 'no company is found',
    file: 'server/features/catalogue/routes.ts',
    before: "query.name === '' ? []",
    after: "query.name !== '' ? []",
    row: 'GET companies',
  },
  {
    what: 'nothing is listed as experience',
    file: 'server/features/career/routes.ts',
    before: "list: await list(db, caller.userId, 'experience')",
    after: "list: (await list(db, caller.userId, 'experience')).slice(0, 0)",
    row: 'GET users/experience',
  },
]

/** Seen in the browser, by `e2e/specification`. */
export const inTheBrowser: Break[] = [
  {
    what: '/notifications shows the profile',
    file: 'web/router.tsx',
    before: './pages/notifications.tsx',
    after: './pages/profile.tsx',
    row: '/notifications',
  },
  {
    what: 'unknown paths lead to the welcome page',
    file: 'web/router.tsx',
    before: "{ path: '*', loader: leadsTo('/') }",
    after: "{ path: '*', loader: leadsTo('/welcome') }",
    row: '/nowhere',
  },
  {
    what: 'the index leads to the applications',
    file: 'web/router.tsx',
    before: "{ index: true, loader: leadsTo('/dashboard') }",
    after: "{ index: true, loader: leadsTo('/active-applications') }",
    row: '/auth',
  },
  {
    what: 'no spinner turns',
    file: 'web/ui/spinner.module.css',
    before: 'display: inline-block;',
    after: 'display: none;',
    row: '2: Every route shows a loading spinner',
  },
  {
    what: 'the text of an error is small',
    file: 'web/pages/route-problem.module.css',
    before: 'font-size: 1.75rem;',
    after: 'font-size: 1rem;',
    row: '2: Every route shows […] else its message',
  },
  {
    what: 'one field may be missing from a complete profile',
    file: 'web/features/profile/completeness.tsx',
    before: "  ['preferredName', 'profile.preferredName'],\n",
    after: '',
    row: '3: The profile is Completed',
  },
  {
    what: 'names are shown as they are typed',
    file: 'server/lib/title-cased.ts',
    before: 'letter.toUpperCase())',
    after: 'letter)',
    row: '3: username',
  },
  {
    what: 'what is stored stays when the refresh fails',
    file: 'web/session.ts',
    before: '  localStorage.clear()\n',
    after: '  localStorage.removeItem(names.access)\n',
    row: '4: If refresh fails, all local storage is cleared',
  },
  {
    what: 'each call that is refused refreshes',
    file: 'web/session.ts',
    before: 'running ??= inTurn(() => exchange(refused)).finally',
    after: 'running = exchange(refused).finally',
    row: '4: On a 401 response',
  },
  {
    what: 'an empty name is searched for',
    file: 'web/features/career/suggesting-field.tsx',
    before: "enabled: suggests !== undefined && name !== '',",
    after: 'enabled: suggests !== undefined,',
    row: '5: The search calls',
  },
  {
    what: "Google's script is never loaded",
    file: 'web/features/protection/prove.ts',
    before: 'document.head.append(element)',
    after: 'resolve()',
    row: '7: A bot-protection scoring script',
  },
  {
    what: 'the push keys are sent once',
    file: 'web/features/push/use-push-keys.ts',
    before: 'if (!isAllowed || dataUpdatedAt === 0) return',
    after: 'if (isAllowed || dataUpdatedAt === 0) return',
    row: '7: Update push keys',
  },
  {
    what: "a toast says 'Nope'",
    file: 'web/texts/en.ts',
    before: "'Request Completed'",
    after: "'Nope'",
    row: '8: Toasts have types',
  },
  {
    what: 'an error is shown for a minute',
    file: 'web/ui/toast.tsx',
    before: 'const stays = way ? 8000 : 2000',
    after: "const stays = way ? 8000 : type === 'error' ? 60_000 : 2000",
    row: '9: Toast auto-hides after 2000 ms: one',
  },
  {
    what: 'toasts appear at the left',
    file: 'web/ui/toast.module.css',
    before: 'inset: 1rem 1rem auto auto;',
    after: 'inset: 1rem auto auto 1rem;',
    row: '9: Toast auto-hides after 2000 ms and appears',
  },
  {
    what: 'a week has eight days',
    file: 'web/texts/time.ts',
    before: 'if (days < 7)',
    after: 'if (days < 8)',
    row: '9: Relative-time labels',
  },
  {
    what: 'a salary is not rounded',
    file: 'web/texts/index.ts',
    before: 'maximumFractionDigits: 2',
    after: 'maximumFractionDigits: 9',
    row: '9: Numbers with more than 2 decimals',
  },
  {
    what: 'the day comes before the month',
    file: 'web/texts/en.ts',
    before: "'time.date': 'MMMM DD, YYYY'",
    after: "'time.date': 'DD MMMM YYYY'",
    row: '9: Dates show as',
  },
  {
    what: 'queries are retried',
    file: 'web/query-client.ts',
    before: '      retry: false,\n',
    after: '      retry: 1,\n',
    row: '9: Queries and mutations are not retried',
  },
  {
    what: 'push messages may stay unseen',
    file: 'web/features/push/push.ts',
    before: 'userVisibleOnly: true',
    after: 'userVisibleOnly: false',
    row: '9: Push subscription is user-visible only',
  },
  {
    what: 'corners are square',
    file: 'web/ui/tokens.css',
    before: '--radius: 8px;',
    after: '--radius: 2px;',
    row: '9: Theme',
  },
]
