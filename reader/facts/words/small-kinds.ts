/**
 * What a house is, as the North writes it in small letters behind its name: 'Fjellregionen sykehus', 'Mäntyrannan
 * vesiosuuskunta', 'Furulia menighetsråd'. Folded.
 */
const kinds = new Set(
  'vzw asbl ry oy sairaala sairaanhoitopiiri hyvinvointialue koulu kaupunki kunta seurakunta yliopisto ammattikorkeakoulu kirjasto paivakoti museo teatteri sykehus sjukehus kommune kommun sjukhus skole skola skule barnehage forskola bibliotek region museum teater sygehus universitet fiskemottak fiskebruk vardcentral sykehjem aldreboende tannklinikk tandklinik legesenter legekontor laegehus plejehjem plejecenter efterskole hojskole friskole gymnasium gymnas folkehogskole folkhogskola kulturskole kirke menighet sogn forsamling pastorat apotek bakeri bageri konditori bryggeri mejeri verft varv rederi hotell kro gjestgiveri skisenter skianlegg kraftlag tingrett politidistrikt kuntayhtyma lukio opisto kansanopisto tilitoimisto leipomo apteekki elainklinikka hoivakoti poliisilaitos konservatorio orkesteri vanhainkoti virasto osuuskunta yhdistys saatio menighetsrad menighedsrad'.split(
    ' ',
  ),
)

const ending =
  /.{3}(?:yhtyma|kyla|toimisto|keskus|laitos|sairaala|koulu|koti|virasto|osuuskunta|seurakunta|asema|hallinto|yhdistys|liitto|saatio|rahasto|museo|sykehus|sjukhus|sygehus|skole|skolan|skule|senter|boende|boendet|menighetsrad|menighedsrad|fond|direktorat|tilsyn|forbund|bibliotek|museum|arkiv)$/

/** Whether a folded word says what kind of house stands before it. */
export const isSmallKind = (word: string): boolean => kinds.has(word) || ending.test(word)

const bent = /(?:lle|lta|ltä|sta|stä|lla|llä|ssa|ssä|n|a|ä)$/

/** 'hyvinvointialueella' as hyvinvointialue, 'kunnan' as kunta: what Finnish bends, as a house writes it; null of other words. */
export function unbentKind(word: string, isKind: (folded: string) => boolean): string | null {
  const stem = word.replace(bent, '')
  if (stem === word) return null
  const forms = [
    stem,
    stem.replace(/ee$/, 'e'),
    stem.replace(/(?<=[ou])kse$/, 's'),
    stem.replace(/nna$/, 'nta'),
    stem.replace(/ngi$/, 'nki'),
    stem.replace(/to$/, 'tto'),
  ]
  return forms.find((form) => form.length > 4 && isKind(form.replace(/[äå]/g, 'a').replace(/ö/g, 'o'))) ?? null
}
