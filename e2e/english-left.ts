import type { Page } from 'playwright-core'
import { patternOf, wording } from './wording.ts'

/** Words that never occur in German. */
const words =
  /\b(?:the|this|that|these|your|yours|you|and|with|not|are|is|of|for|to|from|has|have|can|could|would|it|its|by|be|what|which|who|how|or|no|at|on|there)\b/i
const german = wording.map(({ de }) => de)
const sentences = new RegExp(
  `^(?:${wording
    .filter(({ en, de }) => en !== de && !german.includes(en) && /[a-z]{3}/i.test(en.replace(/\{[^}]*\}/g, '')))
    .map(({ en }) => patternOf(en))
    .join('|')})$`,
)
const inGerman = new RegExp(`^(?:${german.map(patternOf).join('|')})$`)

/** English left on a German page, apart from the user's own words: in text, accessible names and the title. */
export async function englishOn(page: Page): Promise<string[]> {
  const said = await page.evaluate<string[]>(`(() => {
    const found = new Set([document.title])
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode
      if (!element.closest('script, style, textarea') && element.checkVisibility({ visibilityProperty: true })) found.add(textContent)
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll('[' + name + ']'))
        if (element.checkVisibility()) found.add(element.getAttribute(name))
    return [...found].map((text) => text.trim()).filter((text) => text !== '')
  })()`)
  return said.filter((text) => words.test(text.replace(/\S+[@:]\S+/g, '')) || (sentences.test(text) && !inGerman.test(text)))
}
