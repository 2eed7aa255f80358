import { expect, test } from 'vitest'
import { findingsOf } from './audit-report.ts'

const advisory = (name: string, id: string) => ({
  name,
  title: `${name} can be made to stop`,
  severity: 'high',
  url: `https://github.com/advisories/${id}`,
})
const vulnerabilities = {
  inner: { via: [advisory('inner', 'GHSA-aaaa'), advisory('inner', 'GHSA-bbbb')] },
  outer: { via: ['inner'] },
  other: { via: [advisory('inner', 'GHSA-aaaa'), 'inner'] },
}
const ids = (list: { id: string }[]) => list.map(({ id }) => id)

test('a known vulnerability is told once, unless there is a reason to accept it', () => {
  expect(ids(findingsOf(vulnerabilities, []).open)).toEqual(['GHSA-aaaa', 'GHSA-bbbb'])
  const { open, explained } = findingsOf(vulnerabilities, [
    { id: 'GHSA-aaaa', reason: 'only in its server, which is not started' },
    { id: 'GHSA-bbbb', reason: ' ' },
  ])
  expect(ids(open)).toEqual(['GHSA-bbbb'])
  expect(explained).toMatchObject([{ id: 'GHSA-aaaa', reason: 'only in its server, which is not started' }])
})

test('a reason for what is no longer there is told too', () => {
  expect(ids(findingsOf({}, [{ id: 'GHSA-cccc', reason: 'x' }]).stale)).toEqual(['GHSA-cccc'])
})
