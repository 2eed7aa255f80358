/**
 * Whether two links lead to one job posting, whatever was added for tracking. Links without anything of a posting's own
 * (a careers page) never match.
 */
export function samePosting(a: string | null, b: string | null): boolean {
  const [x, y] = [postingKey(a), postingKey(b)]
  return x !== null && x === y
}

/** Whether two requisition numbers are one: 'REQ-4711', 'req 4711' and '4711', or '417-HCSW-1182' and '1182'. */
export function sameRequisition(a: string | null, b: string | null): boolean {
  const [x, y] = [requisitionKey(a), requisitionKey(b)]
  return x !== null && y !== null && (x === y || isPartOf(a, y) || isPartOf(b, x))
}

function isPartOf(number: string | null, key: string): boolean {
  return /^(?!(?:19|20)\d\d$)\d{4,}$/.test(key) && (number ?? '').split(/[^\p{L}\p{N}]+/u).includes(key)
}

/** Long enough to be the same by no accident, whoever the employer is. */
export function isTellingRequisition(requisition: string | null): boolean {
  return (requisitionKey(requisition)?.length ?? 0) >= 7
}

/** Four digits or more: 'JR-20481', 'HR-05-124-26'. Fewer stand in any mail. */
export const mayBeNumber = (text: string): boolean => /(?:\d\D{0,4}){4}/.test(text)

/** The number without its announcement; null when it is none. */
export function requisitionKey(requisition: string | null): string | null {
  const key = (requisition ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/^(?:req(?:uisition)?|job|ref(?:erence)?|id|no|nr|vacature(?:nummer)?)+(?=\d)/, '')
  return key.length >= 3 && /\d/.test(key) ? key : null
}

/** Parameters that name the posting, where the path doesn't. */
const naming = [
  'gh_jid',
  'jk',
  'jobid',
  'job_id',
  'jid',
  'job',
  'id',
  'reqid',
  'req',
  'requisitionid',
  'currentjobid',
  'vacancyid',
  'offerid',
  'lever-job',
  'ashby_jid',
  'pid',
]

/** The link without what was added for tracking; null when it names no posting. */
export function postingKey(link: string | null): string | null {
  const url = link === null ? null : URL.parse(link)
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  const named = [...url.searchParams].filter(([name, value]) => naming.includes(name.toLowerCase()) && /\d/.test(value))
  const path = url.pathname
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/\/(?:apply|application|view|thanks)$/, '')
  if (named.length === 0 && !path.split('/').some((part) => /\d{3,}/.test(part) || part.length >= 12)) return null
  const host = url.hostname.toLowerCase().replace(/^(?:www|m)\./, '')
  return `${host}${path}?${named
    .map(([name, value]) => `${name.toLowerCase()}=${value.toLowerCase()}`)
    .sort()
    .join('&')}`
}
