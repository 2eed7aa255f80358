import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { fromBufferPromise } from 'yauzl'
import { scoreOf, type Truth } from '../bench/resume/import-score.ts'
import { type Template, templates } from '../contract/resume-document.ts'
import { demo } from '../resume/demo.ts'
import { asDocx } from '../resume/docx.ts'
import { readJson } from '../resume/import/json.ts'
import { readPdf } from '../resume/import/pdf.ts'
import { readResume } from '../resume/import/read.ts'
import { type Printed, printed } from '../resume/printed.ts'
import { plainText } from '../resume/rich-text.ts'
import { renderPdf } from '../resume/typst/render.ts'

/**
 * `npm run check:resume`: the files of every template as other programs read them: the share of the words that are whole, and whether
 * sections and entries come in order. Fails below 98 %, or out of order; what is not installed is named. Then how much is understood of
 * PDFs that other tools made.
 */
const least = 0.98

/** pdfminer uses positions only: it treats content beside the text as a column. */
const isKnown = (template: Template, reader: string) =>
  reader === 'pdfminer' && ['compact', 'academic', 'europass', 'creative'].includes(template)

interface Reader {
  name: string
  install: string
  isThere: boolean
  textOf(pdf: string): string | Promise<string>
}

const output = (program: string, ...args: string[]) => {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program}: ${error?.message ?? stderr}`)
  return stdout
}
const runs = (program: string, ...args: string[]) => spawnSync(program, args).status === 0

function pythonReader(name: string, modules: string[], code: (module: string) => string, install: string): Reader {
  // a Python from elsewhere doesn't see Debian's packages
  const found = ['python3', '/usr/bin/python3']
    .flatMap((python) => modules.map((module) => ({ python, module })))
    .find(({ python, module }) => runs(python, '-c', `import ${module}`))
  return {
    name: found && modules.length > 1 ? found.module : name,
    install,
    isThere: found !== undefined,
    textOf: (pdf) => (found ? output(found.python, '-X', 'utf8', '-c', code(found.module), pdf) : ''),
  }
}

const readers: Reader[] = [
  { name: 'pdf.js', install: '', isThere: true, textOf: async (pdf) => (await readPdf(readFileSync(pdf))).text },
  {
    name: 'pdftotext',
    install: 'poppler-utils',
    isThere: runs('pdftotext', '-v'),
    textOf: (pdf) => output('pdftotext', '-enc', 'UTF-8', pdf, '-'),
  },
  pythonReader(
    'pdfminer',
    ['pdfminer.high_level'],
    (module) => `import sys\nfrom ${module} import extract_text\nprint(extract_text(sys.argv[1]))`,
    'python3-pdfminer',
  ),
  pythonReader(
    'pypdf',
    ['pypdf', 'PyPDF2'],
    (module) =>
      `import sys\nfrom ${module} import PdfReader\nprint("\\n".join(page.extract_text() for page in PdfReader(sys.argv[1]).pages))`,
    'python3-pypdf or python3-pypdf2',
  ),
]

const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []
const keyOf = (text: string) => wordsOf(text).join('')

/** All that is written, with what only its place says left out: the employer of the entry before. */
function textsOf({ name, label, contacts, sections }: Printed): string[] {
  const entries = sections.flatMap(({ title, entries }) => [
    title,
    ...entries.flatMap(({ title, organization, place, dates, goesOn, paragraphs, bullets }) => [
      title,
      ...(goesOn ? [] : [organization, place]),
      dates,
      ...[...paragraphs, ...bullets].map(plainText),
    ]),
  ])
  return [name, label, ...contacts.map(({ text }) => text), ...entries]
}

/** Each word as often as it is written. */
function shareFound(cv: Printed, text: string): number {
  const left = Map.groupBy(wordsOf(text), (word) => word)
  const words = wordsOf(textsOf(cv).join('\n'))
  return words.filter((word) => left.get(word)?.pop() !== undefined).length / words.length
}

/** Sections with content out of order. */
function outOfOrder(cv: Printed, text: string): string[] {
  const all = keyOf(text)
  let from = 0
  const follows = (words: string) => {
    const at = all.indexOf(keyOf(words), from)
    if (at >= 0) from = at + keyOf(words).length
    return at >= 0
  }
  const isHeadFirst = follows(cv.name)
  return [
    ...(isHeadFirst ? [] : [cv.name]),
    ...cv.sections
      .filter(({ title, entries }) => !follows(title) || !entries.every((entry) => follows(entry.title)))
      .map(({ title }) => title),
  ]
}

function report(template: Template, reader: string, cv: Printed, text: string): void {
  const [share, wrong] = [shareFound(cv, text), outOfOrder(cv, text)]
  const order = wrong.length === 0 ? 'in order' : `out of order: ${wrong.join(', ')}`
  const line = `${template.padEnd(10)} ${reader.padEnd(12)} ${(share * 100).toFixed(1).padStart(5)} %  ${order}`
  const isOrderKnown = wrong.length > 0 && isKnown(template, reader)
  say(line, share < least || (wrong.length > 0 && !isOrderKnown) ? 'FAILED' : isOrderKnown ? 'known' : 'ok')
}

function say(line: string, outcome: 'ok' | 'known' | 'FAILED'): void {
  process.stdout.write(`${outcome.padEnd(6)} ${line}\n`)
  if (outcome === 'FAILED') process.exitCode = 1
}

function looking(template: Template) {
  const extra = demo['x-applybox']
  return { ...demo, 'x-applybox': { ...extra, look: { ...extra.look, template } } }
}

/**
 * PDFs of other tools, with their sources and what a person reads in them. Without the outlines of their fonts, which no reader of text
 * needs. The importer was written with an eye on the open half; the blind one was understood to 90.7 % before anybody looked at it.
 */
const others = path.join(import.meta.dirname, '../bench/resume/others')
const leastOfOthers = 0.94

async function checkOthers(): Promise<void> {
  const sets = readFileSync(`${others}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line): { file: string; set: 'open' | 'blind'; tool: string; truth: Truth } => JSON.parse(line))
  const zip = await fromBufferPromise(readFileSync(`${others}.zip`))
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    if (entry.fileName.endsWith('.pdf')) files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  for (const set of ['open', 'blind'] as const) {
    const [total, found] = [{ fields: 0, misplaced: 0, invented: 0 }, { fields: 0 }]
    for (const { file, tool, truth } of sets.filter((one) => one.set === set)) {
      const { document, text } = await readResume(files.get(file) ?? Buffer.alloc(0))
      const { all, missed, misplaced, invented } = scoreOf(truth, document, text)
      total.fields += all
      total.misplaced += misplaced.length
      total.invented += invented.length
      found.fields += all - missed.length
      if (process.argv.includes('--each'))
        process.stdout.write(
          `       ${file} ${tool}: ${all - missed.length} of ${all}\n${[...missed, ...invented].map((one) => `         ${one}\n`).join('')}`,
        )
    }
    const share = found.fields / total.fields
    say(
      `${set.padEnd(10)} other tools  ${(share * 100).toFixed(1)} % of ${total.fields} fields, ${total.misplaced} misplaced, ${total.invented} invented`,
      share < leastOfOthers ? 'FAILED' : 'ok',
    )
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'check-resume-'))
try {
  const cv = printed(demo)
  for (const template of templates) {
    const pdf = path.join(folder, `${template}.pdf`)
    writeFileSync(pdf, renderPdf(looking(template)))
    for (const reader of readers) if (reader.isThere) report(template, reader.name, cv, await reader.textOf(pdf))
  }
  if (runs('soffice', '--version')) {
    const files = templates.map((template) => path.join(folder, `${template}.docx`))
    for (const [n, template] of templates.entries()) writeFileSync(files[n] ?? '', await asDocx(looking(template)))
    const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile')).href}`
    output('soffice', profile, '--headless', '--convert-to', 'txt:Text (encoded):UTF8', '--outdir', folder, ...files)
    for (const template of templates)
      report(template, 'LibreOffice', cv, readFileSync(path.join(folder, `${template}.txt`), 'utf8'))
  } else process.stdout.write('not checked: Word files in LibreOffice, install libreoffice-writer-nogui\n')
  for (const { name, install, isThere } of readers)
    if (!isThere) process.stdout.write(`not checked: PDFs in ${name}, install ${install}\n`)
  const { document, unread } = readJson(JSON.stringify(demo))
  const isSame = unread.length === 0 && isDeepStrictEqual(document, demo)
  say('JSON Resume comes back as it went out', isSame ? 'ok' : 'FAILED')
  await checkOthers()
} finally {
  rmSync(folder, { recursive: true })
}
