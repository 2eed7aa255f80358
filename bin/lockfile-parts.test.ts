import { expect, test } from 'vitest'
import { missingParts, withoutIntegrity } from './lockfile-parts.ts'

const complete = {
  '': { optionalDependencies: { 'tool-win32-x64': '2.0.0' } },
  'node_modules/tool': {
    version: '1.0.0',
    license: 'MIT',
    dev: true,
    optionalDependencies: { '@tool/core-linux-arm64-musl': '1.0.0' },
  },
  'node_modules/tool/node_modules/inner': { version: '3.0.0', optionalDependencies: { 'inner-darwin-x64': '3.0.0' } },
  'node_modules/@tool/core-linux-arm64-musl': { version: '1.0.0' },
  'node_modules/tool/node_modules/inner-darwin-x64': { version: '3.0.0' },
  'node_modules/tool-win32-x64': { version: '2.0.0' },
}

test('a lockfile that names every part of every platform misses nothing', () => {
  expect(missingParts(complete)).toEqual({})
})

test('a part for another platform that was left out is told with what it runs on', () => {
  const {
    'node_modules/@tool/core-linux-arm64-musl': _,
    'node_modules/tool/node_modules/inner-darwin-x64': __,
    ...rest
  } = complete
  expect(missingParts(rest)).toEqual({
    'node_modules/@tool/core-linux-arm64-musl': {
      version: '1.0.0',
      cpu: ['arm64'],
      dev: true,
      libc: ['musl'],
      license: 'MIT',
      optional: true,
      os: ['linux'],
    },
    'node_modules/inner-darwin-x64': { version: '3.0.0', cpu: ['x64'], license: undefined, optional: true, os: ['darwin'] },
  })
})

test('what is for no platform is not made up', () => {
  expect(() => missingParts({ 'node_modules/a': { optionalDependencies: { fsevents: '~2.3.3' } } })).toThrow('fsevents')
})

test('an entry without a checksum is found; the project itself needs none', () => {
  expect(
    withoutIntegrity({
      '': {},
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-…' },
      'node_modules/b': { version: '1.0.0' },
    }),
  ).toEqual(['node_modules/b'])
})
