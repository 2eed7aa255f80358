import { describe, expect, it } from 'vitest'
import { isAmong, runsIn } from './named.ts'

describe('names in the text of a mail', () => {
  it.each([
    ['I can tell you now who it is: Elm Lodge Academy. Report to main reception.', ['Elm Lodge Academy']],
    ['Our mother ship Oceanis Foods in Halifax does the hiring.', ['Oceanis Foods']],
    ['Le client est la Clinique Sainte-Odile à Uccle.', ['Clinique Sainte-Odile']],
    ['het gaat om Notariaat Claes & Winnen op de Tervurenlaan', ['Notariaat Claes & Winnen']],
    ['le Musée de la Mer vous écrit', ['Musée de la Mer']],
    ['nothing of the sort, Dear', []],
  ])('%s', (text, names) => {
    expect(runsIn(text)).toEqual(names)
  })

  it('knows a company by its name with a desk before it, not by a word of it', () => {
    expect(isAmong(['Elm Lodge'], 'Reception Elm Lodge')).toBe(true)
    expect(isAmong(['Elm Lodge'], 'Elm Farm')).toBe(false)
    expect(isAmong(['Lodge'], 'Elm Lodge')).toBe(false)
  })

  it('takes a moment whatever stands there', () => {
    const start = performance.now()
    for (const piece of ['Aa ', "A'a-", 'Aa & ', 'Aa of ', 'A']) runsIn(piece.repeat(100_000))
    expect(performance.now() - start).toBeLessThan(200)
  })
})
