import { expect, test } from 'vitest'
import { endpoints } from '../../contract/index.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../lib/log.ts'
import { testDatabase } from '../testing/database.ts'
import { nothingOutside } from '../testing/outside.ts'
import { routesOf } from './routes.ts'

test('every entry of the contract has exactly one route, and no route lacks an entry', async () => {
  const database = await testDatabase()
  const routes = routesOf({
    db: database.db,
    config: readConfig({}),
    log: createLog('silent'),
    outbound: nothingOutside,
    smtpPort: 0,
    inbound: null,
    subscribe: () => () => {},
  })
  const names = new Map([...endpoints].map(([name, endpoint]) => [endpoint, name]))
  const bound = routes.map(({ endpoint }) => names.get(endpoint) ?? `${endpoint.method} ${endpoint.path}`)
  expect(bound.sort()).toEqual([...endpoints.keys()].sort())
  await database.close()
})

test('no two entries share a method and a path', () => {
  const places = [...endpoints.values()].map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)
  expect(new Set(places).size).toBe(places.length)
})
