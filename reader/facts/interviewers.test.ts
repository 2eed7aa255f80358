import { expect, test } from 'vitest'
import { facts } from '../facts.ts'
import { interviewersIn } from './interviewers.ts'
import { mailOf } from './mails.cases.ts'

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
  expect(interviewersIn(mail)).toEqual(names)
})

test('they are part of the meeting, whether one time is named or several', async () => {
  const about = async (times: string) => {
    const text = `Your interview is on ${times}. The panel will be Joan Petty and Karl Osei.`
    return facts(await mailOf('careers@northwind.example', 'Interview', text), null, 'interview')
  }
  const one = await about('21 April 2026 at 10:00')
  expect(one.invitation?.attendees).toEqual([
    { name: 'Joan Petty', address: '' },
    { name: 'Karl Osei', address: '' },
  ])
  const several = await about('21 April 2026 at 10:00 or 22 April 2026 at 14:00')
  expect(several.setting?.people).toBe('Joan Petty, Karl Osei')
})
