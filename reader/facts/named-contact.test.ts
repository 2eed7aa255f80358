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

test.each<[text: string, names: string[]]>([
  ['The panel will be Joan Petty, Karl Osei and Ana Wray.', ['Joan Petty', 'Karl Osei', 'Ana Wray']],
  ['On the day you will meet our head of land, Sue Hall, and Tom Reed (HR).', ['Sue Hall', 'Tom Reed']],
  ['The panel will be Sue Hall, Head of Survey, and Tom Reed.', ['Sue Hall', 'Tom Reed']],
  ['The interviewers are Sue Hall, Head of Survey, Tom Reed, and Ana Wray, HR.', ['Sue Hall', 'Tom Reed', 'Ana Wray']],
  ['Sie sprechen mit Eva Lund, Leiterin Personal, sowie Tom Reed.', ['Eva Lund', 'Tom Reed']],
  ['Sie sprechen mit Frau Eva Lund und Herrn Dr. Tom Reed.', ['Eva Lund', 'Tom Reed']],
  ['Vous serez reçue par Madame Marie Dupont, directrice, et Paul Durand.', ['Marie Dupont', 'Paul Durand']],
  ['Vous rencontrerez Marie Dupont et Paul Durand.', ['Marie Dupont', 'Paul Durand']],
  ['Te entrevistará Ana Pérez, jefa de administración.', ['Ana Pérez']],
  ['Je spreekt met teamleider Anja de Graaf en mij.', ['Anja de Graaf']],
  ['De commissie bestaat uit Joost Braam, Eva Lund en Els Wolters.', ['Joost Braam', 'Eva Lund', 'Els Wolters']],
  ['Rozmowę poprowadzi główna księgowa, p. Anna Nowak.', ['Anna Nowak']],
  ['You will meet the team in Leeds.', []],
  ['You will speak to Northwind Careers.', []],
  ['Vous serez reçue par notre équipe.', []],
])('the interviewers that a mail names: %s', async (text, names) => {
  const mail = await mailOf('careers@northwind.example', 'Interview', `We would like to meet you.\n\n${text}`)
  expect(facts(mail, null, 'interview').people.map((person) => person.name)).toEqual(names)
})
