import { expect, test } from 'vitest'
import { readKind } from './kind.ts'
import { normalise } from './normalise.ts'
import { parse } from './parse.ts'
import { readNormalised } from './read.ts'

const sent = (date: string, from: string, time: string, more = '') =>
  Buffer.from(
    `From: Maya Lind <maya@${from}>\r\nTo: sam@example.com\r\nSubject: Interview for Data Analyst\r\nDate: Thu, 19 Nov 2026 15:00:00 ${date}\r\n\r\nHi Sam,\r\n\r\nYour interview for the Data Analyst position is confirmed for Thursday, 3 December 2026 at ${time}.${more}\r\n\r\nMaya Lind`,
  )

const read = async (bytes: Buffer) => readNormalised(normalise(await parse(bytes)), readKind).invitation

test.each<[string, string, string, string, string, string[]?, string?]>([
  // the writer's clock
  ['India’s clock', '+0530', 'northwind.com', '10:00 AM IST', 'Asia/Kolkata'],
  ['Israel’s clock', '+0200', 'northwind.com', '10:00 AM IST', 'Asia/Jerusalem'],
  ['Chicago’s clock', '-0600', 'northwind.com', '10:00 AM CST', 'America/Chicago'],
  ['China’s clock', '+0800', 'northwind.com', '10:00 AM CST', 'Asia/Shanghai'],
  ['New York’s clock, for Chicago', '-0500', 'northwind.com', '10:00 AM CST', 'America/Chicago'],
  ['Brisbane’s clock', '+1000', 'northwind.com', '10:00 AM EST', 'Australia/Brisbane'],
  // a server's clock, and a country
  ['a server’s clock, Ireland', '+0000', 'northwind.ie', '10:00 AM IST', 'Europe/Dublin'],
  ['a server’s clock, EST', '+0000', 'northwind.com', '10:00 AM EST', 'America/New_York'],
  ['a server’s clock, CST', '+0000', 'northwind.com', '10:00 AM CST', 'America/Chicago'],
  // nothing tells
  ['a server’s clock, IST', '+0000', 'northwind.com', '10:00 AM IST', 'Asia/Kolkata', ['Europe/Dublin', 'Asia/Jerusalem']],
  [
    'India’s clock, a zone that could be America’s or China’s',
    '+0530',
    'northwind.com',
    '10:00 AM CST',
    'America/Chicago',
    ['Asia/Shanghai'],
  ],
  [
    'Berlin’s clock, EST',
    '+0100',
    'northwind.com',
    '10:00 AM EST',
    'America/New_York',
    ['Australia/Brisbane', 'Australia/Sydney'],
  ],
  // other words tell
  ['the same time elsewhere', '+0530', 'northwind.com', '10:00 AM CST (4:00 PM London time)', 'America/Chicago'],
  ['by its full name', '+0530', 'northwind.com', '10:00 AM Central Time', 'America/Chicago'],
  ['an IANA name', '+0530', 'northwind.com', '10:00 AM America/Chicago', 'America/Chicago'],
])('%s', async (_, date, from, time, zone, others) => {
  const invitation = await read(sent(date, from, time))
  expect({ zone: invitation?.timeZone, others: invitation?.otherZones, standing: invitation?.standing }).toEqual({
    zone,
    others,
    standing: others ? 'proposed' : 'confirmed',
  })
})
