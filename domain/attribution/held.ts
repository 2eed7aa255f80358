import { companyKey } from '../names/company-key.ts'
import { relateCompanyKeys } from '../names/company-relation.ts'
import { titleKey } from '../names/title-key.ts'
import type { Facts } from './shapes.ts'

/** From here on forms of one name together are as good as told. */
const leastHeld = 0.7

/**
 * The facts with what a mail does not tell, because it is torn between forms of one name only, 'Receptionist' or
 * 'Medical Receptionist', or between a house and the group that it says it belongs to. The likeliest form is taken, and the house.
 */
export function withHeldNames(facts: Facts): Facts {
  const company = facts.company ?? heldOf(facts, 'company') ?? houseOf(facts)
  const title = facts.title ?? heldOf(facts, 'title')
  return company === facts.company && title === facts.title ? facts : { ...facts, company, title }
}

/** The facts with the client as the employer, where an agency names it beside itself: other clients' applications are others. */
export function withClient(facts: Facts): Facts {
  const { agency, client, company } = facts
  if (!agency || !client || (company !== null && !isForm.company(company, agency.name))) return facts
  return { ...facts, company: client.name }
}

function heldOf({ likely }: Facts, field: 'company' | 'title'): string | null {
  const [first, ...others] = likely?.[field] ?? []
  if (first === undefined) return null
  const forms = others.filter(({ name }) => isForm[field](name, first.name))
  const together = forms.reduce((sum, { share }) => sum + share, first.share)
  return forms.length > 0 && together >= leastHeld ? first.name : null
}

function houseOf({ likely, parent }: Facts): string | null {
  const names = likely?.company ?? []
  const ofGroup = names.filter(({ name }) => parent != null && isForm.company(name, parent.name))
  const house = names.find((one) => !ofGroup.includes(one))
  if (house === undefined || ofGroup.length === 0) return null
  return ofGroup.reduce((sum, { share }) => sum + share, house.share) >= leastHeld && house.share >= leastHouse
    ? house.name
    : null
}
const leastHouse = 0.2

const isForm = {
  company: (a: string, b: string) => relateCompanyKeys(companyKey(a), companyKey(b)) !== 'different',
  title: (a: string, b: string) => holds(titleKey(a), titleKey(b)) || holds(titleKey(b), titleKey(a)),
}

const holds = (whole: string, part: string): boolean => part !== '' && ` ${whole} `.includes(` ${part} `)
