import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Language } from '../../../contract/languages.ts'
import { networkOf } from '../../lib/client-network.ts'
import { languageOf } from '../../lib/language.ts'
import { sha256 } from './secrets.ts'

/** Where a call comes from. */
export interface Client {
  /** SHA-256 of the browser's device-identity; null when it sent none. */
  device: Buffer | null
  userAgent: string
  /** Null for the machine itself. */
  network: string | null
  language: Language
}

export function clientOf(request: FastifyRequest): Client {
  const identity = request.headers['x-device-identity']
  return {
    device: typeof identity === 'string' && identity.length >= 8 && identity.length <= 200 ? sha256(identity) : null,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 400).replaceAll('\0', ''),
    network: networkOf(request.ip),
    language: languageOf(request.headers),
  }
}

/** For a session of a caller without a device identity: a device of its own, told from the others by its length. */
export const unnamedDevice = () => randomBytes(16)

/** Whether a session's device and a caller contradict each other: both are named, and differently. */
export function isOtherDevice(device: Buffer, client: Client): boolean {
  return device.length === 32 && client.device !== null && !client.device.equals(device)
}

/** Browser and system in words, for the list of devices. */
export function deviceWords(userAgent: string, language: Language): string {
  const browser = browsers.find(([sign]) => userAgent.includes(sign))?.[1]
  const system = systems.find(([sign]) => userAgent.includes(sign))?.[1]
  const { on, unknown } = words[language]
  if (browser && system) return `${browser} ${on} ${system}`
  return browser ?? system ?? (userAgent.split(/[/\s]/, 1)[0] || unknown)
}

const words = { en: { on: 'on', unknown: 'Unknown device' }, de: { on: 'auf', unknown: 'Unbekanntes Gerät' } }

// The first sign that is found counts: every browser names others too.
const browsers: [string, string][] = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
]
const systems: [string, string][] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Macintosh', 'macOS'],
  ['Linux', 'Linux'],
]
