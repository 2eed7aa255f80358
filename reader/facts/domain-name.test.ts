import { expect, test } from 'vitest'
import { isFreeMail } from './domain-name.ts'

test.each(['gmail.com', 'yahoo.co.uk', 'gmx.at', 'web.de', 'orange.fr', 'att.net', 'bol.com.br'])(
  '%s is for everybody',
  (host) => {
    expect(isFreeMail(host)).toBe(true)
  },
)

test.each(['orange.com', 'careers.orange.com', 'bol.com', 'verizon.com', 'prod.mail.outlook.com', ''])('%s is not', (host) => {
  expect(isFreeMail(host)).toBe(false)
})
