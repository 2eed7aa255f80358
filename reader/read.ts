import { type Act, type Kind, likelierKind, type Reading, reviewBelow } from '../domain/reading.ts'
import { isMachineReply, isOthersAbsence, withoutCallingOff } from './acts/acts.ts'
import { ancestorsOf } from './ancestors.ts'
import { type Named, namesIn } from './facts/named.ts'
import { type NamesModel, namesModel } from './facts/names-model.ts'
import { facts } from './facts.ts'
import { apartOf } from './kind/apart.ts'
import { kindInOtherLanguage } from './kind/other-languages.ts'
import { type KindReading, readKind } from './kind.ts'
import type { NormalisedMail } from './mail.ts'
import { normalise } from './normalise.ts'
import { parse } from './parse.ts'
import { type PlatformMatch, platformOf } from './platforms/index.ts'

/** Extracts from the bytes of one mail what it says about a job search, with evidence. Never rejects, whatever the bytes. */
export async function read(bytes: Uint8Array): Promise<Reading> {
  return readNormalised(normalise(await parse(bytes)), readKind)
}

/** The same for a normalised mail and given models, for cross-validation. */
export function readNormalised(
  mail: NormalisedMail,
  kindOf: (mail: NormalisedMail, platform: PlatformMatch | null, named: Named) => KindReading,
  names: NamesModel = namesModel(),
): Reading {
  const platform = platformOf(mail)
  const named = namesIn(mail, platform, names)
  const likely = toldByWords(mail) ?? kindOf(mail, platform, named)
  const told = setApart(mail, platform, likely) ?? likely
  // An out-of-office reply can still confirm an application.
  const isMachine = isMachineReply(mail) && !(told.kind === 'application_received' && told.confidence > 0.9)
  const { evidence, ...is } = isMachine ? machineReply : told
  const likelier = likelierKind(is)
  const said = facts(mail, platform, likelier, named, is.kind === 'recruiter_outreach' && is.within?.kind === 'interview')
  return {
    ...envelopeOf(mail),
    ...said,
    ...(mail.parsed.inReplyTo.length > 0 && recalls.has(likelier) && takesBack(said.acts)
      ? conversation
      : likelier === 'rejection' && onlyCallsOff(mail, said.acts ?? [], (rest) => kindOf(rest, platform, named))
        ? calledOff
        : is),
    platform: senderOf(platform, likelier),
    evidence: [...evidence, ...said.evidence],
    ...(isMachine && { isMachineReply: true, acts: [], invitation: null, deadline: null, expected: null }),
  }
}

/** A correction quotes the rejection or receipt that it withdraws; it isn't one. */
const recalls = new Set<Kind>(['rejection', 'application_received', 'application_update'])
const takesBack = (acts: Reading['acts']) => acts?.some(({ says }) => says.includes('retract')) ?? false
const conversation = {
  kind: 'conversation',
  confidence: 0.9,
  within: { kind: 'conversation', confidence: 0.9, likelihood: 1 },
} as const

/** A cancelled meeting is regretted in the words of a rejection. Without those sentences, the mail rejects nobody. */
function onlyCallsOff(mail: NormalisedMail, acts: readonly Act[], kindOf: (rest: NormalisedMail) => KindReading): boolean {
  const isPromised = acts.some(({ says }) => says.includes('later'))
  const isOff = acts.some(({ says, times, quote }) => (says.includes('cancel') && times.length > 0) || isOthersAbsence(quote))
  if (!isPromised && !isOff) return false
  const rest = kindOf(withoutCallingOff(mail, isPromised))
  const kind = likelierKind(rest)
  if (kind === 'withdrawal') return false
  return kind !== 'rejection' || (isPromised && (rest.within?.confidence ?? rest.confidence) < reviewBelow)
}
const calledOff = {
  kind: 'interview',
  confidence: 0.9,
  within: { kind: 'interview', confidence: 0.9, likelihood: 1 },
} as const

/** Rules put look-alikes of application mail aside; their thread is still used. */
function setApart(mail: NormalisedMail, platform: PlatformMatch | null, likely: KindReading): KindReading | null {
  const apart = mail.parsed.inReplyTo.length > 0 ? null : apartOf(mail, platform, likelierKind(likely))
  return (
    apart && { kind: apart.kind, confidence: 0.9, evidence: [{ field: 'kind', quote: apart.quote.slice(0, 300), where: 'body' }] }
  )
}

/** Caps the probability of word lists alone below that of a model trained on the language. */
function toldByWords(mail: NormalisedMail): KindReading | null {
  const told = kindInOtherLanguage(mail)
  if (told === null) return null
  const { kind, quote } = told
  return {
    kind,
    confidence: 0.75,
    within: { kind, confidence: 0.75, likelihood: 0.95 },
    evidence: [{ field: 'kind', quote, where: 'body' }],
  }
}

/** It is shown in its thread, which says what it is about, and changes no status. */
const machineReply: KindReading = {
  kind: 'other',
  confidence: 1,
  within: { kind: 'conversation', confidence: 1, likelihood: 0.5 },
  evidence: [],
}

function envelopeOf(mail: NormalisedMail) {
  const { messageId, inReplyTo } = mail.parsed
  const references = ancestorsOf(mail)
  const { from, replyTo, to, subject, sentAt, automated, language, forwarded } = mail
  return { messageId, inReplyTo, references, from, replyTo, to, subject, sentAt, automated, language, forwarded }
}

/** Mail that is not about jobs has no platform unless a known one sent it. */
function senderOf(platform: PlatformMatch | null, kind: Kind): string | null {
  return platform?.platform.name ?? (kind === 'other' || kind === 'account' ? null : 'direct')
}
