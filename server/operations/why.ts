import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { Act, Evidence, Reading, SaidTime } from '../../domain/reading.ts'
import { read as readMail } from '../../reader/read.ts'
import { CannotStart } from '../lib/cannot-start.ts'
import { messageOf } from '../lib/message-of.ts'

/** `applybox why`: what one mail says and the words that say it, for people. A mail by itself: what follows from its conversation is in the app. */
export const why = {
  usage: 'why MAIL',
  description: 'What one mail says, with the words that say it; MAIL is a file, or - for standard input',
  async run(args: string[]): Promise<void> {
    const [file] = args
    if (file === undefined || args.length > 1) throw new CannotStart(`Usage: npm run applybox -- ${why.usage}`)
    process.stdout.write(`${explain(await readMail(await bytesOf(file)))}\n`)
  },
}

async function bytesOf(file: string): Promise<Uint8Array> {
  try {
    return file === '-' ? await buffer(process.stdin) : await readFile(file)
  } catch (cause) {
    throw new CannotStart(`${file} cannot be read: ${messageOf(cause)}`)
  }
}

const named = {
  company: 'Company',
  title: 'Job',
  location: 'Place',
  workMode: 'Work mode',
  employmentType: 'Type',
  startsOn: 'First day',
  salary: 'Pay',
  deadline: 'Due',
  code: 'Code',
}

/** A reading as lines of text. */
export function explain(reading: Reading): string {
  const {
    from,
    subject,
    sentAt,
    kind,
    confidence,
    within,
    automated,
    isMachineReply,
    forwarded,
    trust,
    invitation,
    acts = [],
  } = reading
  const percent = (share: number) => `${Math.round(share * 100)} %`
  const writer = isMachineReply ? 'an automatic reply' : automated ? 'a program' : 'a person'
  const lines = [
    `Subject   ${subject}`,
    `From      ${from === null ? 'nobody' : `${from.name} <${from.address}>`.trim()}, ${writer}`,
    `Sent      ${sentAt ?? 'on an unknown day'}`,
    ...(forwarded ? [`Forwarded by ${forwarded.by?.address ?? 'somebody unknown'}`] : []),
    `Kind      ${kind}, ${percent(confidence)} certain`,
    ...(within && within.kind !== kind ? [`          within an application: ${within.kind}, ${percent(within.confidence)}`] : []),
    ...wordsOf(reading, ['kind']),
    ...(Object.keys(named) as (keyof typeof named)[]).flatMap((field) =>
      reading[field] ? [`${named[field].padEnd(10)}${reading[field]}`, ...wordsOf(reading, [field])] : [],
    ),
    ...(reading.appliedOn ? [`Applied   ${reading.appliedOn.day}`, quoted(reading.appliedOn.quote, 'body')] : []),
    ...(reading.expected ? [`Promised  an answer by ${reading.expected.by}`, ...wordsOf(reading, ['expected'])] : []),
    ...(invitation
      ? [
          `Meeting   ${invitation.method} ${invitation.start}${invitation.timeZone ? ` ${invitation.timeZone}` : ''}, ${invitation.standing ?? 'neither proposed nor confirmed in words'}`,
          ...(invitation.otherZones ? [`          or the same clock in ${invitation.otherZones.join(' or ')}`] : []),
          ...wordsOf(reading, ['invitation']),
        ]
      : []),
    acts.length === 0 ? 'Acts      none: no sentence speaks of a meeting or an offer' : 'Acts',
    ...acts.flatMap((act) => [`          ${actOf(act)}`, quoted(act.quote, act.where ?? 'body')]),
    ...trust.warnings.flatMap(({ code, quote }) => [`Warning   ${code}`, quoted(quote, 'body')]),
  ]
  return lines.join('\n')
}

const wordsOf = ({ evidence }: Reading, fields: Evidence['field'][]): string[] =>
  evidence.filter(({ field }) => fields.includes(field)).map(({ quote, where }) => quoted(quote, where))

const quoted = (quote: string, where: string): string => `            “${quote.replace(/\s+/g, ' ')}” (${where})`

function actOf({ says, times, nth }: Act): string {
  const said = says.length > 0 ? says.join(' + ') : 'names a time'
  return [said, ...times.map(timeOf), ...(nth === undefined ? [] : [nth === -1 ? 'the last one' : `number ${nth}`])].join(', ')
}

function timeOf({ day, weekday, clock, until, zone, daysLater, minutesLater }: SaidTime): string {
  const parts = [
    day ?? (weekday === null ? null : `weekday ${weekday}`),
    clock && `${clock}${until ? `–${until}` : ''}`,
    zone,
    daysLater === undefined ? null : `${daysLater} days later`,
    minutesLater === undefined ? null : `${minutesLater} minutes later`,
  ]
  return parts.filter(Boolean).join(' ')
}
