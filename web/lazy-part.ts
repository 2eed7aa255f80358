import { type ComponentType, lazy } from 'react'
import { textsReady } from './texts/index.ts'

/** A component that is loaded when it is first shown, its texts in the chosen language with it. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const part = await load()
    await textsReady()
    return { default: part }
  })
}

/** A page for the router, loaded when it is first visited, its texts in the chosen language with it. */
export function lazyPage<Page>(load: () => Promise<Page>) {
  return async () => {
    const page = await load()
    await textsReady()
    return page
  }
}
