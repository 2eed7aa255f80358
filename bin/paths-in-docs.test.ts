import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const { include } = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8')) as { include: string[] }
const rooms = [...include, 'web', 'docs']
const pages = globSync(['*.md', `{${rooms.join(',')}}/**/*.md`], { cwd: root, exclude: ['**/node_modules'] }).sort()

/** The files and folders that a page names between backticks or links to, from the root. */
function pathsIn(page: string, text: string): string[] {
  const named = [...text.matchAll(/`([\w./-]+)[:`]/g)]
    .map(([, name = '']) => name)
    .filter((name) => rooms.some((room) => name.startsWith(`${room}/`)))
  const linked = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, name = '']) => path.join(path.dirname(page), name))
  return [...named, ...linked]
}

test.each(pages)('every path that %s names exists', (page) => {
  const paths = pathsIn(page, readFileSync(path.join(root, page), 'utf8'))
  expect(paths.filter((name) => !existsSync(path.join(root, name)))).toEqual([])
})

test('a path that leads nowhere is found', () => {
  const text = 'in `server/nowhere.ts`, [here](nowhere.md#top), [elsewhere](https://example.com) and `npm start`'
  expect(pathsIn('docs/page.md', text)).toEqual(['server/nowhere.ts', 'docs/nowhere.md'])
})

test('the index of decisions lists each page once', () => {
  const index = readFileSync(path.join(root, 'docs/decisions/README.md'), 'utf8')
  const listed = [...index.matchAll(/\]\((20[\w-]+\.md)\)/g)].map(([, name]) => name)
  expect(listed.sort()).toEqual(globSync('20*.md', { cwd: path.join(root, 'docs/decisions') }).sort())
})
