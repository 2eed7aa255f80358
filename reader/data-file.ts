// Not by import, which would load what all of the module's names need: streams, promises and an editor of lines.
const { readFileSync, readdirSync } = process.getBuiltinModule('node:fs')

/** The text of a data file that is part of the reader. */
export const dataFile = (path: string): string => readFileSync(path, 'utf8')

/** The names of the files in a folder of the reader. */
export const dataFiles = (folder: string): string[] => readdirSync(folder).sort()
