import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'

/** Writes types.ts from the migrations, on a database made for it; with `--verify` only tells whether the file fits them. */
const jsonColumns = {
  'applications.asked': 'AskedColumn',
  'applications.answered': 'AnsweredColumn',
  'applications.evidence': 'EvidenceColumn',
  'applications.expected': 'ExpectedColumn',
  'corrections.signs': 'SignsColumn',
  'mails.authentication': 'AuthenticationColumn',
  'mails.decision': 'DecisionColumn',
  'mails.reading': 'ReadingColumn',
  'resume_states.document': 'ResumeColumn',
  'resumes.base': 'ResumeBaseColumn',
  'resumes.document': 'ResumeColumn',
  'timeline.evidence': 'EvidenceColumn',
}
const columns = Object.fromEntries(Object.entries(jsonColumns).map(([column, name]) => [column, { type: 'Identifier', name }]))
const imports = Object.fromEntries(Object.values(jsonColumns).map((name) => [name, `./json-columns.ts#${name}`]))

const folder = await mkdtemp(path.join(tmpdir(), 'applybox-types-'))
await chmod(folder, 0o755)
const embedded = await startEmbedded(path.join(folder, 'postgres'), (message) => process.stderr.write(`${message}\n`))
try {
  await migrate(embedded.url)
  const { status } = spawnSync(
    process.execPath,
    [
      path.join(import.meta.dirname, '../../node_modules/kysely-codegen/dist/cli/bin.js'),
      '--dialect=postgres',
      `--url=${embedded.url}`,
      '--camel-case',
      '--default-schema=public',
      '--exclude-pattern=migrations',
      `--out-file=${path.join(import.meta.dirname, 'types.ts')}`,
      `--overrides=${JSON.stringify({ columns })}`,
      `--custom-imports=${JSON.stringify(imports)}`,
      ...process.argv.slice(2),
    ],
    { stdio: 'inherit' },
  )
  process.exitCode = status ?? 1
} finally {
  await embedded.close()
  await rm(folder, { recursive: true, force: true })
}
