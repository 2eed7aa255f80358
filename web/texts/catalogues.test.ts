import { expect, test } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'

const slots = (text: string) => [...text.matchAll(/\{(\w+)(:)?/g)].map(([, name, plural]) => `${name}${plural ?? ''}`).sort()

test('German says everything that English says, with the same values', () => {
  expect(Object.keys(de)).toEqual(Object.keys(en))
  for (const [key, text] of Object.entries(en)) {
    expect(de[key as keyof typeof en].trim(), key).not.toBe('')
    expect(slots(de[key as keyof typeof en]), key).toEqual(slots(text))
  }
})
