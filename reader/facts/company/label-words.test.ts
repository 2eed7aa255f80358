import { expect, test } from 'vitest'
import { mailOf } from '../mails.cases.ts'
import { companyContext, saidIn } from '../named.ts'
import { wordsOfLabel } from './label-words.ts'

async function words(label: string, from = 'Ada', text = 'See you on Monday.') {
  const mail = await mailOf(`${from} <ada@${label}.example>`, 'Hello', text)
  return wordsOfLabel(
    label,
    companyContext(mail, null, saidIn(mail, null), () => null),
  )
}

test('a firm that only its address names is written in words', async () => {
  expect(await words('quillandthimble', 'Ines Quill')).toBe('Quill & Thimble')
  expect(await words('kwekerijdeberk')).toBe('Kwekerij De Berk')
  expect(await words('delantaarn')).toBe('De Lantaarn')
  expect(await words('larkfieldjoinery')).toBe('Larkfield Joinery')
  expect(await words('borgolina')).toBe('Borgo Lina')
})

test('its words are written as the mail writes them', async () => {
  expect(await words('gartenbaublueher', 'Imke Blüher')).toBe('Gartenbau Blüher')
})

test('what is one word stays one', async () => {
  expect(await words('verdantly')).toBeNull()
  expect(await words('kestrel')).toBeNull()
})
