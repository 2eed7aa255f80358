import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inParts } from './in-parts.ts'
import { tellSeen } from './seen-rows.ts'

interface Item {
  id: string
  at: number
}

/** A list on a server, latest first, ten a page; a cursor is where the page before ended. */
let server: Item[]
let asked: (string | null)[]
/** What happens while the server answers. */
let meanwhile: () => void
let queries: QueryClient
let observer: InfiniteQueryObserver<{ list: Item[]; nextCursor: string | null }>
let leave: () => void
const queryKey = ['items', 'pages', {}]
const hash = JSON.stringify(queryKey)

function answer(cursor: string | null) {
  asked.push(cursor)
  const behind = server.toSorted((a, b) => b.at - a.at).filter(({ at }) => cursor === null || at < Number(cursor))
  const list = behind.slice(0, 10)
  meanwhile()
  return { list, nextCursor: behind.length > 10 ? String(list.at(-1)?.at) : null }
}
const shown = () => observer.getCurrentResult().data as unknown as { pages: { list: Item[] }[] }
const ids = () => shown().pages.flatMap(({ list }) => list.map(({ id }) => id))
const truth = () => server.toSorted((a, b) => b.at - a.at).map(({ id }) => id)
const change = () => void queries.invalidateQueries({ queryKey: ['items'] })
const settled = (calls: number) => expect.poll(() => asked.length).toBe(calls)

beforeEach(async () => {
  server = Array.from({ length: 45 }, (_, n) => ({ id: `item ${n}`, at: 1000 - n }))
  asked = []
  meanwhile = () => {}
  queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  observer = new InfiniteQueryObserver(queries, {
    queryKey,
    queryFn: ({ pageParam }) => Promise.resolve(answer(pageParam as string | null)),
    initialPageParam: null,
    getNextPageParam: (last: { nextCursor: string | null }) => last.nextCursor,
    persister: inParts as never,
  }) as unknown as typeof observer
  leave = observer.subscribe(() => {})
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true)
  while (observer.getCurrentResult().hasNextPage) await observer.fetchNextPage()
  expect(ids()).toEqual(truth())
  asked = []
})
afterEach(() => {
  leave()
  tellSeen(hash, undefined)
})

describe('a change somewhere in a list of five pages', () => {
  test('asks again for the first page and the one on the screen alone', async () => {
    tellSeen(hash, { first: 21, last: 29 })
    server[25] = { id: 'item 25', at: 2000 }
    change()
    await settled(2)
    expect(asked[0]).toBeNull()
    expect(ids().slice(0, 2)).toEqual(['item 25', 'item 0'])
    expect(ids().slice(20, 30)).not.toContain('item 25')
  })

  test('is there on the other pages when they are scrolled to', async () => {
    tellSeen(hash, { first: 0, last: 8 })
    server[44] = { id: 'item 44', at: 3000 }
    change()
    await settled(1)
    for (let first = 5; first < 45; first += 5) {
      tellSeen(hash, { first, last: first + 8 })
      await expect.poll(() => new Set(ids().slice(0, first + 8))).toEqual(new Set(truth().slice(0, first + 8)))
    }
    await settled(5)
    expect(ids()).toEqual(truth())
  })

  test('and what ends earlier now is cut', async () => {
    tellSeen(hash, { first: 0, last: 8 })
    server = server.slice(0, 8)
    change()
    await settled(1)
    await expect.poll(ids).toEqual(truth())
  })

  test('is seen whole where nobody says which rows are shown', async () => {
    server[40] = { id: 'item 40', at: 2000 }
    change()
    await settled(5)
    expect(ids()).toEqual(truth())
  })

  test('does not undo what somebody wrote to the list meanwhile', async () => {
    tellSeen(hash, { first: 0, last: 8 })
    server[0] = { id: 'renamed', at: 1000 }
    meanwhile = () => {
      meanwhile = () => {}
      server.splice(0, 1)
      queries.setQueryData(queryKey, ({ pages, ...rest }: { pages: { list: Item[] }[] }) => ({
        ...rest,
        pages: pages.map((page, n) => (n === 0 ? { ...page, list: page.list.slice(1) } : page)),
      }))
    }
    change()
    await settled(2)
    await expect.poll(() => [...new Set(ids())]).toEqual(truth())
  })

  test('that comes while the one before is still asked for is seen on every page', async () => {
    tellSeen(hash, { first: 0, last: 8 })
    server[1] = { id: 'first', at: 999 }
    change()
    server[30] = { id: 'second', at: 970 }
    change()
    await expect.poll(() => ids().slice(0, 10)).toEqual(truth().slice(0, 10))
    tellSeen(hash, { first: 25, last: 33 })
    await expect.poll(() => ids().slice(20, 40)).toEqual(truth().slice(20, 40))
  })

  test('is seen when one comes back to a list that was left', async () => {
    tellSeen(hash, { first: 21, last: 29 })
    leave()
    server[25] = { id: 'changed', at: 975 }
    change()
    leave = observer.subscribe(() => {})
    await settled(2)
    await expect.poll(() => ids().slice(20, 30)).toEqual(truth().slice(20, 30))
  })
})
