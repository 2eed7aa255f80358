import { companyKey, relateCompanyKeys } from '../../features/companies/index.ts'
import { titleKey } from '../../features/jobs/index.ts'
import type { Facts } from './shapes.ts'

/** From here on forms of one name together are as good as told. */
const leastHeld = 0.7

/**
 * The facts with what a mail does not tell, because it is torn between forms of one name only: 'Receptionist' or
 * 'Medical Receptionist'. The likeliest form is taken.
 */
export function withHeldNames(facts: Facts): Facts {
  const company = facts.company ?? heldOf(facts, 'company')
  const title = facts.title ?? heldOf(facts, 'title')
  return company === facts.company && title === facts.title ? facts : { ...facts, company, title }
}

function heldOf({ likely }: Facts, field: 'company' | 'title'): string | null {
  const [first, ...others] = likely?.[field] ?? []
  if (first === undefined) return null
  const forms = others.filter(({ name }) => isForm[field](name, first.name))
  const together = forms.reduce((sum, { share }) => sum + share, first.share)
  return forms.length > 0 && together >= leastHeld ? first.name : null
}

const isForm = {
  company: (a: string, b: string) => relateCompanyKeys(companyKey(a), companyKey(b)) !== 'different',
  title: (a: string, b: string) => holds(titleKey(a), titleKey(b)) || holds(titleKey(b), titleKey(a)),
}

const holds = (whole: string, part: string): boolean => part !== '' && ` ${whole} `.includes(` ${part} `)
