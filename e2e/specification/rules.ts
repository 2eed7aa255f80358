import { constants } from './constants.ts'
import type { Rule } from './rule.ts'
import { screens } from './screens.ts'
import { sessions } from './sessions.ts'

/** Sections 1 and 3 to 9 of the specification, as far as a browser shows them; the routes of section 2 have a table of their own. */
export const rules: Rule[] = [...screens, ...sessions, ...constants].sort((one, other) => one.section - other.section)
