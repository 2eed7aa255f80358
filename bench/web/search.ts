import path from 'node:path'
import { sql } from 'kysely'
import { type Figure, percentile } from '../measure/figure.ts'
import { signInLarge } from '../measure/load.ts'
import { headersOf, type Scratch, startFloor } from '../measure/scratch.ts'

const rounds = 25

/** What is typed: a word of every mail, of one mail, of a name, the beginning of many words, several words, a typing error, nothing there. */
const typed = [
  'application',
  'rare77123',
  'company 77',
  'app',
  'interview word42 team',
  'rare77132x',
  'nothinglikethis',
  'designer',
]

/** A search over 100,000 mails beside as many of somebody else's, one at a time, against a server that has an answer ready. */
export async function measureSearch(scratch: Scratch): Promise<Figure[]> {
  const product = await scratch.start('http')
  const token = await signInLarge(scratch, product, 'search')
  await signInLarge(scratch, product, 'other')
  await addTexts(scratch)
  const ask = async (url: string) => {
    const begun = performance.now()
    const answer = await fetch(url, { headers: headersOf(token) })
    const body = await answer.text()
    if (!answer.ok) throw new Error(`${url}: ${body.slice(0, 200)}`)
    return { took: performance.now() - begun, body }
  }
  const urls = typed.map((words) => `${product.url}/api/search?${new URLSearchParams({ q: words })}`)
  const floor = await startFloor(path.join(import.meta.dirname, 'floor-http.ts'))
  floor.child.stdin?.end((await ask(urls[0] ?? '')).body)
  const [ours, ready]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++)
    for (const url of urls) {
      ours.push((await ask(url)).took)
      ready.push((await ask(`http://127.0.0.1:${floor.port}/`)).took)
    }
  await floor.stop()
  await product.stop()
  return [
    {
      what: 'search over 100,000 mails, p95',
      value: percentile(ours, 95),
      unit: 'ms',
      floor: { what: 'ready answers', value: percentile(ready, 95) },
      goal: { is: 'at most', value: 100, of: 'value' },
    },
  ]
}

/** A text for each mail, as the pipeline writes it: some words that all have, some that few have, one that it has alone. */
async function addTexts({ database: { db } }: Scratch): Promise<void> {
  await sql`
    insert into mail_texts (user_id, mail_id, at, words, text)
    select m.user_id, m.id, m.listed_at, words_of_mail(m.user_id, string_to_array(t.text, ' '), 'english_stem'), t.text
    from mails m, lateral (
      select 'thank you for your application the interview with our team rare' || split_part(m.subject, ' ', 2) || ' ' ||
        (select string_agg('word' || (hashtext(m.id::text || n) & 20000), ' ') from generate_series(1, 120) n) as text
    ) as t on conflict do nothing`.execute(db)
  await sql`analyze mail_texts`.execute(db)
}
