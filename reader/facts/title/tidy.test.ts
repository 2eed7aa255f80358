import { expect, test } from 'vitest'
import { tidyTitle } from './tidy.ts'

test.each([
  ['Backend-Stelle', 'Backend'],
  ['ergoterapeut-stillingen', 'ergoterapeut'],
  ['Projectleider Woningbouw (Rotterdam-Zuid)', 'Projectleider Woningbouw'],
  ['Sachbearbeiterin (80 %)', 'Sachbearbeiterin'],
  ['Sachbearbeiterin (80-100%)', 'Sachbearbeiterin'],
  ['Sachbearbeiterin 80 - 100 %', 'Sachbearbeiterin 80 - 100 %'],
  ['Coördinator dagbesteding (28 uur)', 'Coördinator dagbesteding'],
  ['Verzorgende IG (24-32 uur per week)', 'Verzorgende IG'],
  ['Auxiliar de recepción, 28 h/semana', 'Auxiliar de recepción'],
  ['Buchhalterin – 20 Std./Woche', 'Buchhalterin'],
  ['Vendeuse (24 h par semaine)', 'Vendeuse'],
  ['Kokkejobben', 'Kokk'],
  ['Farmaseutti-haastattelu', 'Farmaseutti'],
  ['Erzieherin in Lindenhausen', 'Erzieherin'],
  ['Teacher (Grade 11)', 'Teacher (Grade 11)'],
  ['Poststelle', 'Poststelle'],
  ['Auditorin ISO 9001', 'Auditorin ISO 9001'],
  ['Lead Auditor ISO/IEC 27001 - 40213', 'Lead Auditor ISO/IEC 27001'],
  ['Lagerist 40213', 'Lagerist'],
  ['Night Porter – Ashdene High Street', 'Night Porter'],
  ['Lab Technician - Norwood Science Park', 'Lab Technician'],
  ['Park Ranger – Science Communication', 'Park Ranger – Science Communication'],
  ['Malermeister – 40233 Düsseldorf', 'Malermeister'],
  ['båtbyggare säsongen 2027', 'båtbyggare'],
  ['Barmann Wintersaison 26/27', 'Barmann'],
  ['Graduate Nurse Program 2027', 'Graduate Nurse Program 2027'],
  ['Real Estate Analyst 2027', 'Real Estate Analyst 2027'],
  ['uppdraget Brandingenjör', 'Brandingenjör'],
  ['Conversa Gerente comercial', 'Gerente comercial'],
  ['kolmea perhetyöntekijä', 'perhetyöntekijä'],
  ['Three Rivers Guide', 'Three Rivers Guide'],
  ['eine(n) Koch', 'Koch'],
  ['une/un fleuriste', 'fleuriste'],
])('%s is told as %s', (raw, told) => {
  expect(tidyTitle(raw, null)).toBe(told)
})

test.each([
  ['Fisioterapeuta do Hospital Monte Alto', 'Hospital Monte Alto', 'Fisioterapeuta'],
  ['Disponentin der Spedition Krug', 'Spedition Krug', 'Disponentin'],
  ['Väinölän seurakunnan kanttori', 'Väinölän seurakunta', 'kanttori'],
  ['Ormbäcks kommuns kurator', 'Ormbäcks kommun', 'kurator'],
])('the employer is no part of %s', (raw, company, told) => {
  expect(tidyTitle(raw, company)).toBe(told)
})
