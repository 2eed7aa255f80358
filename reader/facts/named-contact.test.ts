import { expect, test } from 'vitest'
import { facts } from '../facts.ts'
import { mailOf } from './mails.cases.ts'

test.each<[text: string, name: string | null, address?: string]>([
  ['Your contact is Sue Hall, sue.hall@northwind.example.', 'Sue Hall', 'sue.hall@northwind.example'],
  ['Your recruiter will be Sue Hall.', 'Sue Hall'],
  ['Your contact for this role: Sue Hall, 020 7946 0011', 'Sue Hall'],
  ['Your contact is Sue Hall (careers@northwind.example).', 'Sue Hall'],
  ['Ihr Ansprechpartner für die Stelle ist Herr Dr. Tom Reed.', 'Tom Reed'],
  ['Votre interlocutrice est Marie Dupont (marie.dupont@northwind.example).', 'Marie Dupont', 'marie.dupont@northwind.example'],
  ['Su persona de contacto es Ana Pérez.', 'Ana Pérez'],
  ['Il referente è Luca Bianchi, luca@northwind.example', 'Luca Bianchi', 'luca@northwind.example'],
  ['Je contactpersoon is Jan de Vries.', 'Jan de Vries'],
  ['Din kontaktperson är Eva Lund.', 'Eva Lund'],
  ['Osobą kontaktową jest Anna Nowak.', 'Anna Nowak'],
  ['Your contact details are safe with us.', null],
  ['Your contact is Northwind Careers.', null],
  ['Contact: Human Resources Team', null],
])('the contact that a mail names: %s', async (text, name, address = '') => {
  const mail = await mailOf('careers@northwind.example', 'Your application', `Thank you for applying at Northwind.\n\n${text}`)
  const { people, evidence } = facts(mail, null, 'application_received')
  expect(people).toEqual(name === null ? [] : [{ name, address, role: null }])
  expect(evidence.filter(({ field }) => field === 'people').map(({ quote }) => quote)).toEqual(name === null ? [] : [text])
})
