import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../server/config.ts'
import { imageSteps } from './image-steps.ts'

const root = path.join(import.meta.dirname, '..')
const text = (file: string) => readFileSync(path.join(root, file), 'utf8')
const steps = imageSteps(text('Dockerfile'))

test('the image takes what the server runs on, and leaves none of its rooms out', () => {
  const made = ['node_modules', 'web/dist']
  for (const { from } of steps.copied) expect(made.includes(from) || existsSync(path.join(root, from)), from).toBe(true)
  const rooms = new Set(
    [
      ...text('server/start.ts').matchAll(/from '\.\.\/([a-z]+)\//g),
      ...text('server/features/routes.ts').matchAll(/from '\.\.\/\.\.\/([a-z]+)\//g),
    ].map(([, room]) => room),
  )
  for (const room of [...rooms, 'domain', 'reader', 'resume', 'contract', 'server'])
    expect(steps.copied.map(({ to }) => to)).toContain(room)
})

test('the image runs without rights, says whether it is healthy, and ends by SIGTERM', () => {
  expect(steps.last.get('USER')).toEqual(['node'])
  expect(steps.last.get('STOPSIGNAL')).toEqual(['SIGTERM'])
  expect(steps.last.get('HEALTHCHECK')?.[0]).toContain('server/healthcheck.ts')
  expect(steps.last.get('EXPOSE')).toEqual(['3000 2525'])
})

test('compose.yaml sets what the server knows, keeps its data in a volume and its root read-only', () => {
  const { services, volumes } = parse(text('compose.yaml')) as {
    services: { applybox: { environment: Record<string, string>; read_only: boolean; volumes: string[]; cap_drop: string[] } }
    volumes: Record<string, unknown>
  }
  const { environment, read_only, volumes: mounted, cap_drop } = services.applybox
  expect(() => readConfig(environment)).not.toThrow()
  expect([read_only, mounted, cap_drop, Object.keys(volumes)]).toEqual([true, ['data:/data'], ['ALL'], ['data']])
})

test('nothing that only develops is sent to the build', () => {
  const ignored = text('.dockerignore').split('\n')
  for (const name of ['.git', 'node_modules', 'data', 'corpus']) expect(ignored).toContain(name)
  for (const { from } of steps.copied) if (from !== 'node_modules' && from !== 'web/dist') expect(ignored).not.toContain(from)
})
