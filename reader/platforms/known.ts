import path from 'node:path'
import { dataFile } from '../data-file.ts'
import type { Platform } from './platform.ts'

/** Every known platform, by name: a line of `known.jsonl` each, so adding one is adding its line. */
export const platforms: readonly Platform[] = dataFile(path.join(import.meta.dirname, 'known.jsonl'))
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Platform)
