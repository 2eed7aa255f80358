import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { chromiumPath } from '../../e2e/chromium.ts'
import { smtpClient } from '../../server/testing/smtp-client.ts'
import { sampleMail } from '../mail/sample-mail.ts'
import { signIn } from '../measure/browser.ts'
import { type Figure, median } from '../measure/figure.ts'
import { processed, type Scratch, signUp } from '../measure/scratch.ts'

/** 176 MB that nobody needs who does not measure: npm keeps it in its own cache. */
const lighthouse = 'lighthouse@13.5.0'
const runs = 3
const goals = { desktop: 95, mobile: 90 }
const categories = ['performance', 'accessibility', 'best-practices'] as const
type Scores = Record<(typeof categories)[number], number>

/** Lighthouse's scores (0 to 100, the median of three) for the pages that people see most, in a browser that is signed in. */
export async function measureLighthouse(scratch: Scratch): Promise<Figure[]> {
  const product = await scratch.start('http,smtp,worker')
  const person = await signUp(product, 'lighthouse')
  const client = await smtpClient(product.smtpPort)
  for (let n = 0; n < 60; n++) await client.deliver(person.address, sampleMail(n, person.address, 5_000))
  client.close()
  await processed(scratch.database)

  const profile = await mkdtemp(path.join(tmpdir(), 'applybox-lighthouse-'))
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--remote-debugging-port=0'],
    baseURL: product.url,
  })
  try {
    const [port = ''] = (await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8')).split('\n')
    const page = browser.pages()[0] ?? (await browser.newPage())
    const signedOut = await measurePage(port, 'sign-in', `${product.url}/auth/sign-in`)
    await signIn(page, person)
    await page.goto(`${product.url}/active-applications`)
    const first = page.getByRole('list', { name: 'Active applications' }).getByRole('link').first()
    const detail = await first.getAttribute('href')
    const figures = [...signedOut]
    for (const [name, at] of [
      ['dashboard', '/dashboard'],
      ['active applications', '/active-applications'],
      ['one application', detail ?? ''],
    ] as const)
      figures.push(...(await measurePage(port, name, `${product.url}${at}`)))
    return figures
  } finally {
    await browser.close()
    await product.remove()
    await rm(profile, { recursive: true, force: true })
  }
}

async function measurePage(port: string, name: string, url: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const form of ['desktop', 'mobile'] as const) {
    const scores: Scores[] = []
    for (let run = 0; run < runs; run++) scores.push(await runLighthouse(port, url, form))
    for (const category of categories)
      figures.push({
        what: `${category === 'performance' ? `Lighthouse, ${name}, ${form}` : '  '} ${category}`,
        value: median(scores.map((score) => score[category])),
        unit: 'of 100',
        goal: { is: 'at least', value: goals[form], of: 'value' },
      })
  }
  return figures
}

async function runLighthouse(port: string, url: string, form: 'desktop' | 'mobile'): Promise<Scores> {
  const child = spawn(
    'npm',
    [
      ...['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url, `--port=${port}`, '--output=json', '--quiet'],
      ...['--disable-storage-reset', `--only-categories=${categories.join(',')}`, '--no-enable-error-reporting'],
      ...(form === 'desktop' ? ['--preset=desktop'] : []),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let report = ''
  child.stdout.on('data', (chunk) => {
    report += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}`)
  const parsed: { categories: Record<string, { score: number }> } = JSON.parse(report)
  const score = (category: string) => Math.round((parsed.categories[category]?.score ?? 0) * 100)
  return { performance: score('performance'), accessibility: score('accessibility'), 'best-practices': score('best-practices') }
}
