import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')

export interface ScratchCopy {
  root: string
  add(file: string, text: string): void
  /** Replaces `before`, which stands in the file once; gives the way back. */
  change(file: string, before: string, after: string): () => void
  /** What an expression prints as JSON in a process of its own, after these imports of the copy. */
  run<Value>(imports: string, expression: string): Value
  remove(): void
}

/** These files and folders of the checkout in a folder of their own, with its packages. */
export function scratchCopy(...rooms: string[]): ScratchCopy {
  const copy = mkdtempSync(path.join(tmpdir(), 'applybox-copy-'))
  const at = (file: string) => path.join(copy, file)
  for (const room of [...rooms, 'package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(path.join(root, room), at(room), { recursive: true, filter: (file) => !/\/web\/dist(\/|$)/.test(file) })
  symlinkSync(path.join(root, 'node_modules'), at('node_modules'))
  return {
    root: copy,
    add: (file, text) => writeFileSync(at(file), text, { flag: 'wx' }),
    change(file, before, after) {
      const text = readFileSync(at(file), 'utf8')
      const [start = '', end, more] = text.split(before)
      if (end === undefined || more !== undefined) throw new Error(`${file} does not hold once: ${before}`)
      writeFileSync(at(file), start + after + end)
      return () => writeFileSync(at(file), text)
    },
    run(imports, expression) {
      const code = `${imports}\nconsole.log(JSON.stringify(await (${expression})))`
      const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
        cwd: copy,
        encoding: 'utf8',
      })
      if (status !== 0) throw new Error(stderr)
      return JSON.parse(stdout)
    },
    remove: () => rmSync(copy, { recursive: true }),
  }
}
