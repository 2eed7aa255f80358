import { expect, test } from 'vitest'
import { isFreeMail } from './free-mail.ts'

test.each(['gmail.com', 'yahoo.co.uk', 'gmx.at', 'web.de', 'orange.fr', 'att.net', 'rocketmail.com'])(
  '%s is for everybody',
  (host) => {
    expect(isFreeMail(host)).toBe(true)
  },
)

// Employers, and what a provider runs beside its mail.
test.each(['orange.com', 'bol.com', 'verizon.com', 'comcast.com', 'free.example', 'emprego.sapo.pt', 'prod.outlook.com', ''])(
  '%s is not',
  (host) => {
    expect(isFreeMail(host)).toBe(false)
  },
)
