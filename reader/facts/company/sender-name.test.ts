import { expect, it } from 'vitest'
import { identityOf } from '../../../domain/application/identity.ts'
import { readKind } from '../../kind.ts'
import { newTextOf } from '../../new-text.ts'
import { normalise } from '../../normalise.ts'
import { parse } from '../../parse.ts'
import { readNormalised } from '../../read.ts'

async function factsOf(from: string, subject: string, text: string) {
  const mail = normalise(
    await parse(
      Buffer.from(
        `From: ${from}\r\nTo: robin@example.com\r\nSubject: ${subject}\r\nDate: Mon, 2 Mar 2026 10:00:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${text}`,
      ),
    ),
  )
  return {
    ...readNormalised(mail, readKind),
    ...newTextOf(mail),
    at: '2026-03-02T10:00:00Z',
    tag: null,
    platformDomains: [],
    isTrusted: true,
  }
}

it.each([
  [
    'Jana Roth | Talentbrücke GmbH <jana.roth@talentbruecke.example>',
    'Ihre Bewerbung als Lagerleiter',
    'Guten Tag Frau Lind,\n\nich habe Ihre Unterlagen an die Nordmühle GmbH weitergegeben. Die Nordmühle GmbH möchte Sie gern kennenlernen: Passt Ihnen Dienstag?\n\nFreundliche Grüße\nJana Roth\nSenior Consultant\nTalentbrücke GmbH',
    'Nordmühle',
    'Talentbrücke',
  ],
  [
    'Tom Hale <tom@harrow-recruitment.example>',
    'Your application: Warehouse Lead',
    'Hi Robin,\n\nI have put you forward to Elm Lodge Foods for the Warehouse Lead role. They will get back to me this week.\n\nBest regards\nTom Hale\nRecruitment Consultant\nHarrow Recruitment',
    'Elm Lodge Foods',
    'Harrow Recruitment',
  ],
  [
    'Claire Morel <claire.morel@cap-interim.example>',
    'Votre candidature : chef de quai',
    "Bonjour Robin,\n\nJ'ai transmis votre candidature à la Clinique Sainte-Odile. La Clinique Sainte-Odile souhaite vous rencontrer jeudi.\n\nCordialement\nClaire Morel\nCap Intérim",
    'Clinique Sainte-Odile',
    'Cap Intérim',
  ],
  [
    'Lucía Vega <lucia@puente-seleccion.example>',
    'Tu candidatura: jefa de almacén',
    'Hola Robin:\n\nHe presentado tu candidatura a Bodegas Rioseco. El cliente es Bodegas Rioseco y quiere conocerte el martes.\n\nUn saludo\nLucía Vega\nConsultora de selección\nPuente Selección',
    'Bodegas Rioseco',
    'Puente Selección',
  ],
  [
    'Marta Riva <marta.riva@lavoroponte.example>',
    'La tua candidatura: capocantiere',
    'Ciao Robin,\n\nho presentato il tuo profilo a Villa Olmo. Il nostro cliente è Villa Olmo e vorrebbe conoscerti giovedì.\n\nCordiali saluti\nMarta Riva\nLavoro Ponte - agenzia per il lavoro',
    'Villa Olmo',
    'Lavoro Ponte',
  ],
  [
    'Rui Costa <rui@ponterecursos.example>',
    'A sua candidatura: chefe de armazém',
    'Olá Robin,\n\nApresentei o seu perfil à Quinta Verde. O nosso cliente é a Quinta Verde e gostaria de o conhecer.\n\nCumprimentos\nRui Costa\nPonte Recursos\nRecrutamento e seleção',
    'Quinta Verde',
    'Ponte Recursos',
  ],
  [
    'Wim de Boer <wim@brugwerk-uitzend.example>',
    'Je sollicitatie als magazijnchef',
    'Hoi Robin,\n\nIk heb je voorgesteld aan Molen Oost. De opdrachtgever is Molen Oost en wil graag kennismaken.\n\nGroet\nWim de Boer\nBrugwerk Uitzend',
    'Molen Oost',
    'Brugwerk Uitzend',
  ],
  [
    'Eva Lund <eva@brobemanning.example>',
    'Din ansökan: lagerchef',
    'Hej Robin,\n\nJag har presenterat dig för Kvarn Norr. Kunden är Kvarn Norr och de vill gärna träffa dig.\n\nVänliga hälsningar\nEva Lund\nBro Bemanning',
    'Kvarn Norr',
    'Bro Bemanning',
  ],
  [
    'Mette Dahl <mette@brovikar.example>',
    'Din ansøgning: lagerchef',
    'Hej Robin,\n\nJeg har præsenteret dig for Mølle Nord. Kunden er Mølle Nord, og de vil meget gerne møde dig.\n\nVenlig hilsen\nMette Dahl\nBro Vikar',
    'Mølle Nord',
    'Bro Vikar',
  ],
  [
    'Ola Nes <ola@brobemanning.example>',
    'Din søknad: lagersjef',
    'Hei Robin,\n\nJeg har presentert deg for Kvern Vest. Kunden er Kvern Vest, og de vil gjerne møte deg.\n\nMed vennlig hilsen\nOla Nes\nBro Bemanning',
    'Kvern Vest',
    'Bro Bemanning',
  ],
  [
    'Aino Salo <aino@siltahenkilosto.example>',
    'Hakemuksesi: varastopäällikkö',
    'Hei Robin,\n\nolen esitellyt sinut asiakkaallemme, Mylly Pohjola. Asiakas on Mylly Pohjola.\n\nTerveisin\nAino Salo\nSilta Henkilöstö',
    'Mylly Pohjola',
    'Silta Henkilöstö',
  ],
  [
    'Anna Lis <anna@mostrekrutacja.example>',
    'Twoja aplikacja: kierownik magazynu',
    'Dzień dobry,\n\nprzekazałam Twoje CV do Młyn Zachód. Klientem jest Młyn Zachód i chciałby się z Tobą spotkać.\n\nPozdrawiam\nAnna Lis\nMost Rekrutacja',
    'Młyn Zachód',
    'Most Rekrutacja',
  ],
])('%s: %s is at the client, via the agency', async (from, subject, text, company, agency) => {
  const facts = await factsOf(from, subject, text)
  expect({ ...facts.agency, ...identityOf([facts]) }).toMatchObject({ company, agency })
})

it.each([
  [
    'the client is not named',
    'Jana Roth | Talentbrücke <jana.roth@talentbruecke.example>',
    'Ihre Bewerbung als Lagerleiter',
    'Guten Tag,\n\nfür meinen Mandanten, einen Mittelständler im Raum Ulm, habe ich Ihre Unterlagen erhalten. Wann darf ich Sie anrufen?\n\nFreundliche Grüße\nJana Roth\nTalentbrücke',
    'Talentbrücke',
  ],
  [
    'the client is not named, in English',
    'Tom Hale <tom@harrow-recruitment.example>',
    'Your application: Warehouse Lead',
    'Hi Robin,\n\nThanks for applying for the Warehouse Lead role with our client, a leading food maker.\n\nTom Hale\nHarrow Recruitment',
    'Harrow Recruitment',
  ],
  [
    'an employer writes of its own clients',
    'Kanzlei Lohse <jobs@kanzlei-lohse.example>',
    'Ihre Bewerbung als Rechtsanwaltsfachangestellte',
    'Guten Tag,\n\nvielen Dank für Ihre Bewerbung bei der Kanzlei Lohse. Für unsere Mandanten sind wir seit 30 Jahren da.\n\nFreundliche Grüße\nKanzlei Lohse',
    'Kanzlei Lohse',
  ],
  [
    'the group of the house writes',
    'Stowe Foods Group <jobs@stowefoods.example>',
    'Your application to Heron Mill',
    'Dear Robin,\n\nThank you for applying for the Miller position at Heron Mill, part of Stowe Foods Group.\n\nThe Heron Mill team',
    'Heron Mill',
  ],
  [
    'a recruiting team of the house writes',
    'Heron Mill Recruitment <recruitment@heronmill.example>',
    'Your application: Miller',
    'Dear Robin,\n\nThank you for applying for the Miller position at Heron Mill Bakeries.\n\nRecruitment Team',
    'Heron Mill Bakeries',
  ],
  [
    'a test provider writes for the employer',
    'Testwise <no-reply@testwise-assessments.example>',
    'Heron Mill invites you to an online assessment',
    'Dear Robin,\n\nHeron Mill has invited you to complete an online assessment for the Miller position.\n\nTestwise',
    'Heron Mill',
  ],
])('no agency where %s', async (_case, from, subject, text, company) => {
  const facts = await factsOf(from, subject, text)
  expect(identityOf([facts])).toMatchObject({ company, agency: null })
})

it('stays the agency when the client writes itself, and when a mail of the agency names nobody', async () => {
  const first = await factsOf(
    'Talentbrücke <bewerbung@talentbruecke.example>',
    'Eingangsbestätigung Ihrer Bewerbung',
    'Guten Tag Robin Lind,\n\nvielen Dank für Ihre Bewerbung als Lagerleiter (m/w/d) bei unserem Kunden, der Nordmühle GmbH. Wir melden uns.\n\nIhr Team von Talentbrücke Personalberatung',
  )
  const invitation = await factsOf(
    'Jana Roth <jana.roth@talentbruecke.example>',
    'Lagerleiter bei der Nordmühle GmbH',
    'Hallo Robin,\n\ndie Nordmühle GmbH lädt dich für Dienstag um 10 Uhr zum Gespräch ein. Unser Kunde freut sich auf dich.\n\nViele Grüße\nJana Roth\nTalentbrücke GmbH\nPersonalvermittlung',
  )
  const nameless = await factsOf(
    '"Roth, Jana (Talentbrücke)" <jana.roth@talentbruecke.example>',
    'Ihre Bewerbung',
    'Hallo Robin,\n\ndanke, ich melde mich.\n\nViele Grüße\nJana Roth, Personalberaterin',
  )
  const employer = await factsOf(
    'Nordmühle Personal <personal@nordmuehle.example>',
    'Ihr Vertrag als Lagerleiter',
    'Guten Tag Robin Lind,\n\nanbei Ihr Vertrag als Lagerleiter bei der Nordmühle.\n\nNordmühle GmbH\nPersonalabteilung',
  )
  for (const mails of [[first], [invitation], [first, nameless], [first, invitation, nameless, employer], [employer, first]]) {
    const { company, agency } = identityOf(mails)
    expect([company, agency]).toEqual(['Nordmühle', 'Talentbrücke'])
  }
  expect(identityOf([nameless], 'Nordmühle').agency).toBe('Talentbrücke')
  expect(identityOf([first], 'Talentbrücke').agency).toBeNull()
  expect(identityOf([{ ...first, from: null }]).agency).toBeNull()
})
