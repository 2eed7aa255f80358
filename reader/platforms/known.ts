import known from './known.json' with { type: 'json' }
import type { Platform } from './platform.ts'

/** Every platform that is known, in the order of their names. One file: to open one for each took a tenth of what it takes to load the reader. */
export const platforms = known as readonly Platform[]
