import { constants } from './constants.ts'
import { screens } from './screens.ts'
import { sessions } from './sessions.ts'
import type { World } from './world.ts'

/** One thing that the specification says of what a person meets in the browser. */
export type Rule = {
  section: number
  /** Its words. */
  says: string
} & (
  | {
      /** Looks at it in a browser; throws when it is not so. */
      see(world: World): Promise<void>
    }
  | {
      /** The test that looks at it, in a file of the repository. */
      shownBy: [file: string, test: string]
    }
)

/** Sections 1 and 3 to 9 of the specification, as far as a browser shows them; the routes of section 2 have a table of their own. */
export const rules: Rule[] = [...screens, ...sessions, ...constants].sort((one, other) => one.section - other.section)
