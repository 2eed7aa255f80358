import { type ComponentType, createElement, use } from 'react'
import { t, textsReady } from './texts/index.ts'

/** How to load each component that what is loaded may show. */
export const parts: (() => Promise<unknown>)[] = []

/**
 * A component that is loaded when it is first shown, its texts in the chosen language with it. One that is loaded before it is shown stands at
 * once: React keeps a fallback in sight for at least 300 ms.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | undefined
  let shown: Promise<ComponentType<Props>> | undefined
  const ahead = async () => {
    part ??= await loaded(load)
    return part
  }
  parts.push(ahead)
  const whenShown = () => {
    shown ??= ahead()
    return shown
  }
  const render = (props: Props) => createElement(part ?? use(whenShown()), props)
  return Object.assign(render, { ahead })
}

/** A page for the router, loaded when it is first visited, its texts in the chosen language with it. */
export function lazyPage<Page>(load: () => Promise<Page>) {
  return () => loaded(load)
}

/** How browsers, and what loads style sheets, say that a part did not come. What fails while it starts says something else. */
const notCome = /dynamically imported module|module script|unable to preload/i

async function loaded<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load().catch((cause) => {
    throw notCome.test(String(cause)) ? new Error(t('error.offline'), { cause }) : cause
  })
  await textsReady()
  return part
}
