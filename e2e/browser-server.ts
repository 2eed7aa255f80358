import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { launchOptions } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the run's Chromium takes connections. What is opened over one connection closes with it. */
    browserServer: string
  }
}

/** Global set-up of a run: one Chromium for all journeys. */
export default async function setUp(project: TestProject) {
  const server = await chromium.launchServer(launchOptions())
  project.provide('browserServer', server.wsEndpoint())
  return () => server.close()
}
