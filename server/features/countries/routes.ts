import { searchCountries } from '../../../contract/meta.ts'
import { type Route, route } from '../../lib/route.ts'
import { findCountries } from './countries.ts'

export function routes(): Route[] {
  return [route(searchCountries, async ({ query }) => findCountries(query.name))]
}
