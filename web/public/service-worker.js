// Shows what the server pushes, and opens its cause. Every message is shown: the browser was promised that.

const texts = {
  en: {
    interview: 'Interview',
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
  const { notice, id, applicationId, company, more } = read(event.data)
  const what = typeof words[notice] === 'string' ? words[notice] : 'Applybox'
  event.waitUntil(
    registration.showNotification(company ? `${company}: ${what}` : what, {
      body: more > 0 ? words.more(more) : '',
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
