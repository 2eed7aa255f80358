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

test('somebody who is not signed in, and whose page to sign in fails, is heard too', async () => {
  const before = told().length
  await here.visitor().call(reportBrowserError, { body: { ...body, page: '/auth/sign-in' } })
  expect(told().slice(before)).toMatchObject([{ browser: { page: '/auth/sign-in' } }])
})

test('a browser that fails all the time does not fill it, and neither do many', async () => {
  const before = told().length
  const eve = here.visitor({ network: '192.0.2.7' })
  for (let time = 0; time < 15; time++) await eve.call(reportBrowserError, { body })
  expect(told()).toHaveLength(before + 10)
  const all = Array.from({ length: 120 }, (_, n) =>
    here.visitor({ network: `198.51.100.${n}` }).call(reportBrowserError, { body }),
  )
  await Promise.all(all)
  expect(told().length).toBeLessThanOrEqual(101)
})
