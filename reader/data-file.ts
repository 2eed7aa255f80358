import { readFileSync } from 'node:fs'

/** The text of a data file that is part of the reader. */
export const dataFile = (path: string): string => readFileSync(path, 'utf8')
