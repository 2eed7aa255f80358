import path from 'node:path'
import { dataFile, dataFiles } from '../data-file.ts'
import type { Platform } from './platform.ts'

const folder = path.join(import.meta.dirname, 'known')

/**
 * Every platform that has a data file; adding one is adding its file. As modules they were a third of what it takes to
 * load the reader.
 */
export const platforms: readonly Platform[] = dataFiles(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(dataFile(path.join(folder, name))))
