// Shows what the server pushes, and opens its cause. Every message is shown: the browser was promised that.

const texts = {
  en: {
    interview: 'Interview',
    moved: 'Interview moved',
    asked: 'Asks to move the interview',
    cancelled: 'Interview cancelled',
    offer: 'Offer',
    rejection: 'Rejection',
    assessment: 'Assessment',
    action_required: 'Action required',
    code: 'A code arrived',
    review: 'A mail waits for your decision',
    more: (n) => `and ${n} more`,
  },
  de: {
    interview: 'Gespräch',
    moved: 'Gespräch verschoben',
    asked: 'Möchte das Gespräch verschieben',
    cancelled: 'Gespräch abgesagt',
    offer: 'Angebot',
    rejection: 'Absage',
    assessment: 'Test',
    action_required: 'Etwas zu tun',
    code: 'Ein Code ist da',
    review: 'Eine Mail wartet auf deine Entscheidung',
    more: (n) => `und ${n} weitere`,
  },
}
// The first that is wanted and there is, as in the app.
const words = texts[navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in texts) ?? 'en']

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('push', (event) => {
  const { notice, id, applicationId, company, meeting, more } = read(event.data)
  const news = newsOf(notice, meeting)
  const what = typeof words[news] === 'string' ? words[news] : 'Applybox'
  event.waitUntil(
    registration.showNotification(company ? `${company}: ${what}` : what, {
      body: [whenOf(meeting), more > 0 ? words.more(more) : ''].filter(Boolean).join(', '),
      icon: '/icon.svg',
      tag: id ?? 'applybox',
      data: { path: pathOf({ id, applicationId, more }) },
    }),
  )
})

function read(data) {
  try {
    return data?.json() ?? {}
  } catch {
    return {}
  }
}

/** A meeting that has or may get another time, or has none any longer, is reported as that. */
function newsOf(notice, meeting) {
  if (notice === 'interview' && meeting?.isAsked) return 'asked'
  if (notice !== 'interview' || !meeting?.from) return notice
  return meeting.to ? 'moved' : 'cancelled'
}

/** When it is now, or was to be. */
function whenOf(meeting) {
  const at = new Date(meeting?.to ?? meeting?.from ?? Number.NaN)
  return Number.isNaN(at.getTime()) ? '' : at.toLocaleString(navigator.languages, { dateStyle: 'medium', timeStyle: 'short' })
}

/** Where the cause is seen; several are seen in their list. */
function pathOf({ id, applicationId, more }) {
  if (more > 0 || !isId(id)) return '/notifications'
  return isId(applicationId) ? `/active-applications/${applicationId}?tab=mail&message=${id}` : `/unidentified-messages/${id}`
}

function isId(value) {
  return typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value)
}

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.path))
})

async function open(path) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const [own] = windows.filter(({ url }) => new URL(url).origin === location.origin)
  if (!own) return clients.openWindow(path)
  await own.focus()
  return own.navigate(path)
}
