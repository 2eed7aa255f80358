import { existsSync } from 'node:fs'

const places = [
  // Without the parts around a page, which take a sixth of the whole time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The system's Chromium or Chrome; null when there is none. */
export const chromiumPath = (): string | null => places.find((place) => existsSync(place)) ?? null

/** How the journeys start it: without asking anybody outside, and with this usual size of text in pixels. */
export function launchOptions(textSize = 16) {
  const executablePath = chromiumPath()
  if (!executablePath) throw new Error('There is no Chromium: install it (Debian: apt-get install chromium-headless-shell)')
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
