import { afterAll, afterEach } from 'vitest'
import { expectQuietPages } from './browser.ts'

// Hooks run from the last to the first: these see what the test's own did too.
afterEach(expectQuietPages)
afterAll(expectQuietPages)
