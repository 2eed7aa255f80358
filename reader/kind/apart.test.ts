import { describe, expect, test } from 'vitest'
import { likelierKind } from '../../domain/reading.ts'
import { bytesOf } from '../facts/mails.cases.ts'
import { read } from '../read.ts'

const readingOf = (from: string, subject: string, text: string) => read(bytesOf(from, subject, text))
const aside = ['other', 'job_alert']

const L = 'LinkedIn <notifications-noreply@linkedin.com>'
const P = 'Hazel Moss <hazel.moss@contoso.example>'

test.each<[from: string, subject: string, text: string]>([
  [L, 'Dana Frost viewed your profile', 'Dana Frost viewed your profile\nRecruiter at Contoso\n\nSee all views'],
  [L, 'Robin, has aparecido en 9 búsquedas esta semana', 'Descubre quién ha visto tu perfil: trabajan en Contoso y 3 más.'],
  [L, 'Sie sind diese Woche in 9 Suchen erschienen', 'Wer Sie gefunden hat, arbeitet bei Contoso. Stelle als Analyst ansehen.'],
  [L, 'Vous êtes apparu dans 9 recherches cette semaine', 'Des recruteurs de Contoso vous ont trouvé.'],
  [L, 'Sei apparso in 9 ricerche questa settimana', 'Scopri chi ti ha trovato: lavorano in Contoso.'],
  [L, 'Je bent in 9 zoekopdrachten verschenen', 'Recruiters van Contoso hebben je gevonden.'],
  [L, 'Du har visats i 9 sökningar den här veckan', 'Rekryterare på Contoso hittade dig.'],
  [L, 'You appeared in 9 searches this week', 'You appeared in 9 searches this week. Recruiters from Contoso found you.'],
  [
    'LinkedIn <invitations@linkedin.com>',
    'Dana Frost wants to connect',
    'Hi Robin, I would like to join your professional network. Dana Frost, Talent Acquisition at Contoso\n\nAccept',
  ],
  [
    'Dana Frost <invitations@linkedin.com>',
    'I want to connect',
    'Hi Robin, I’d like to add you to my professional network on LinkedIn.\nDana Frost\nRecruiter',
  ],
  [
    L,
    'Congratulate Dana Frost on a new position',
    'Congratulate Dana Frost for starting a new position as Senior Recruiter at Contoso.\n\nSay congrats',
  ],
  [L, 'Dana Frost accepted your invitation', 'Dana Frost accepted your invitation to connect. Start a conversation.'],
  [L, 'Congratulate Dana on 5 years at Contoso', 'Congratulate Dana Frost on a work anniversary'],
  [L, 'Dana Frost hat Ihr Profil angesehen', 'Dana Frost, Recruiterin bei Contoso, hat Ihr Profil angesehen.'],
  [
    L,
    'Gratulieren Sie Dana Frost zur neuen Stelle',
    'Gratulieren Sie Dana Frost zur neuen Position als Personalleiterin bei Contoso.',
  ],
  [
    'XING <mailrobot@mail.xing.com>',
    'Dana Frost möchte Sie als Kontakt hinzufügen',
    'Hallo Robin, Dana Frost möchte Sie als Kontakt hinzufügen. Kontaktanfrage annehmen.',
  ],
  [L, 'Dana Frost a consulté votre profil', 'Dana Frost, chargée de recrutement chez Contoso, a consulté votre profil.'],
  [L, 'Dana Frost souhaite rejoindre votre réseau', 'Bonjour Robin, Dana Frost souhaite rejoindre votre réseau. Accepter'],
  [L, 'Félicitez Dana Frost pour son nouveau poste', 'Félicitez Dana Frost pour son nouveau poste de recruteuse chez Contoso.'],
  [L, 'Dana Frost ha visto tu perfil', 'Dana Frost, reclutadora en Contoso, ha visto tu perfil.'],
  [L, 'Felicita a Dana Frost por su nuevo empleo', 'Felicita a Dana Frost por su nuevo empleo en Contoso.'],
  [L, 'Dana Frost ha visitato il tuo profilo', 'Dana Frost, recruiter presso Contoso, ha visitato il tuo profilo.'],
  [L, 'Dana Frost viu seu perfil', 'Dana Frost, recrutadora na Contoso, viu seu perfil.'],
  [L, 'Dana Frost heeft je profiel bekeken', 'Dana Frost, recruiter bij Contoso, heeft je profiel bekeken.'],
  [L, 'Dana Frost har tittat på din profil', 'Dana Frost, rekryterare på Contoso, har tittat på din profil.'],
  [L, 'Dana Frost har set din profil', 'Dana Frost, rekrutteringskonsulent hos Contoso, har set din profil.'],
  [L, 'Dana Frost wyświetlił Twój profil', 'Dana Frost, rekruter w Contoso, wyświetlił Twój profil.'],
  [L, 'Dana Frost katsoi profiiliasi', 'Dana Frost, rekrytoija, Contoso, katsoi profiiliasi.'],
])('what a network tells of others is about no application: %s: %s', async (from, subject, text) => {
  const reading = await readingOf(from, subject, text)
  expect(aside).toContain(reading.kind)
  expect(aside).toContain(likelierKind(reading))
})

test.each<[from: string, subject: string, text: string]>([
  [P, '1:1 Hazel / Robin', 'Hi Robin, can we move our catch-up to Thursday at 15:00? I would like to talk about the roadmap.'],
  [P, 'Weekly 1:1', 'Hi Robin, our weekly 1:1 is on Tuesday at 10:00. Please add your topics to the doc.'],
  [P, 'All-hands on Friday', 'Hi all, our quarterly all-hands is on Friday at 16:00 in the canteen. Please join us on Zoom.'],
  [P, 'Town hall: Q4 results', 'Dear colleagues, join the town hall on 3 December at 14:00. The CEO presents the Q4 results.'],
  [P, 'Team stand-up moved', 'Hi team, the stand-up moves to 9:30 on Monday. See you there.'],
  [
    P,
    'Your performance review',
    'Hi Robin, your annual performance review is on Wednesday at 11:00 in room 4. Please bring your self-assessment.',
  ],
  [P, 'Jour fixe', 'Hallo Robin, unser Jour fixe ist am Dienstag um 10 Uhr. Bitte Themen ins Dokument eintragen.'],
  [
    P,
    'Betriebsversammlung am Freitag',
    'Liebe Kolleginnen und Kollegen, am Freitag um 14 Uhr ist Betriebsversammlung in der Kantine.',
  ],
  [P, 'Mitarbeitergespräch', 'Hallo Robin, dein Mitarbeitergespräch ist am Mittwoch um 11 Uhr in Raum 4.'],
  [P, 'Point hebdo', 'Bonjour Robin, notre point hebdomadaire aura lieu mardi à 10h. Merci d’ajouter tes sujets.'],
  [P, 'Reunión general de la empresa', 'Hola a todos: la reunión general de la empresa es el viernes a las 16:00 en la cantina.'],
  [P, 'Punto settimanale', 'Ciao Robin, il nostro punto settimanale è martedì alle 10. Aggiungi i tuoi temi.'],
  [P, 'Bila Hazel / Robin', 'Hoi Robin, kunnen we ons overleg naar donderdag 15.00 verzetten? Ik wil de planning bespreken.'],
  [P, 'En-till-en Hazel / Robin', 'Hej Robin, kan vi flytta vår avstämning till torsdag kl 15? Jag vill prata om planeringen.'],
  [P, 'MUS-samtale', 'Hej Robin, din MUS-samtale er onsdag kl. 11 i lokale 4.'],
  [P, '1:1 Hazel / Robin', 'Cześć Robin, czy możemy przełożyć naszą rozmowę na czwartek o 15? Chcę omówić plan.'],
])('a meeting of a job that somebody has is no interview: %s: %s', async (from, subject, text) => {
  const reading = await readingOf(from, subject, text)
  expect(aside).toContain(reading.kind)
  expect(aside).toContain(likelierKind(reading))
})

test.each<[from: string, subject: string, text: string]>([
  [
    'Contoso Careers <careers@contoso.example>',
    'Applications open on 1 December',
    'Applications for our graduate programme open on 1 December. Get ready to apply.',
  ],
  [
    'Contoso Careers <careers@contoso.example>',
    'Graduate programme',
    'Thank you for registering your interest. Applications open on 1 December; we will email you as soon as you can apply.',
  ],
  [
    'Contoso Karriere <karriere@contoso.example>',
    'Traineeprogramm 2027',
    'Bewerbungen sind ab dem 1. Dezember möglich. Wir freuen uns auf Ihre Bewerbung.',
  ],
  [
    'Contoso <rh@contoso.example>',
    'Programme jeunes diplômés',
    'Les candidatures ouvrent le 1er décembre. Préparez votre dossier !',
  ],
  ['Contoso <rrhh@contoso.example>', 'Programa de prácticas', 'Las candidaturas se abren el 1 de diciembre. Prepara tu CV.'],
  ['Contoso <hr@contoso.example>', 'Traineeship', 'De sollicitatieronde opent op 1 december. Houd je cv klaar.'],
])('that one may apply later is no receipt: %s: %s', async (from, subject, text) => {
  const reading = await readingOf(from, subject, text)
  expect(aside).toContain(reading.kind)
  expect(aside).toContain(likelierKind(reading))
})

describe('what is about an application stays so', () => {
  test.each<[from: string, subject: string, text: string]>([
    [
      P,
      'Interview with Contoso',
      'Hi Robin, thank you for applying. We would like to invite you to an interview for the Analyst role on Tuesday at 10:00.',
    ],
    [
      P,
      '1:1 interview with the hiring manager',
      'Hi Robin, the next step for the Analyst role is a 1:1 interview with our hiring manager on Tuesday at 10:00.',
    ],
    [L, 'Your application was viewed by Contoso', 'Your application for Analyst was viewed by Contoso.'],
    [L, 'Your application was sent to Contoso', 'Your application was sent to Contoso. Analyst, Leeds. Applied on 27 November'],
    [
      'Contoso Careers <careers@contoso.example>',
      'We received your application',
      'Thank you for applying. We have received your application for Analyst. Applications close on 1 December and we will be in touch after that.',
    ],
    [
      L,
      'Dana Frost wants to connect',
      'Hi Robin, we have an opening for an Analyst at Contoso that may suit you. Shall we talk?',
    ],
    [P, 'All-hands interview day', 'Hi Robin, you are invited to our interview day for the Analyst role on Tuesday at 10:00.'],
    [
      P,
      'Catch-up on Tuesday?',
      'Hi Robin, thank you for the interview. The team would like to meet you again on Tuesday at 10:00.',
    ],
    [
      P,
      'Bewerbung als Analyst',
      'Vielen Dank für Ihre Bewerbung, die bei uns eingegangen ist. Weitere Bewerbungen sind ab dem 1. Dezember möglich.',
    ],
  ])('%s: %s', async (from, subject, text) => {
    expect(aside).not.toContain((await readingOf(from, subject, text)).kind)
  })
})
