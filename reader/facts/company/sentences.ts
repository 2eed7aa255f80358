import { hasLegalForm, looksLikeOrganisation, looksLikePerson, nameAt, nameKey, sliceOf, withoutTeam } from '../names.ts'
import type { Passage } from '../passages.ts'
import { findPhrases, phrasesOf } from '../phrases.ts'
import type { Token } from '../tokens.ts'
import { companyCues } from '../words/company-cues.ts'
import { isFromAgency } from './agency.ts'
import { spellsSender } from './possible.ts'
import type { CompanyContext, Sighting } from './sighting.ts'

const cues = phrasesOf(companyCues)

const clientCues = phrasesOf([
  [
    [
      '(our|their|my|a|the) [direct|end] client [is]',
      '[the|our] client (here|this time) is',
      '(de|onze) (klant|opdrachtgever) is',
      'der kunde (ist|heisst)',
      'el cliente es',
      'il cliente e',
      'o cliente e',
      'le client est',
      '(kunden|kunde) (ar|er)',
      'klientem jest',
      'klientowi ktorym jest',
      'het gaat om',
      'es handelt sich um',
      'se trata de',
      'submitted you to',
      'submit you to',
      'on behalf of (our|a) client',
      'for our client',
      'unser(|em|en) (kunden|kunde|mandanten|auftraggeber)',
      'unseren kunden',
      'unseres (kunden|mandanten|auftraggebers)',
      'am (handling|filling) for',
      '(put|putting) your name forward to',
      '(withdrawn|withdrew) you (with|from)',
      'looking after a search for',
      "(i'm|am) helping",
      'retained by',
      '(recruiting|hiring) (for|on behalf of) (our|my) client',
      'onze (klant|opdrachtgever|relatie)',
      'notre client',
      'nuestro cliente',
      'nosso cliente',
      'il nostro cliente',
      'var kund',
      'vores kunde',
      'var kunde',
      'naszego klienta',
      '(mon|mio|meu|mi) client(|e)',
      'min (kund|kunde)',
      'voorgesteld (bij|aan)',
      'presenterad (for|hos)',
      'presenterat dig (for|hos)',
      '(presentert|praesenteret) [deg|dig] for',
      'presentato [oggi|ieri] [il|la] (suo|tuo|sua|tua) (dossier|profilo|cv|curriculum|candidatura) (a|ad|al|alla)',
      '(presente|transmis) (votre|ton) (profil|dossier|cv) (a|au|chez)',
      'presentado (tu|su) (perfil|cv|candidatura) (a|al|en)',
      '(apresentei|apresentado) o (seu|teu) (perfil|curriculo) (a|ao|na|no)',
    ],
    0.75,
  ] as [string[], number],
])

// The employer, when a recruiter passes its feedback on: 'feedback in from', 'chased', 'I have emailed'.
const passedOn = phrasesOf([
  [
    [
      'feedback [in|back] from',
      '(heard|word) [back] from',
      'news from',
      '(chased|emailed|rang|messaged|pinned) [up]',
      '(spoke|spoken|speaking) (to|with)',
      '(off|on) the phone (to|with)',
      '(your cv|you|your resume|your details|your profile) [over|across|on] to',
      'introduce you to',
      '(gehort|ruckmeldung|antwort) von',
      '(gesproken|contact) met',
      '(terugkoppeling|bericht) van',
      'des nouvelles de',
      'noticias de',
    ],
    0.3,
  ] as [string[], number],
])

/** Names behind "at", "bei", "chez" and the like, and in front of what only employers do. */
export function fromCues(passage: Passage, source: string, factor: number, context: CompanyContext): Sighting[] {
  const { tokens } = passage
  const found: Sighting[] = []
  const where = passage.where
  const add = (text: string, weight: number, kind: string) =>
    found.push({ text, weight: weight * factor, source: kind, where, quote: passage.text })
  for (const cue of findPhrases(cues, tokens)) {
    const last = tokens[cue.to - 1] as Token
    if (/[.!?;]/.test(last.after)) continue
    let at = cue.to
    for (let step = 0; step < 3 && at < tokens.length; step++) {
      const word = (tokens[at] as Token).word
      if (
        /^(?:the|our|a|an|der|die|das|dem|den|het|de|la|le|l|el|il|lo|los|as|os|o|firma|firmy|company|agency|client|unternehmen|empresa|azienda|entreprise|societe|bedrijf|retailer)$/.test(
          word,
        ) &&
        !((tokens[at] as Token).capital && step === 0 && cue.value < 0.3)
      )
        at += 1
      else break
    }
    // "The Bluebell Cafe", "El Rincón de Amparo": inside a sentence a capital article belongs to the name; German nouns
    // have none.
    if (at > cue.to && (tokens[at - 1] as Token).capital && context.mail.language !== 'de' && passage.zone !== 'subject') at -= 1
    if (
      at > cue.to &&
      (tokens[at - 1] as Token).capital &&
      (/^(?:the|a)$/.test((tokens[at - 1] as Token).word) || tokens[at]?.text === '&')
    )
      at -= 1
    const name = nameAt(tokens, at)
    if (!name) continue
    const text = withoutTeam(name.text)
    // German nouns are capitalised: a weak cue needs more than that.
    const bare =
      cue.value < 0.3 && context.mail.language === 'de' && !looksLikeOrganisation(text) && !hasLegalForm(text) ? 0.5 : 1
    // Behind a cue the shape of the name tells: "with the Bureau of Land Management", but also "with Monday's panel".
    const told = looksLikeOrganisation(text) || hasLegalForm(text) ? 1.3 : 1
    add(
      text,
      Math.min(0.6, cue.value * told) * bare * (looksLikePerson(text) ? 0.35 : 1) * (passage.zone === 'quoted' ? 0.5 : 1),
      `${source} ${passage.line}`,
    )
  }
  for (const cue of findPhrases(clientCues, tokens)) {
    const name = nameAt(tokens, cue.to)
    if (name && !/[.!?;]/.test((tokens[cue.to - 1] as Token).after)) add(withoutTeam(name.text), cue.value, 'client')
  }
  for (const cue of findPhrases(passedOn, tokens)) {
    const name = nameAt(tokens, cue.to)
    if (name && (tokens[cue.to - 1] as Token).after === '' && !looksLikePerson(name.text))
      add(withoutTeam(name.text), cue.value, 'passed on')
  }
  return found
}

const employerVerbs = new Set(
  'came come quer vuole quiere veut wrote scrive schrijft schreibt enviou envio envoye stuurde inviato skickade want sees asked invites invited wants has is was will would let viewed reviewed needs uses asks sent decided welcomes offers moved opened makes team talent recruiting hiring recruitment hat ladt mochte freut bietet heeft nodigt har erbjuder inbjuder tilbyder zaprasza vous a souhaite ha quiere te ofrece convidou oferece'.split(
    ' ',
  ),
)

export function fromSentences(context: CompanyContext): Sighting[] {
  const found: Sighting[] = []
  const isBoard = context.platform?.platform.type === 'board'
  const isAgency = context.platform === null && isFromAgency(context.mail)
  // A test or a meeting is always somebody's: who 'would like you to' is the employer, however short its name.
  const isGuest = /^(?:assessment|scheduling|screening|signing)$/.test(context.platform?.platform.type ?? '')
  const clients = (sightings: Sighting[]) =>
    isAgency
      ? sightings.map((sighting) =>
          sighting.weight >= 0.19 &&
          looksLikeOrganisation(sighting.text) &&
          !/^(?:the )?(?:department|ministry|authority|bureau|office)\b/i.test(sighting.text) &&
          !spellsSender(sighting.text, context)
            ? { ...sighting, weight: 0.55, source: 'client' }
            : sighting,
        )
      : sightings
  for (const passage of context.passages) {
    if (passage.zone === 'subject' || passage.zone === 'footer' || passage.zone === 'signature') continue
    const factor = passage.zone === 'quoted' ? 0.6 : 1
    found.push(...clients(fromCues(passage, 'sentence', factor, context)))
    const { tokens } = passage
    for (let at = 0; at < tokens.length; at++) {
      // At the head of a sentence or clause: "Good news: Logística Llobregat, S.L. has read your CV", "O Colégio
      // Horizonte enviou"; further inside only what employers alone do: "the interview that Sycamore House sent you".
      const isHead =
        at === 0 ||
        /[:;—–,]/.test((tokens[at - 1] as Token).after) ||
        (at === 1 && /^(?:the|o|a|el|la|le|les|l|il|lo|der|die|das|de|het)$/.test((tokens[0] as Token).word))
      const lead = nameAt(tokens, at)
      const next = lead && tokens[lead.to]
      if (!lead) continue
      const follows =
        next &&
        (isHead ? employerVerbs.has(next.word) : /^(?:sent|invited|invites|asks|viewed|reviewed|want|wants)$/.test(next.word))
      const at0 = at
      at = lead.to - 1
      if (!follows || lead.to - lead.from > 7 || (next.word === 'a' && context.mail.language !== 'fr')) continue
      const last = (tokens[lead.to - 1] as Token).after
      if (last !== '' && last !== '.') continue
      const text = withoutTeam(
        at0 === 0 ? lead.text.replace(/^(?:O|A|Os|As|El|La|Los|Las|Il|Lo|Le|Les|De|Het)\s(?=\p{Lu})/u, '') : lead.text,
      )
      const organisation = looksLikeOrganisation(text) || hasLegalForm(text)
      const isTeam = /(?:team|Talent|Recruiting|Hiring)/i.test(lead.text)
      if (!organisation && lead.to - lead.from === 1 && !isTeam && !isGuest && passage.tokens.length > 3) continue
      const acts = (isBoard && (organisation || lead.to - lead.from > 1)) || (isAgency && organisation)
      found.push({
        text,
        weight: (isTeam || isGuest ? 0.5 : acts ? 0.52 : organisation ? 0.4 : 0.3) * factor,
        source: isAgency && organisation && !spellsSender(text, context) ? 'client' : `lead ${passage.line}`,
        where: 'body',
        quote: passage.text,
      })
    }
    // "Quorum's hiring team", "the Notion Recruiting Team", "your Karat interview … for Tallybird".
    for (let at = 0; at < tokens.length; at++) {
      const token = tokens[at] as Token
      if (!/^(?:team|recruiting|hiring|talent|careers|recruitment)$/.test(token.word) || at === 0) continue
      let from = at
      while (
        from > 0 &&
        at - from < 8 &&
        (tokens[from - 1] as Token).after === '' &&
        ((tokens[from - 1] as Token).capital ||
          /^(?:hiring|recruiting|talent|people|of|&|and|acquisition|recruitment|engineering)$/.test(
            (tokens[from - 1] as Token).word,
          ))
      )
        from -= 1
      if (from < at) {
        const text = withoutTeam(sliceOf(tokens, from, at + 1))
        if (nameKey(text) !== nameKey(sliceOf(tokens, from, at + 1)))
          found.push({ text, weight: 0.4 * factor, source: `team ${passage.line}`, where: 'body', quote: passage.text })
      }
    }
  }
  return found
}
