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
