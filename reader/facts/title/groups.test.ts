import { expect, test } from 'vitest'
import { normalise } from '../../normalise.ts'
import { parse } from '../../parse.ts'
import { bytesOf } from '../mails.cases.ts'
import { saidIn, titleContext } from '../named.ts'
import { formOf, titleGroups } from './groups.ts'

const titlesIn = (mail: ReturnType<typeof normalise>) =>
  titleGroups(titleContext(mail, null, saidIn(mail, null), null, () => null)).map(formOf)

test.each([
  ['Thank you for applying for the post of Music Therapist (Band 6 equiv.).', 'Music Therapist (Band 6 equiv.)'],
  [
    'We are glad to offer you the post of Instructional Designer (Contract, 6 mos.) now.',
    'Instructional Designer (Contract, 6 mos.)',
  ],
  ['Your application for School Bus Driver (Cl. B, P/S) has arrived.', 'School Bus Driver (Cl. B, P/S)'],
  ['Tak for din ansøgning til stillingen som chauffør (kat. D) hos os.', 'chauffør (kat. D)'],
])('a short word with its full stop in a bracket ends no title: %s', async (text, title) => {
  const mail = normalise(await parse(bytesOf('Kim Vale <kim@harrow.example>', 'Your application', text)))
  expect(titlesIn(mail)).toContain(title)
})

test.each([
  ['Kære Ida, tak for samtalen i går. Stilling: social- og plejemedhjælper i aftenvagt.', 'social- og plejemedhjælper'],
  [
    'Hei, kiitos hakemuksesta, täytämme viran (maantiedon ja biologian lehtori, virkanumero 77) syksyllä.',
    'maantiedon ja biologian lehtori',
  ],
  ['Kære Ida, vi mangler en 2. styrmand til foråret, og det bliver nok dig.', '2. styrmand'],
  ['Kære Ida, din samtale hos værkfører Bent (kedelmontør) flyttes til på fredag.', 'kedelmontør'],
  [
    'Liebe Ida, Ihre Bewerbung als Matrose (m/w/d) auf der Fähre ist angekommen, und wir melden uns bald.',
    'Matrose auf der Fähre',
  ],
  ['Bonjour, votre candidature comme Vendeur sur marchés est bien arrivée chez nous.', 'Vendeur sur marchés'],
  ['Bonjour, on vous attend lundi : mouleur le premier jour, puis on verra avec le chef.', 'mouleur'],
  ['Dear Ida, thank you for applying. Title: Meter Reader I', 'Meter Reader I'],
  ['Szanowna Pani, na miejsce krawcowej wybraliśmy inną osobę, która już u nas szyła.', 'krawcowa'],
])('where a title begins and ends: %s', async (text, title) => {
  const mail = normalise(await parse(bytesOf('Kim Vale <kim@harrow.example>', 'Hej', text)))
  expect(titlesIn(mail)).toContain(title)
})

test.each([
  ['Kära Ida, vi söker en vaktmästare med inriktning och vana av skolor.', 'vaktmästare med inriktning'],
  ['Hi Ida, could you do Locum Veterinarian 14 Dec to 10 Jan for us?', 'Locum Veterinarian 14 Dec'],
  ['Hei Ida, vi trenger sykepleier uke 50 og 51 i Finnmark, er det noe for deg?', 'sykepleier uke 50'],
  ['Olá Ida, precisamos de uma governanta a partir de 15 de março.', 'governanta a partir'],
  ['Kære Ida, din samtale hos værkfører Allan flyttes til på fredag klokken ni.', 'værkfører Allan'],
  ['Hi Ida, I spoke to the Kiln Operator, I will call you again tomorrow.', 'Kiln Operator, I'],
])('what begins behind a title is none of it: %s', async (text, title) => {
  const mail = normalise(await parse(bytesOf('Kim Vale <kim@harrow.example>', 'Hej', text)))
  expect(titlesIn(mail)).not.toContain(title)
})
