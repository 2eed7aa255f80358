import type { Kind, Trust, Warning } from '../domain/reading.ts'
import { fold } from '../domain/text/fold.ts'
import { isFreeMail, ownLabelOf, spelledBy } from './facts/domain-name.ts'
import {
  amount,
  buysVouchers,
  buysWith,
  cheque,
  coin,
  comesByPost,
  demandsData,
  demandsPay,
  denied,
  feeForWork,
  givenBack,
  handle,
  hiddenMessenger,
  identity,
  interviewWords,
  isHeld,
  isOfficial,
  launders,
  letOut,
  looksInto,
  messenger,
  mobileDeposit,
  noInterview,
  otherTrades,
  ownself,
  ownWage,
  paidByHouse,
  paperwork,
  rail,
  reach,
  secrets,
  somebodyElse,
  spoken,
  trades,
  unsolicited,
  warns,
  whatsApp,
  written,
  writtenOnly,
} from './facts/words/scam-words.ts'
import type { NormalisedMail } from './mail.ts'
import type { PlatformMatch } from './platforms/index.ts'
import { quoteOf } from './quote.ts'

/** A sentence as the signs are looked for in it: folded, and without what somebody says that they never do. */
interface Said {
  quote: string
  text: string
  /** With the next one, for a demand and its reason are often two. */
  near: string
}

/** Signs of a job scam that the mail itself carries, each with its words; results of DNS checks are added at the door. */
export function trustOf(mail: NormalisedMail, platform: PlatformMatch | null, company: string | null, kind?: Kind): Trust {
  const warnings: Warning[] = []
  const add = (code: Warning['code'], quote: string) => {
    if (!warnings.some((warning) => warning.code === code)) warnings.push({ code, quote: quoteOf(quote) })
  }
  const from = mail.from
  const host = from?.address.split('@')[1] ?? ''
  const free = isFreeMail(host)
  const sentences = mail.sentences.filter((sentence) => sentence.zone !== 'quoted').slice(0, 200)
  const whole = fold([from?.name ?? '', mail.subject, ...sentences.map(({ text }) => text.slice(0, 800))].join('\n'))
  const isUnasked = unsolicited.test(whole)
  // Employers with a domain ask for such things too, on paper that the user asked for; a stranger has no reason.
  const isStranger = free || isUnasked || kind === 'recruiter_outreach'
  const isAlien = kind === 'other' || kind === 'account' || kind === 'job_alert'
  const isAboutWork = isAlien ? trades.test(whole) && !otherTrades.test(whole) : isStranger || !otherTrades.test(whole)
  const signs: [code: Warning['code'], needs: RegExp[], isIn: (said: Said) => boolean][] = [
    ['text_interview', [messenger], (said) => isHiddenTalk(said, isStranger, isUnasked)],
    ['cheque', [cheque, mobileDeposit], isCheque],
    ['advance_fee', [demandsPay, launders, buysVouchers, coin], (said) => asksForMoney(said, isStranger)],
    ['personal_data', [secrets, identity], (said) => asksForPapers(said, isStranger, isUnasked)],
  ]
  // Most mails hold nothing of the kind: each sign is looked for in all of them before it is in one sentence after the other.
  const possible = signs.filter(
    ([code, needs]) => (isAboutWork || code === 'text_interview') && needs.some((need) => need.test(whole)),
  )
  for (const said of possible.length > 0 ? saidIn(sentences) : [])
    for (const [code, , isIn] of possible) if (isIn(said)) add(code, said.quote)
  if (
    from &&
    free &&
    platform === null &&
    kind !== 'other' &&
    kind !== 'account' &&
    kind !== 'job_alert' &&
    claimsCompany(mail, company)
  )
    add('free_mail_employer', `${from.name} <${from.address}>`)
  const reply = mail.replyTo
  if (from && reply && platform === null && reply.address !== from.address && kind !== 'other' && kind !== 'job_alert') {
    const there = reply.address.split('@')[1] ?? ''
    const [own, other] = [ownLabelOf(host), ownLabelOf(there)]
    const isKin =
      there === host ||
      there.endsWith(`.${host}`) ||
      host.endsWith(`.${there}`) ||
      (own !== null &&
        other !== null &&
        (own.label === other.label || own.label.startsWith(other.label) || other.label.startsWith(own.label)))
    const named = other !== null && company !== null && spelledBy(other.label, company) > 0.6
    if (!isKin && !named && (isFreeMail(there) || (isUnasked && other !== null) || looksPrivate(reply.address)))
      add('reply_to_elsewhere', `${from.address} → ${reply.address}`)
  }
  if (from && looksAlike(host)) add('sender_unproven', from.address)
  // One weak sign alone is everyday life: a bakery on a free account asks nobody for money.
  const strong = warnings.filter((warning) => warning.code !== 'free_mail_employer')
  const isWarning = strong.length > 0 || (warnings.length > 0 && (isUnasked || isLargeName(company)))
  return { level: isWarning ? 'warn' : 'normal', warnings: isWarning ? warnings : [] }
}

function* saidIn(sentences: NormalisedMail['sentences']): Generator<Said> {
  const texts = sentences.map(({ text }) => fold(text.slice(0, 800)))
  // Who warns of swindlers goes on to say what they do.
  const isWarned = texts.map((_, at) => texts.slice(Math.max(0, at - 2), at + 1).some((text) => warns.test(text)))
  const meant = texts.map((text, at) => (isWarned[at] ? '' : text.replace(denied, '')))
  for (const [at, sentence] of sentences.entries()) {
    const text = meant[at] ?? ''
    yield { quote: sentence.text, text, near: `${text} ${(meant[at + 1] ?? '').slice(0, 300)}` }
  }
}

/** A talk that leaves no trace, or is no talk: by chat alone, or with somebody else's account at a messenger. */
function isHiddenTalk({ text, near }: Said, isStranger: boolean, isUnasked: boolean): boolean {
  if (!messenger.test(text)) return false
  const isInterview = interviewWords.test(near.replace(noInterview, ''))
  if (isInterview && writtenOnly.test(near)) return true
  const isHidden = hiddenMessenger.test(text)
  if (!isHidden && !whatsApp.test(text)) return false
  if (isInterview && !spoken.test(near) && isHeld.test(text) && (isHidden || written.test(text))) return true
  const isSent = reach.test(text) && !ownself.test(text) && (somebodyElse.test(text) || handle.test(text))
  if (!isHidden) return isUnasked && isSent
  return isInterview ? isSent || (isStranger && reach.test(near) && !ownself.test(text)) : isStranger && isSent
}

/** A cheque that comes by post is to be cashed and spent before it bounces. */
function isCheque({ text, near }: Said): boolean {
  const paid = near.replace(looksInto, '').slice(0, text.length + 120)
  const own = text.replace(looksInto, '')
  return mobileDeposit.test(own) || (cheque.test(own) && comesByPost.test(own) && buysWith.test(paid))
}

function asksForMoney({ text, near }: Said, isStranger: boolean): boolean {
  if (launders.test(text) || buysVouchers.test(text)) return true
  if (coin.test(near) && letOut.test(near) && ownWage.test(near)) return true
  if (!demandsPay.test(text) || paidByHouse.test(near) || !(amount.test(near) || rail.test(near))) return false
  // What an authority takes is often advanced, and given back against its receipt.
  if (!isStranger && isOfficial.test(near) && givenBack.test(near)) return false
  return isStranger || feeForWork.test(near)
}

function asksForPapers({ text, near }: Said, isStranger: boolean, isUnasked: boolean): boolean {
  if (!demandsData.test(text)) return false
  return secrets.test(text) || (isStranger && identity.test(text) && (isUnasked || !paperwork.test(near)))
}

/** Writes in the name of a firm rather than as somebody: "HR DEPARTMENT", a company that the address does not spell. */
function claimsCompany(mail: NormalisedMail, company: string | null): boolean {
  const local = (mail.from?.address.split('@')[0] ?? '').replace(/[^a-z0-9]/g, '')
  if (/\b(?:hr|human resources?|recruit\w*|hiring|careers?|department|headquarters)\b/i.test(mail.from?.name ?? '')) return true
  return (
    company !== null &&
    spelledBy(local, company) === 0 &&
    local.includes((company.toLowerCase().match(/[a-z]{4,}/) ?? ['\u0000'])[0])
  )
}

const looksPrivate = (address: string): boolean => /@(?:outlook|hotmail|gmail|yahoo|proton|aol|mail|gmx)\./.test(address)

const large = new Set(
  'google amazon microsoft apple meta facebook netflix tesla nvidia ibm intel oracle sap siemens bosch bmw volkswagen deloitte pwc kpmg accenture walmart target costco pfizer novartis roche nestle unilever shell bp coca-cola pepsico disney nike adidas ikea dhl fedex ups emirates'.split(
    ' ',
  ),
)
const isLargeName = (company: string | null): boolean =>
  company !== null && large.has(company.toLowerCase().split(/[\s,]/)[0] ?? '')

/** `amaz0n-careers`, `arnazon`: a name that everybody knows, in letters that only look like its own. */
function looksAlike(host: string): boolean {
  const label = ownLabelOf(host)?.label ?? ''
  const first = label.split('-')[0] ?? ''
  const meant = first
    .replace(/0/g, 'o')
    .replace(/[1|]/g, 'l')
    .replace(/3/g, 'e')
    .replace(/5/g, 's')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
  return meant !== first && !large.has(first) && large.has(meant)
}
