import { expect, test } from 'vitest'
import { companyChoice } from '../company.ts'
import { mailOf } from '../mails.cases.ts'
import { companyContext, saidIn } from '../named.ts'
import { formOf } from './form.ts'

/** Every name that may be the employer's, as it would be shown. */
async function names(from: string, text: string, subject = 'Hello'): Promise<string[]> {
  const mail = await mailOf(from, subject, text)
  const { candidates } = companyChoice(companyContext(mail, null, saidIn(mail, null), () => null))
  return candidates.map(({ forms }) => formOf(forms, mail))
}

test('the North writes small what a house is', async () => {
  const finnish =
    'Hei,\n\nkiitos hakemuksestasi. Kivijoen hyvinvointialueella luetaan hakemukset ensi viikolla ja ilmoitamme sinulle.'
  expect(await names('Aino Salo <aino.salo@example.com>', finnish)).toContain('Kivijoen hyvinvointialue')
  const swedish = 'Hej,\n\nvi hör av oss.\n\nMvh\nEva Lind, chef\nEkbacken vård- och omsorgsboende'
  expect(await names('Eva Lind <eva.lind@ekbacken.example>', swedish)).toContain('Ekbacken vård- och omsorgsboende')
  const norwegian = 'Hei,\n\nutvalget i Furulia menighetsråd har møte tirsdag.\n\nHilsen\nKari'
  expect(await names('Kari <kari@furulia.example>', norwegian)).toContain('Furulia menighetsråd')
})

test('a display name may write most of itself small', async () => {
  const text = 'Hei,\n\nkiitos hakemuksesta. Palaamme asiaan ensi viikolla.'
  expect(await names('Lasten talo Tikka <tikka@example.fi>', text)).toContain('Lasten talo Tikka')
})

test('what Finnish bends is brought back to what the address or the mail writes', async () => {
  const text = 'Terve,\n\npaperit ovat pinossa, täällä Haukiniemi Steelillä ei hukata mitään. Kuulet kun kuulen.\n\nPasi'
  const told = await names('Pasi Kerä <pasi.kera@haukiniemisteel.example>', text)
  expect(told).toContain('Haukiniemi Steel')
  expect(told).not.toContain('Haukiniemi Steelillä')
  expect(await names('Pasi Kerä <pasi.kera@example.com>', text)).toContain('Haukiniemi Steelillä')
})

test('a word about hiring may belong to the name', async () => {
  const text = 'Hei,\n\nhaku on keskeytetty.\n\nJenna'
  expect(await names('Jenna Aho (Tuomi Henkilöstöpalvelut) <jenna.aho@tuomihp.example>', text)).toContain(
    'Tuomi Henkilöstöpalvelut',
  )
})

test('whom somebody with a given name belongs to is a name', async () => {
  expect(await names('Ida i Fjell & Foss <ida@example.no>', 'Hei, du kan begynne.')).toContain('Fjell & Foss')
  expect(await names("Inès d'Ombrelle <ines@example.fr>", 'Bonjour, à bientôt.')).toContain('Ombrelle')
})

test('a house may be called by its kind, by its partners and without its place', async () => {
  const french = "Bonjour,\n\nvotre espace chez Maison d'édition La Sittelle est ouvert."
  expect(await names('Inès <ines@example.fr>', french)).toContain("Maison d'édition La Sittelle")
  const english =
    'Hello,\n\nthe people at Hale, Corbin and Dunne read your letter.\n\nBoth live near Maplecrest Living of Dayton.'
  const told = await names('Ada Poole <ada@example.com>', english)
  expect(told).toContain('Hale, Corbin and Dunne')
  expect(told).toContain('Maplecrest Living')
})

test('whom an agency presents somebody to is told by what it says in any language', async () => {
  const told = async (text: string) => {
    const mail = await mailOf('Vera Sand <vera@sandconsult.example>', 'Hello', text)
    const { candidates } = companyChoice(companyContext(mail, null, saidIn(mail, null), () => null))
    return candidates.filter(({ sightings }) => sightings.some(({ source }) => source === 'client')).map(({ key }) => key)
  }
  expect(await told('Buongiorno,\n\nho presentato oggi il Suo dossier a Villa Serena.')).toContain('villa serena')
  expect(await told('Hej,\n\nnu är du presenterad för Almviks kommun.')).toContain('almviks kommun')
  expect(await told('Cześć,\n\ndo zobaczenia.\n\nKlient: Hurtownia Dębina')).toContain('hurtownia debina')
})

test('an article is cut off a name, and no letter of it', async () => {
  const text = 'Hello,\n\nsee you on Monday.\n\nKind regards\nJoan Poole\nAlder Ridge'
  const mail = await mailOf('Joan Poole <joan@example.com>', 'Hello', text)
  const { candidates } = companyChoice(companyContext(mail, null, saidIn(mail, null), () => null))
  const alder = candidates.find(({ key }) => key === 'alder ridge')
  expect(alder?.sightings.map(({ source }) => source.replace(/ \d+$/, ''))).toContain('signature')
})
