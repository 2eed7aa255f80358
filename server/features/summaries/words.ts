import type { Status } from '../../../contract/applications.ts'
import { statusNames as german } from '../../../contract/status-names/de.ts'
import { statusNames as english } from '../../../contract/status-names/en.ts'

interface Names {
  company: string
  title: string
}
type By = { by: string | null }

/** The sentences of a summary, by language. */
export const words = {
  en: {
    date: (at: string, timeZone: string) => dateIn('en', at, timeZone),
    due: (at: string, timeZone: string) => dueIn('en', at, timeZone),
    someCompany: 'an unnamed company',
    someTitle: 'an unnamed job',
    status: (status: Status) => english[`status.${status}`].toLowerCase(),
    noted: ({ company, title }: Names) => `You noted ${title} at ${company}.`,
    applied: ({ company, title, on }: Names & { on: string | null }) =>
      `You applied to ${company} as ${title}${on ? ` on ${on}` : ''}.`,
    interviewed: ({ n, on }: { n: number; on: string }) =>
      n === 1 ? `The interview was on ${on}.` : `You had ${n} interviews, the last on ${on}.`,
    moved: ({ status, on }: { status: string; on: string }, quote: string | null) =>
      `Their email of ${on} moved it to ${status}${quote ? `: “${quote}”` : ''}.`,
    movedByOwn: ({ status, on }: { status: string; on: string }, quote: string | null) =>
      `Your email of ${on} moved it to ${status}${quote ? `: “${quote}”` : ''}.`,
    calledOff: ({ on }: { on: string }) => `The interview on ${on} was cancelled.`,
    set: ({ status, on }: { status: string; on: string }) => `You set it to ${status} on ${on}.`,
    mails: ({ n, on }: { n: number; on: string }) =>
      n === 1 ? `One email has come since, on ${on}.` : `${n} emails have come since, the latest on ${on}.`,
    ended: 'It has ended, and nothing is left to do.',
    coming: ({ on }: { on: string }) => `Next is the interview on ${on}.`,
    confirm: ({ on, by }: { on: string } & By) =>
      `Next: confirm the interview proposed for ${on}${by ? `; reply by ${by}` : ''}.`,
    choose: ({ by }: By) => `Next: choose one of the times offered for the interview${by ? `, by ${by}` : ''}.`,
    awaited: ({ on }: { on: string }) => `They have not replied yet whether ${on} suits them for the interview.`,
    planned: ({ step, by }: { step: string } & By) => `You planned: ${step}${by ? `, by ${by}` : ''}.`,
    offer: ({ by }: By) => `Next: reply to the offer${by ? ` by ${by}` : ''}.`,
    arrange: ({ by }: By) => `Next: arrange a time for the interview${by ? ` by ${by}` : ''}.`,
    assessment: ({ by }: By) => `Next: do the assessment${by ? ` by ${by}` : ''}.`,
    asked: ({ subject, by }: { subject: string } & By) => `Next: reply to “${subject}”${by ? ` by ${by}` : ''}.`,
    waiting: ({ n }: { n: number }) => `No reply for ${n} days. Send a short follow-up.`,
    ghosted: ({ n }: { n: number }) => `No reply for ${n} days. One has become unlikely: ask once more, or archive it.`,
    apply: 'Next: apply, or archive it.',
    expected: ({ by }: { by: string }) => `They promised a reply by ${by}. Until then, you can only wait.`,
    wait: 'For now, you can only wait for their reply.',
    archived: 'You archived it.',
  },
  de: {
    date: (at: string, timeZone: string) => dateIn('de', at, timeZone),
    due: (at: string, timeZone: string) => dueIn('de', at, timeZone, ' Uhr'),
    someCompany: 'einem Unternehmen ohne Namen',
    someTitle: 'einer Stelle ohne Namen',
    status: (status: Status) => german[`status.${status}`],
    noted: ({ company, title }: Names) => `Du hast dir ${title} bei ${company} gemerkt.`,
    applied: ({ company, title, on }: Names & { on: string | null }) =>
      `Du hast dich${on ? ` am ${on}` : ''} bei ${company} als ${title} beworben.`,
    interviewed: ({ n, on }: { n: number; on: string }) =>
      n === 1 ? `Das Gespräch war am ${on}.` : `Du hattest ${n} Gespräche, das letzte am ${on}.`,
    moved: ({ status, on }: { status: string; on: string }, quote: string | null) =>
      `Durch die Mail vom ${on} steht sie auf „${status}“${quote ? `: „${quote}“` : ''}.`,
    movedByOwn: ({ status, on }: { status: string; on: string }, quote: string | null) =>
      `Durch deine Mail vom ${on} steht sie auf „${status}“${quote ? `: „${quote}“` : ''}.`,
    calledOff: ({ on }: { on: string }) => `Das Gespräch am ${on} wurde abgesagt.`,
    set: ({ status, on }: { status: string; on: string }) => `Du hast sie am ${on} auf „${status}“ gesetzt.`,
    mails: ({ n, on }: { n: number; on: string }) =>
      n === 1 ? `Seither kam eine Mail, am ${on}.` : `Seither kamen ${n} Mails, die letzte am ${on}.`,
    ended: 'Sie ist beendet, und es bleibt nichts zu tun.',
    coming: ({ on }: { on: string }) => `Als Nächstes kommt das Gespräch am ${on}.`,
    confirm: ({ on, by }: { on: string } & By) =>
      `Als Nächstes: Bestätige das Gespräch, das für den ${on} vorgeschlagen ist${by ? `; antworte bis ${by}` : ''}.`,
    choose: ({ by }: By) => `Als Nächstes: Wähle${by ? ` bis ${by}` : ''} eine der Zeiten, die für das Gespräch angeboten sind.`,
    awaited: ({ on }: { on: string }) => `Du hast noch keine Antwort, ob der ${on} für das Gespräch passt.`,
    planned: ({ step, by }: { step: string } & By) => `Du hast vor: ${step}${by ? `, bis ${by}` : ''}.`,
    offer: ({ by }: By) => `Als Nächstes: Antworte auf das Angebot${by ? ` bis ${by}` : ''}.`,
    arrange: ({ by }: By) => `Als Nächstes: Mach einen Termin für das Gespräch aus${by ? `, bis ${by}` : ''}.`,
    assessment: ({ by }: By) => `Als Nächstes: Mach die Aufgabe${by ? ` bis ${by}` : ''}.`,
    asked: ({ subject, by }: { subject: string } & By) => `Als Nächstes: Antworte auf „${subject}“${by ? ` bis ${by}` : ''}.`,
    waiting: ({ n }: { n: number }) => `Seit ${n} Tagen keine Antwort. Frag kurz nach.`,
    ghosted: ({ n }: { n: number }) =>
      `Seit ${n} Tagen keine Antwort, und wahrscheinlich kommt keine mehr. Frag noch einmal nach oder archiviere die Bewerbung.`,
    apply: 'Als Nächstes: Bewirb dich oder archiviere sie.',
    expected: ({ by }: { by: string }) => `Sie wollten sich bis ${by} melden. Bis dahin kannst du nur warten.`,
    wait: 'Im Moment kannst du nur auf die Antwort warten.',
    archived: 'Du hast sie archiviert.',
  },
} as const

/** Behind the day the hour, where one is stated. */
function dueIn(language: string, at: string, timeZone: string, unit = ''): string {
  const day = dateIn(language, at, timeZone)
  if (!at.includes('T')) return day
  const hour = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(at))
  return `${day}, ${hour}${unit}`
}

/** As the app writes dates: 'May 04, 2031'. A day without a time is that day wherever one is. */
function dateIn(language: string, at: string, timeZone: string): string {
  const isDay = at.length === 'YYYY-MM-DD'.length
  return new Intl.DateTimeFormat(language, {
    day: '2-digit',
    month: 'long',
    year: 'numeric',
    timeZone: isDay ? 'UTC' : timeZone,
  }).format(new Date(at))
}
