import { isFreeMail, ownLabelOf, spelledBy } from './facts/domain-name.ts'
import type { NormalisedMail } from './mail.ts'
import type { PlatformMatch } from './platforms/index.ts'
import type { Kind, Trust, Warning } from './reading.ts'

const messenger = /\b(?:telegram|whats ?app|signal|google hangouts|hangouts|wire|discord|wechat|skype|zangi|teams chat)\b/i
const meeting =
  /\b(?:interview|briefing|hiring manager|job|position|onboard\w*|vorstellungsgespräch|bewerbungsgespräch|entretien|entrevista|colloquio|gesprek|intervju|samtale|rozmow\w+|mülakat|chat with|contact)\b/i
const install =
  /\b(?:download|install|add|text|message|chat|join|contact|write|reach|text-based|via|on|over|per|über|por|sur|su|via de)\b/i
const cheque =
  /\b(?:(?:cashier'?s?|certified|company|mailed|e-?)?\s?(?:cheque|check)s?\b.{0,60}\b(?:equipment|deposit|mail(?:ed)?|bank|purchase|home office|laptop|macbook|vendor)|(?:equipment|macbook|laptop|printer|supplies)\b.{0,80}\b(?:cheque|check)\b|mobile deposit|deposit (?:the|this|a) (?:cheque|check))/i
/** Checks that are no cheques: what employers look into before somebody starts. */
const looksInto =
  /\b(?:background|credit|criminal|records?|references?|dbs|bpss|security|vetting|identity|id|employment|eligibility|verification|history|work|health|medical|drug|safety|compliance|licen[cs]e|degree|final|quick|spot|sound|welfare|pre-?(?:employment|hire))[\s-]checks?\b|\bcheck(?:s|ed|ing)?[\s-](?:in|out|up|on|whether|if|that|your|the|our|this|for|with|box|list|carried)\b/gi
/** What each of these holds, be it over the end of a sentence. */
const deposit = /cheque|check|mobile\sdeposit/i
const fee =
  /\b(?:(?:registration|training|processing|background check|application|onboarding|visa|certification|starter kit|equipment|security|admin(?:istration)?|activation|refundable)\s(?:fee|deposit|charge|payment)s?\b.{0,80}(?:[$€£₹]\s?\d|\d\s?(?:usd|eur|gbp|inr|rs)|paypal|zelle|cash ?app|venmo|western union|bitcoin|gift ?cards?|transfer|refund)|(?<!\bwe(?:'ll| will)? )pay (?:a|the|for) .{0,30}\b(?:fee|deposit)\b|(?:buy|purchase|send)\b.{0,40}\bgift ?cards?|(?:western union|moneygram|bitcoin|crypto wallet|zelle|cash ?app)\b.{0,60}\b(?:send|pay|deposit|transfer|forward)|receive payments?\b.{0,80}\b(?:account|forward|behalf)|(?:forward|transfer|send) the (?:balance|rest|remainder)|anmeldegebühr|bearbeitungsgebühr.{0,40}überweis\w*|frais (?:de dossier|d['’]inscription).{0,40}(?:payer|régler|virement)|taxa de (?:inscrição|cadastro).{0,40}(?:pagar|pix)|(?:packages?|parcels?) (?:arrive|are delivered|will be delivered) (?:at|to) your (?:home|address))/i
/** An amount that a stranger wants first, in the words of other languages than English. */
const feeFirst =
  /(?:überweisen sie|zahlen sie|überweise bitte|virez|versez|payez|régler|transfiera|transfiere|abone|ingrese|pague|versare|bonifico|versi|betaal|overmaken|indbetal|overfør|betala|betal|wpłać|wpłacić|przelej|przelać|maksa|ödeyin|yatırın|deposite|transfira)(?![\p{L}]).{0,80}\d\s?(?:euros?|eur|€|chf|kr|zł|pln|tl|₺|reais)|(?:überweisen sie|virez|versez|transfiera|abone|versare|betaal|wpłać|deposite|transfira)(?![\p{L}]).{0,60}(?:€|r\$)\s?\d/iu
const personal =
  /\b(?:(?:social security|ssn|national insurance|aadhaar|pan card|passport) (?:number|card|copy)?\b.{0,80}|bank (?:account|routing|details|name|login)\b.{0,60}|name of your bank|routing number|account number|credit card (?:number|details)|online banking|id \(front|selfie|photo of your (?:id|driver'?s license|credit card)|bankverbindung|kreditkarte\w*|número de cuenta|numéro de carte)/i
const unsolicited =
  /\b(?:you (?:did not|didn['’]t|have not|haven['’]t) (?:have to )?appl(?:y|ied)|no application was needed|resume was (?:seen|found)|found (?:your (?:resume|résumé|cv)|on a partner|on the job)|no (?:interview|experience)(?: and no \w+)? (?:is )?(?:necessary|needed|required)|you can be hired today|your (?:resume|cv|profile) (?:was|has been) (?:selected|shortlisted|reviewed and approved) (?:from|on|by our)|urgently|limited (?:slots|positions)|positions are limited|work from home.{0,60}(?:per|a|an) (?:hour|week))/i

/**
 * What an honest house says that it does not do, and what others do in its name, up to the end of the clause: 'we never
 * ask for payment, cheques or bank details', 'if somebody sends you a cheque, please report it'.
 */
const denied =
  /\b(?:(?:never|not|n['’]t)(?: \w+)? (?:ask|request|require|demand|charge|contact|conduct|interview|message|send)|(?:niemals|nie)(?: \S+){0,6} (?:bitten|verlangen|fordern|fragen)|(?:jamais|nunca|nooit|mai|aldrig|aldri|nigdy)(?: \S+)? (?:demand|pedi|pid|solicit|vrag|vraag|chied|richied|be|spør|fråga|prosi|żąda)\w*|(?:if|should|wenn|falls|sollte|si|se|als|om|hvis|jeśli) (?:somebody|someone|anybody|anyone|jemand|quelqu['’]un|alguien|qualcuno|alguém|iemand|någon|nogen|noen|ktoś))(?!\p{L})(?:(?! (?:but|just|simply|only|aber|sondern|mais|pero|mas|maar|ma|men|ale) )[^;.:!?]){0,300}/giu

/** Signs of a job scam that the mail itself carries, each with its words; results of DNS checks are added at the door. */
export function trustOf(mail: NormalisedMail, platform: PlatformMatch | null, company: string | null, kind?: Kind): Trust {
  const warnings: Warning[] = []
  const add = (code: Warning['code'], quote: string) => {
    if (!warnings.some((warning) => warning.code === code)) warnings.push({ code, quote: quote.slice(0, 300) })
  }
  const sentences = mail.sentences.filter((sentence) => sentence.zone !== 'quoted').slice(0, 200)
  // Most mails hold nothing of the kind: each sign is looked for in all of them before it is in one sentence after the other.
  const whole = sentences.map((sentence) => sentence.text.slice(0, 800)).join('\n')
  const [namesMessenger, namesCheque, namesFee] = [messenger, deposit, fee].map((sign) => sign.test(whole))
  const isUnasked = unsolicited.test(whole) && sentences.some((sentence) => unsolicited.test(sentence.text.slice(0, 800)))
  const from = mail.from
  const host = from?.address.split('@')[1] ?? ''
  const free = isFreeMail(host)
  // Employers with a domain ask for such things too, on paper that the user asked for; a stranger has no reason.
  const isStranger = free || isUnasked || kind === 'recruiter_outreach'
  const namesPersonal = isStranger && personal.test(whole)
  const wantsFirst = isStranger && feeFirst.test(whole)
  const hasSigns = namesMessenger || namesCheque || namesFee || wantsFirst || namesPersonal
  for (const [at, sentence] of hasSigns ? sentences.entries() : []) {
    const quote = sentence.text.slice(0, 800)
    const text = quote.replace(denied, '')
    const next = sentences[at + 1]?.text.slice(0, 300) ?? ''
    const near = `${text} ${next.replace(denied, '')}`
    const paid = near.replace(looksInto, '')
    if (
      namesMessenger &&
      messenger.test(text) &&
      install.test(text) &&
      meeting.test(near) &&
      (isStranger ||
        /telegram|text[- ]based|whats ?app interview|interview (?:on|via|over|through) (?:telegram|whats ?app|signal|wire)/i.test(
          near,
        ))
    )
      add('text_interview', quote)
    if (namesCheque && cheque.test(paid) && cheque.test(paid.slice(0, text.length + 120)))
      add('cheque', deposit.test(text.replace(looksInto, '')) ? quote : next)
    if ((namesFee && fee.test(text)) || (wantsFirst && feeFirst.test(text))) add('advance_fee', quote)
    if (
      namesPersonal &&
      personal.test(text) &&
      /\b(?:reply|send|provide|fill|full name|start|register|submit|confirm|your bank|schicken|senden|envoyer|enviar|inviare|with)\b/i.test(
        text,
      )
    )
      add('personal_data', quote)
  }
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
  // One weak sign alone is everyday life: a bakery on a free account asks nobody for money.
  const strong = warnings.filter((warning) => warning.code !== 'free_mail_employer')
  const isWarning = strong.length > 0 || (warnings.length > 0 && (isUnasked || isLargeName(company)))
  return { level: isWarning ? 'warn' : 'normal', warnings: isWarning ? warnings : [] }
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
