import { getMeta } from '../../../contract/meta.ts'
import { allowNotifications, updatePushSubscription } from '../../../contract/profile.ts'
import { call } from '../../api.ts'
import { logError } from '../../log.ts'
import { ownScript } from '../../own-script.ts'

/** `unsupported` is also a page that was not loaded over https; `blocked` is what the person told the browser; `unreachable` its push service. */
export type PushState = 'unsupported' | 'blocked' | 'unreachable' | 'off' | 'on'

const script = '/service-worker.js'

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** How it stands in this browser. */
export async function pushState(isAllowed: boolean): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return isAllowed && Notification.permission === 'granted' && (await subscription()) ? 'on' : 'off'
}

/** Asks the person, subscribes this browser, user-visible only, and tells the server where it is reached. */
export async function turnOn(): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off'
  await navigator.serviceWorker.register(ownScript(script))
  const { pushManager } = await navigator.serviceWorker.ready
  const { pushKey } = await call(getMeta, {})
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey }).catch((error: unknown) => {
    logError('The browser could not subscribe', error)
  })
  if (!made) return 'unreachable'
  await call(allowNotifications, { body: { notification: true } })
  await tellKeys()
  return 'on'
}

export async function turnOff(): Promise<PushState> {
  await call(allowNotifications, { body: { notification: false } })
  await (await subscription())?.unsubscribe()
  return 'off'
}

/** After each fetch of the profile, because a browser may change its subscription at any time. Throws when the server does not take it. */
export async function tellKeys(): Promise<void> {
  if (!isSupported() || Notification.permission !== 'granted') return
  const { endpoint, keys } = (await subscription())?.toJSON() ?? {}
  if (!endpoint || !keys?.auth || !keys.p256dh) return
  await call(updatePushSubscription, { body: { endpoint, auth: keys.auth, p256dh: keys.p256dh } })
}
