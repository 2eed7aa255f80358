import type { Context } from '../lib/context.ts'
import type { Route } from '../lib/route.ts'

const features: ((context: Context) => Route[])[] = []

/** The routes of all features: the one list that the HTTP door binds. */
export function routesOf(context: Context): Route[] {
  return features.flatMap((routes) => routes(context))
}
