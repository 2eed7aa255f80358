import { afterAll, expect, test } from 'vitest'
import { reportBrowserError } from '../../../contract/meta.ts'
import { install } from '../../testing/installation.ts'

const here = await install()
afterAll(() => here.close())

const told = () => here.log.filter(({ msg }) => msg === 'failed in a browser')
const body = { message: 'ada@example.com is not iterable', stack: 'at show (index.js:1:2)', page: '/companies/{id}' }

test('what went wrong in a browser is in the log, without addresses', async () => {
  const ada = await here.person({ email: 'ada@example.com' })
  await ada.call(reportBrowserError, { body })
  expect(told()).toMatchObject([
    { level: 'warn', browser: { message: '[hidden] is not iterable', stack: body.stack, page: '/companies/{id}' } },
  ])
})

test('somebody who is not signed in writes nothing into it', async () => {
  const before = told().length
  expect(await here.visitor().refused(reportBrowserError, { body })).toMatchObject({ status: 401 })
  expect(told()).toHaveLength(before)
})

test('a browser that fails all the time does not fill it', async () => {
  const before = told().length
  const eve = await here.person({ email: 'eve@example.com' })
  for (let time = 0; time < 15; time++) await eve.call(reportBrowserError, { body })
  expect(told()).toHaveLength(before + 10)
})
