import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** A checkout in which `npm run` gets as far as its first step. */
function checkout(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'applybox-checkout-'))
  onTestFinished(() => {
    chmodSync(root, 0o755)
    rmSync(root, { recursive: true })
  })
  mkdirSync(path.join(root, 'bin'))
  copyFileSync(path.join(import.meta.dirname, 'prepare.js'), path.join(root, 'bin/prepare.js'))
  for (const file of ['package.json', 'package-lock.json']) writeFileSync(path.join(root, file), '{"type":"module"}')
  return root
}

function prepare(root: string, ...args: string[]) {
  // Root can write anywhere, whatever the folder says.
  const person = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const env = { ...process.env, npm_execpath: path.join(root, 'npm-cli.js'), npm_node_execpath: process.execPath }
  return spawnSync(process.execPath, [path.join(root, 'bin/prepare.js'), ...args], { encoding: 'utf8', env, ...person })
}

/** Stands for npm: says what it was called with, and installs a folder for each group of packages. */
const npm = `
import { mkdirSync, writeFileSync } from 'node:fs'
console.log(process.argv.filter((word) => word.endsWith('=dev')).join())
mkdirSync('node_modules/fastify', { recursive: true })
if (process.argv.includes('--include=dev')) mkdirSync('node_modules/vitest', { recursive: true })
writeFileSync('node_modules/.package-lock.json', '')
`

test.skipIf(process.platform === 'win32')('a read-only checkout without packages says so, and what to do', () => {
  const root = checkout()
  chmodSync(root, 0o555)
  const { status, stdout, stderr } = prepare(root)
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toBe(
    `The packages of this checkout are missing or out of date, and ${root} is read-only. Make it writable or copy the checkout elsewhere, then try again.\n`,
  )
})

test('the product alone is installed without the packages of tests, which the first test adds and nothing removes', () => {
  const root = checkout()
  chmodSync(root, 0o777)
  writeFileSync(path.join(root, 'npm-cli.js'), npm)
  const called = (...args: string[]) => prepare(root, ...args).stderr.match(/--\w+=dev/)?.[0]
  expect(called()).toBe('--omit=dev')
  expect(called()).toBeUndefined()
  expect(called('--dev')).toBe('--include=dev')
  expect(called('--dev')).toBeUndefined()
  const later = new Date(Date.now() + 60_000)
  utimesSync(path.join(root, 'package-lock.json'), later, later)
  expect(called()).toBe('--include=dev')
})
