import { afterAll, afterEach } from 'vitest'
import { expectQuietPages, forgetVisitors } from './browser.ts'

forgetVisitors()

// Hooks run from the last to the first: these see what the test's own did too.
afterEach(expectQuietPages)
afterAll(expectQuietPages)
