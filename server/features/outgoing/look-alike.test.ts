import { expect, test } from 'vitest'
import { isLookAlike } from './look-alike.ts'

test.each([
  'maya@nоrthwind.example', // a Cyrillic о
  'maya@xn--nrthwind-nbh.example',
  'mаya@northwind.example', // a Cyrillic а
  'jobs@аррӏе.com', // Cyrillic throughout
  'jobs@jοbs.example', // a Greek ο
])('%s is taken for another address', (address) => expect(isLookAlike(address)).toBe(true))

test.each([
  'kontakt@münchen.example',
  'jürgen@bücher.example',
  'инфо@почта.рф',
  'работа@москва.example',
  '採用@例え.jp',
  'maya@northwind.example',
])('%s is what it seems', (address) => expect(isLookAlike(address)).toBe(false))
