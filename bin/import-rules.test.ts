import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { afterEach, describe, expect, test } from 'vitest'
import configuration from './import-rules.ts'

/** For each rule, files that breach it and nothing else. */
const breaches: Record<string, Record<string, string>[]> = {
  'no-cycles': [
    { 'server/lib/a.ts': "import './b.ts'", 'server/lib/b.ts': "import './a.ts'" },
    {
      'server/lib/a.ts': "import type { B } from './b.ts'\nexport type A = B",
      'server/lib/b.ts': "import type { A } from './a.ts'\nexport type B = A",
    },
  ],
  'contract-stands-alone': [
    { 'contract/a.ts': "import type { Kind } from '../reader/b.ts'", 'reader/b.ts': 'export type Kind = 1' },
    { 'contract/a.ts': "import pg from 'pg'" },
    { 'contract/a.ts': "import 'node:path'" },
  ],
  'domain-knows-only-the-contract': [
    { 'domain/a.ts': "import '../reader/b.ts'", 'reader/b.ts': '' },
    { 'domain/a.ts': "import type { Db } from '../server/lib/b.ts'", 'server/lib/b.ts': 'export type Db = 1' },
    { 'domain/a.ts': "import 'node:path'" },
    { 'domain/a.ts': "import { z } from 'zod'" },
  ],
  'reader-stands-alone': [
    { 'reader/a.ts': "import type { Db } from '../server/lib/b.ts'", 'server/lib/b.ts': 'export type Db = 1' },
  ],
  'reader-is-pure': [
    { 'reader/a.ts': "import { readFile } from 'node:fs/promises'" },
    { 'reader/a.ts': "export { connect } from 'net'" },
    { 'reader/a.ts': "const { spawn } = await import('node:child_process')" },
  ],
  'resume-knows-only-the-contract': [{ 'resume/a.ts': "import '../domain/b.ts'", 'domain/b.ts': '' }],
  'resume-is-pure': [
    { 'resume/a.ts': "import { readFile } from 'node:fs/promises'" },
    { 'resume/a.ts': "import './typst/b.ts'", 'resume/typst/b.ts': '' },
  ],
  'web-knows-only-the-contract': [
    {
      'web/a.tsx': "import type { Db } from '../server/lib/b.ts'\nexport const A = () => <b />",
      'server/lib/b.ts': 'export type Db = 1',
    },
    { 'web/a.ts': "import '../reader/b.ts'", 'reader/b.ts': '' },
    { 'web/a.ts': "import '../domain/b.ts'", 'domain/b.ts': '' },
    { 'web/a.ts': "import '../resume/typst/b.ts'", 'resume/typst/b.ts': '' },
  ],
  'training-knows-only-the-reader': [{ 'training/a.ts': "import '../server/b.ts'", 'server/b.ts': '' }],
  'server-does-not-know-the-browser': [{ 'server/a.ts': "import '../web/b.ts'", 'web/b.ts': '' }],
  'doors-are-opened-from-above': [{ 'server/mail/a.ts': "import '../doors/b.ts'", 'server/doors/b.ts': '' }],
  'arrival-knows-no-application': [
    { 'server/mail/arrival/a.ts': "import '../process.ts'", 'server/mail/process.ts': '' },
    { 'server/mail/arrival/a.ts': "import '../../placement/b.ts'", 'server/placement/b.ts': '' },
    { 'server/mail/arrival/a.ts': "import '../../../reader/b.ts'", 'reader/b.ts': '' },
  ],
  'mail-knows-no-feature': [{ 'server/mail/a.ts': "import '../features/x/index.ts'", 'server/features/x/index.ts': '' }],
  'features-know-no-mail': [
    { 'server/features/x/a.ts': "import '../../mail/b.ts'", 'server/mail/b.ts': '' },
    {
      'server/features/x/a.ts': "import type { B } from '../../mail/arrival/b.ts'",
      'server/mail/arrival/b.ts': 'export type B = 1',
    },
  ],
  'placement-is-below-mail-and-features': [
    { 'server/placement/a.ts': "import '../mail/b.ts'", 'server/mail/b.ts': '' },
    { 'server/placement/a.ts': "import '../features/x/index.ts'", 'server/features/x/index.ts': '' },
  ],
  'lib-knows-no-feature': [
    { 'server/lib/a.ts': "import '../features/x/index.ts'", 'server/features/x/index.ts': '' },
    { 'server/lib/a.ts': "import '../../reader/b.ts'", 'reader/b.ts': '' },
    { 'server/db/a.ts': "import '../placement/b.ts'", 'server/placement/b.ts': '' },
  ],
  'features-meet-through-index': [{ 'server/features/x/a.ts': "import '../y/queries.ts'", 'server/features/y/queries.ts': '' }],
  'features-are-entered-through-index': [
    { 'server/doors/a.ts': "import '../features/y/queries.ts'", 'server/features/y/queries.ts': '' },
  ],
  'web-features-meet-on-pages': [
    { 'web/features/x/a.ts': "import '../y/index.ts'", 'web/features/y/index.ts': '' },
    { 'web/features/x/a.ts': "import '../../pages/b.ts'", 'web/pages/b.ts': '' },
  ],
  'ui-fetches-nothing': [{ 'web/ui/a.ts': "import '../api.ts'", 'web/api.ts': '' }],
  'few-open-a-pool': [
    { 'server/features/x/a.ts': "import pg from 'pg'" },
    { 'server/mail/a.ts': "import { connect } from '../db/connect.ts'", 'server/db/connect.ts': 'export const connect = 1' },
  ],
  'product-needs-no-test-parts': [
    { 'server/a.ts': "import './testing/b.ts'", 'server/testing/b.ts': '' },
    { 'reader/a.ts': "import { test } from 'vitest'" },
  ],
  'parts-are-declared': [{ 'server/a.ts': "import 'acorn'" }],
  'imports-lead-somewhere': [{ 'server/a.ts': "import './nowhere.ts'" }],
}

/** Near misses: allowed, all of them. */
const allowed = {
  'package.json': JSON.stringify({ dependencies: { zod: '1', pg: '1', tldts: '1' }, devDependencies: { vitest: '1' } }),
  'contract/a.ts': "import { z } from 'zod'\nimport './b.ts'",
  'contract/b.ts': '',
  'domain/names/a.ts': "import type { A } from '../../contract/a.ts'\nimport '../text/b.ts'",
  'domain/text/b.ts': "import { getDomain } from 'tldts'",
  'reader/a.ts': "import type { A } from '../contract/a.ts'\nimport '../domain/names/a.ts'\nimport './a.test.ts.md'",
  'reader/a.test.ts.md': '',
  'reader/a.test.ts': "import { readFile } from 'node:fs/promises'\nimport './a.ts'",
  'server/start.ts': "import './db/connect.ts'\nimport './doors/http.ts'",
  'server/mail/a.ts': "import '../../domain/names/a.ts'\nimport '../placement/a.ts'",
  'server/placement/a.ts': "import '../../domain/names/a.ts'\nimport '../../reader/a.ts'\nimport '../db/pool.ts'",
  'server/db/connect.ts': "import pg from 'pg'",
  'server/db/pool.ts': 'export type Db = 1',
  'server/doors/http.ts': "import '../features/routes.ts'",
  'server/features/routes.ts': "import './x/index.ts'\nimport './y/index.ts'",
  'server/features/x/index.ts': "import './queries.ts'\nimport '../y/index.ts'",
  'server/features/x/queries.ts': "import type { Db } from '../../db/pool.ts'\nimport '../../placement/a.ts'",
  'server/features/y/index.ts': "import '../../../reader/a.ts'",
  'web/pages/a.tsx': "import '../features/x/index.ts'\nimport '../features/y/index.ts'",
  'web/features/x/index.ts': "import '../../ui/a.tsx'\nimport '../../api.ts'",
  'web/features/y/index.ts': '',
  'web/ui/a.tsx': '',
  'web/api.ts': "import '../contract/b.ts'",
}

let folder: string
afterEach(() => rm(folder, { recursive: true, force: true }))

async function rulesBreached(files: Record<string, string>): Promise<string[]> {
  folder = await mkdtemp(path.join(tmpdir(), 'applybox-rules-'))
  await symlink(path.join(import.meta.dirname, '../node_modules'), path.join(folder, 'node_modules'))
  for (const [name, text] of Object.entries({ 'package.json': allowed['package.json'], ...files })) {
    await mkdir(path.join(folder, path.dirname(name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  const rooms = ['contract', 'domain', 'reader', 'resume', 'training', 'server', 'web'].filter((room) =>
    Object.keys(files).some((name) => name.startsWith(`${room}/`)),
  )
  const { options, ...ruleSet } = configuration
  const { output } = await cruise(rooms, { ...options, ruleSet, validate: true, baseDir: folder })
  const { summary } = output as ICruiseResult
  return [...new Set(summary.violations.map((violation) => violation.rule.name))]
}

describe('a breach of an import rule is refused', () => {
  for (const [rule, plants] of Object.entries(breaches))
    for (const [n, files] of plants.entries())
      test(`${rule} ${n + 1}`, async () => expect(await rulesBreached(files)).toEqual([rule]))
})

test('every rule has its breach', () => {
  expect(Object.keys(breaches).sort()).toEqual(configuration.forbidden.map(({ name }) => name).sort())
})

test('every folder that a rule names exists', () => {
  const patterns = JSON.stringify(configuration.forbidden)
  const folders = [...patterns.matchAll(/\^((?:[a-z]+\/)*)\(?([a-z|]+)\)?\//g)].flatMap(([, above = '', names = '']) =>
    names.split('|').map((name) => above + name),
  )
  expect(folders).toContain('server/mail/arrival')
  expect(folders.filter((folder) => !existsSync(path.join(import.meta.dirname, '..', folder)))).toEqual([])
})

test('what the rules allow passes', async () => {
  expect(await rulesBreached(allowed)).toEqual([])
})
