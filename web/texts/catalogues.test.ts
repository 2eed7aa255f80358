import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { refusalTexts } from '../../contract/refusals.ts'
import { de as refusals } from './refusals/de.ts'

type Texts = Record<string, string>

const web = path.join(import.meta.dirname, '..')
const rooms = globSync('**/texts/**/en.ts', { cwd: web }).map((file) => path.dirname(file))
const slots = (text: string) => [...text.matchAll(/\{(\w+)(:)?/g)].map(([, name, plural]) => `${name}${plural ?? ''}`).sort()

async function catalogues(room: string): Promise<{ en: Texts; de: Texts }> {
  const { en }: { en: Texts } = await import(path.join(web, room, 'en.ts'))
  const { de }: { de: Texts } = await import(path.join(web, room, 'de.ts'))
  return { en, de }
}

test.each(rooms)('German says everything that English says in %s, with the same values', async (room) => {
  const { en, de } = await catalogues(room)
  expect(Object.keys(de)).toEqual(Object.keys(en))
  for (const [key, text] of Object.entries(en)) {
    expect(de[key]?.trim(), key).not.toBe('')
    expect(slots(de[key] ?? ''), key).toEqual(slots(text))
  }
})

test('German calls an employer by one name, and says du', async () => {
  const german = [refusals, ...(await Promise.all(rooms.map(async (room) => (await catalogues(room)).de)))]
  const said = german.flatMap((texts) => Object.values<string>(texts))
  expect(said.filter((text) => /\b[Ff]irm(?:a|en)\b|\bFirmen|\bIhnen\b/.test(text))).toEqual([])
})

test('German says every refusal of the server, with the same values', () => {
  const english: Texts = refusalTexts
  for (const [reason, text] of Object.entries(refusals)) {
    expect(text.trim(), reason).not.toBe('')
    expect(slots(text), reason).toEqual(slots(english[reason] ?? ''))
  }
})

test('No part of the app says a shared text in other words', async () => {
  const shared = new Set(Object.keys((await catalogues('texts')).en))
  for (const room of rooms.filter((one) => one !== 'texts')) {
    expect(
      Object.keys((await catalogues(room)).en).filter((key) => shared.has(key)),
      room,
    ).toEqual([])
  }
})
