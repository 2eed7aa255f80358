import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'pure',
          testTimeout: 30_000,
          isolate: false,
          include: [
            'contract/**/*.test.ts',
            'domain/**/*.test.ts',
            'reader/**/*.test.ts',
            'resume/**/*.test.ts',
            'bench/**/*.test.ts',
            'training/**/*.test.ts',
            'web/**/*.test.ts',
            'server/config.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'behaviour',
          // loading the server again for every file took half of the time; a test undoes what it changed for the whole process
          isolate: false,
          include: ['server/**/*.test.ts', 'bin/**/*.test.ts'],
          exclude: ['server/config.test.ts'],
          globalSetup: 'server/testing/database-server.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          isolate: false,
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/web-build.ts', 'e2e/browser-server.ts', 'server/testing/database-server.ts'],
          setupFiles: 'e2e/quiet-pages.ts',
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // no measure of speed: a machine that does other things too is slow, and must not be called wrong
          expect: { poll: { timeout: 40_000 } },
          // after the others: these look at the clock
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
