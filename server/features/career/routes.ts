import * as contract from '../../../contract/career.ts'
import { searchFieldsOfStudy, searchInstitutions } from '../../../contract/meta.ts'
import type { Context } from '../../lib/context.ts'
import { type Route, route } from '../../lib/route.ts'
import { findFieldsOfStudy, findInstitutions } from './lists.ts'
import { list } from './queries.ts'
import { add, change, remove } from './records.ts'

export function careerRoutes({ db }: Context): Route[] {
  return [
    route(contract.listExperience, async ({ caller }) => ({ list: await list(db, caller.userId, 'experience') })),
    route(contract.addExperience, ({ caller, body }) => add(db, caller.userId, 'experience', body)),
    route(contract.changeExperience, ({ caller, params, body }) => change(db, caller.userId, 'experience', params.id, body)),
    route(contract.removeExperience, ({ caller, params }) => remove(db, caller.userId, 'experience', params.id)),
    route(contract.listEducation, async ({ caller }) => ({ list: await list(db, caller.userId, 'education') })),
    route(contract.addEducation, ({ caller, body }) => add(db, caller.userId, 'education', body)),
    route(contract.changeEducation, ({ caller, params, body }) => change(db, caller.userId, 'education', params.id, body)),
    route(contract.removeEducation, ({ caller, params }) => remove(db, caller.userId, 'education', params.id)),
    route(searchInstitutions, async ({ query }) =>
      findInstitutions(query.name).map(({ name, countryId }) => ({ name, countryId })),
    ),
    route(searchFieldsOfStudy, async ({ query }) => findFieldsOfStudy(query.name)),
  ]
}
