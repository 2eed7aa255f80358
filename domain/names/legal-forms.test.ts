import { expect, test } from 'vitest'
import { fold, foldWords } from '../text/fold.ts'
import { legalForms } from './legal-forms.ts'

test('legal forms are written as the words that are looked up', () => {
  for (const form of legalForms.key) expect(foldWords(form)).toEqual([form])
  for (const form of [...legalForms.text, ...legalForms.word]) expect(fold(form)).toBe(form)
})
