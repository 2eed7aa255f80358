import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

function prepare(root: string) {
  // Root can write anywhere, whatever the folder says.
  const person = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  return spawnSync(process.execPath, [path.join(root, 'bin/prepare.js')], { encoding: 'utf8', ...person })
}

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
