// Not by import, which would load what all of the module's names need: streams, promises and an editor of lines.
const { readFileSync } = process.getBuiltinModule('node:fs')

/** The text of a data file that is part of the reader. */
export const dataFile = (path: string): string => readFileSync(path, 'utf8')
