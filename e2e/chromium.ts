import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The system's Chromium or Chrome; null when there is none. */
export const chromiumPath = (): string | null => places.find((place) => existsSync(place)) ?? null

/** Debian's Chromium without the windows around a page, which take a sixth of the time; without it, the other one. It can't show notifications. */
const shellPath = '/usr/bin/chromium-headless-shell'
export const hasShell = () => existsSync(shellPath)

export interface LaunchOptions {
  /** The usual size of text, in pixels. */
  textSize?: number
  /** With its windows. */
  isWhole?: boolean
}

/** How the journeys start it: without asking anybody outside. */
export function launchOptions({ textSize = 16, isWhole = false }: LaunchOptions = {}) {
  const executablePath = hasShell() && !isWhole ? shellPath : chromiumPath()
  if (!executablePath) throw new Error('There is no Chromium: install it (Debian: apt-get install chromium)')
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      `--blink-settings=defaultFontSize=${textSize}`,
    ],
  }
}
