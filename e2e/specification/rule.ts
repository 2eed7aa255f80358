import type { World } from '../world.ts'

/** One thing that the specification says of what a person meets in the browser. */
export interface Rule {
  section: number
  /** Its words. */
  says: string
  /** Looks at it in a browser; throws when it is not so. */
  see(world: World): Promise<void>
}
