import { expect, test } from 'vitest'
import { facts } from '../../facts.ts'
import { platformOf } from '../../platforms/index.ts'
import { mailOf } from '../mails.cases.ts'
import { formOf } from './form.ts'

async function shown(name: string, text = `Thank you for applying. ${name}`): Promise<string> {
  return formOf(new Map([[name, 1]]), await mailOf('Jobs <jobs@employer.example>', 'Your application', text))
}

test.each([
  ['Hansewerk GmbH', 'Hansewerk'],
  ['Brunnhaus Feinmechanik GmbH & Co. KG', 'Brunnhaus Feinmechanik'],
  ['Orchard Analytics, Inc.', 'Orchard Analytics'],
  ['Talleres Ondarra S.L.', 'Talleres Ondarra'],
  ['Fabryka Wierzba Sp. z o.o.', 'Fabryka Wierzba'],
  ['Molen en Zonen B.V.', 'Molen en Zonen'],
  ['Havgard A/S', 'Havgard'],
  ['Hotel Seelinde Betriebs GmbH', 'Hotel Seelinde'],
])('%s is shown without what it is constituted as', async (name, bare) => {
  expect(await shown(name)).toBe(bare)
})

test.each(['Lorne & Sons', 'Brook & Co.', 'Willow Spa', 'The Boring Company', 'Marsh Tarrant LLP', 'AB'])(
  '%s is a whole name',
  async (name) => {
    expect(await shown(name)).toBe(name)
  },
)

test('the article of a team is not the name of the firm', async () => {
  expect(await shown('The LOOPR', 'The LOOPR hiring team\nLOOPR has read your letter.')).toBe('LOOPR')
  expect(await shown('De Vaart', 'De Vaart\nVaartweg 12')).toBe('De Vaart')
  expect(await shown('The Salty Anchor', 'See you on Friday.\nThe Salty Anchor')).toBe('The Salty Anchor')
})

test('a letterhead in capitals is read aloud', async () => {
  expect(await shown('KALLER PRECISION')).toBe('Kaller Precision')
  expect(await shown('BYGGA')).toBe('BYGGA')
})

test.each([
  ['Technischen Betrieben Almtal', 'Technische Betriebe Almtal'],
  ['Stadtwerken Almtal', 'Stadtwerke Almtal'],
  ['Browaru Czarny Kot', 'Browar Czarny Kot'],
  ['Kliniken Almtal', 'Kliniken Almtal'],
  ['Szpitala Miejskiego', 'Szpitala Miejskiego'],
])('%s is shown as the house calls itself', async (name, own) => {
  expect(await shown(name, 'Vielen Dank für Ihre Bewerbung. Wir melden uns in der nächsten Woche bei Ihnen.')).toBe(own)
})

test('a Dutch house keeps its plural', async () => {
  const text = 'Bedankt voor je sollicitatie. We laten je volgende week weten of je wordt uitgenodigd.'
  expect(await shown('Dakwerken Van Aken', text)).toBe('Dakwerken Van Aken')
})

test('what a sentence or a list puts beside a name is no part of it', async () => {
  expect(await shown('The University of Inverlay', 'The University of Inverlay is a charity.')).toBe('University of Inverlay')
  expect(await shown('SARL Menuiserie Kerlo', 'Merci.')).toBe('Menuiserie Kerlo')
  expect(await shown('Käserei Almtal eGen', 'Danke.')).toBe('Käserei Almtal')
})

test.each([
  ['Azahar Cloud', 'talento@azahar.example', 'Gracias por inscribirte.\n\nUn saludo,\nEquipo de Talento de Azahar Cloud'],
  ['Azahar Cloud', 'talento@azahar.example', 'Gracias por inscribirte.\n\nUn saludo,\nDepartamento de Selección, Azahar Cloud'],
  ['Azahar Cloud', 'rrhh@azahar.example', 'Gracias por inscribirte.\n\nUn saludo,\nEquipo de Recursos Humanos de Azahar Cloud'],
  ['Rocher Bleu', 'rh@rocherbleu.example', 'Merci de votre candidature.\n\nCordialement,\nL’équipe Talents de Rocher Bleu'],
  ['Rocher Bleu', 'rh@rocherbleu.example', 'Merci de votre candidature.\n\nCordialement,\nLe service recrutement de Rocher Bleu'],
  [
    'Castagno Software',
    'rh@castagno.example',
    'Grazie per la candidatura.\n\nCordiali saluti,\nUfficio Selezione di Castagno Software',
  ],
  [
    'Ribeira Digital',
    'vagas@ribeira.example',
    'Obrigado pela candidatura.\n\nAtenciosamente,\nEquipe de Talentos da Ribeira Digital',
  ],
])('%s, not its team, is the employer: %s', async (name, address, text) => {
  const mail = await mailOf(`${name} <${address}>`, 'Data Engineer', text)
  expect(facts(mail, platformOf(mail), 'application_received').company).toBe(name)
})
