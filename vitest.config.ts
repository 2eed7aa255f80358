import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'pure',
          include: ['contract/**/*.test.ts', 'reader/**/*.test.ts', 'server/config.test.ts'],
        },
      },
      {
        test: {
          name: 'behaviour',
          include: ['server/**/*.test.ts', 'bin/**/*.test.ts'],
          exclude: ['server/config.test.ts'],
          globalSetup: 'server/testing/database-server.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
