import type { Evidence } from '../../domain/reading.ts'
import type { Link, NormalisedMail } from '../mail.ts'
import { platformOfHost } from '../platforms/index.ts'
import { isAboutMeeting } from './meeting-link.ts'
import { titleKey } from './title/tidy.ts'

const posting =
  /\/(?:jobs?|job-postings?|jobposting|jobdetail|careers?|positions?|openings?|vacanc(?:y|ies)|vacatures?|stellen|stellenangebote?|stellenanzeige|offres?|offre-emploi|ofertas?|oferta|emploi|empleos?|vagas?|annunci[oa]?|lavoro|stilling|stillinger|jobb|platsannons|praca|oferty?|ilan|is-ilanlari|avoimet-tyopaikat|tyopaikat|tyopaikka|lediga-jobb|ledige-stillinger|stillingsopslag|stellenangebot|lavora-con-noi|offerte-di-lavoro|werken-bij|ofertas-de-empleo|posting|requisition|viewjob|rc\/clk|o|j|p|comm\/jobs\/view|jobs\/view|job_postings|opportunit(?:y|ies))(?:\/|\?|$)/i
/** What stands beside postings in such mail, and below the same path. */
const not =
  /unsubscrib|optout|opt-out|preferences|settings|privacy|login|log-in|signin|sign-in|sign_in|password|activate|verify|terms|withdraw|schedule|availability|calendar|survey|help|support|myjobs|applied|my-applications|userhome|dashboard|alerts?(?:\/|\?|$)|collections|search\?|psettings|utm_content=logo|abmeld|desinscri|desabonn|disiscri|uitschrij|afmeld|avregistrer|avprenumerera|wypisz|datenschutz|confidential|cookie|impress?um|imprint|legal|integritet|tietosuoja|persondata|personvern|polityka|kvkk|gizlilik|culture|\.(?:gif|png|jpe?g|svg)(?:\?|$)|\/(?:status|feedback|confirm|upload|documents|interviews?|assessments?|blog|news|teams?|faq|stories|benefits|track)(?:\/|\?|$)|\/applications?\/[^?]/i
// Their pages of a firm have paths like those of its postings.
const social = /(?:^|\.)(?:facebook|instagram|twitter|x|youtube|tiktok|threads|pinterest)\.com$/
const signing = new Set<string | undefined>(['assessment', 'signing', 'scheduling', 'screening'])

/** The page of the posting, when the mail links it. */
export function postingUrlOf(mail: NormalisedMail, title: string | null): { postingUrl: string; evidence: Evidence } | null {
  const wanted = title === null ? null : titleKey(title)
  let best: { link: Link; score: number; quote: string } | null = null
  for (const line of mail.lines.slice(0, 300)) {
    if (line.zone === 'quoted' || line.zone === 'footer') continue
    for (const link of line.links.slice(0, 20)) {
      const score = scoreOf(link, wanted)
      if (score > (best?.score ?? 1)) best = { link, score, quote: line.text }
    }
  }
  if (!best) return null
  return {
    postingUrl: best.link.url.slice(0, 2000),
    evidence: { field: 'postingUrl', quote: best.quote.slice(0, 300), where: 'link' },
  }
}

function scoreOf(link: Link, title: string | null): number {
  if (
    link.url.length > 2000 ||
    !/^https?:/i.test(link.url) ||
    !URL.canParse(link.url) ||
    not.test(link.url) ||
    isAboutMeeting(link.url)
  )
    return 0
  const url = new URL(link.url)
  if (social.test(url.hostname) || (/(?:^|\.)linkedin\.com$/.test(url.hostname) && !/\/jobs\/view\//.test(url.pathname))) return 0
  const platform = platformOfHost(url.hostname)
  if (signing.has(platform?.type)) return 0
  const text = titleKey(link.text)
  const isTitle = title !== null && text.length > 3 && (text === title || text.startsWith(title) || title.startsWith(text))
  const isKnown = platform !== null
  // Lever and Ashby name the employer and the opening alone.
  const isOpening =
    isKnown &&
    (/\/(?:[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}(?:\/|$)|of-i[0-9a-f]{8})/i.test(url.pathname) ||
      /[?&]jk=[0-9a-f]{16}/.test(url.search))
  const path =
    isOpening || (posting.test(url.pathname + url.search) && /\d|[a-f0-9]{6}|-/.test(url.pathname.replace(/^\/[^/]*/, '')))
  return (
    (isTitle ? 3 : 0) +
    (path ? 1.2 : 0) +
    (isKnown && path ? 1 : 0) +
    (/view (?:the )?(?:job|posting)|job (?:ad|description|posting)|stellenanzeige|voir l['’]offre|ver (?:la )?oferta|bekijk de vacature|se annonsen/i.test(
      link.text,
    )
      ? 1.5
      : 0)
  )
}
