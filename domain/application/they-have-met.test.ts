import { expect, test } from 'vitest'
import { mailsOf, outcomeOf } from '../../bench/reading/dialogues.ts'
import { historyOf } from './history.ts'
import { statusOf } from './status.ts'
import { statusEventsOf } from './status-events.ts'

const received =
  '< Thank you for applying for the Data Analyst position at Northwind. We have received your application and will be in touch.'
const status = async (...lines: string[]) => outcomeOf(await mailsOf({ lines, zone: '+0000' })).status

test.each([
  'Thank you for coming in yesterday, the team enjoyed it. We are still seeing others and will let you know next week.',
  'Thank you for coming in yesterday. The salary for this role is £60,000 to £65,000 a year. We will let you know by Wednesday.',
  'It was a pleasure meeting you on Tuesday. We will come back to you by Friday.',
  'Vielen Dank für das angenehme Gespräch gestern. Wir melden uns nächste Woche bei Ihnen.',
  'Merci encore d’être venue hier. Nous reviendrons vers vous la semaine prochaine.',
  'Gracias por haber venido ayer. Le diremos algo la semana que viene.',
  'Grazie ancora per essere venuta ieri. La ricontatteremo la prossima settimana.',
  'Obrigada por ter vindo ontem. Voltamos ao contacto na próxima semana.',
  'Bedankt voor je komst gisteren. Volgende week hoor je meer van ons.',
  'Tack för att du kom i går. Vi hör av oss nästa vecka.',
  'Tak for en god samtale i går. Vi vender tilbage i næste uge.',
  'Takk for at du kom i går. Vi tar kontakt neste uke.',
  'Dziękujemy za rozmowę wczoraj. Odezwiemy się w przyszłym tygodniu.',
])('thanks for an interview prove that it took place: %s', async (text) => {
  expect(await status(received, `< ${text}`)).toBe('interview')
})

test.each([
  'Thanks for coming to our stand at the careers fair. We have your application and are looking at it.',
  'We look forward to meeting you if you are shortlisted. Your application is being reviewed.',
  'Thank you for your time. Your application is being reviewed.',
  'Vielen Dank für Ihre Bewerbung. Wir melden uns nach der Durchsicht.',
])('no interview took place: %s', async (text) => {
  expect(await status(received, `< ${text}`)).not.toBe('interview')
})

test('thanks after a rejection do not reopen the application', async () => {
  const rejection = '< Unfortunately we have decided not to move forward with your application. We wish you all the best.'
  expect(await status(received, rejection, '< Thank you again for coming in last week.')).toBe('rejected')
})

test('the thanks are shown as the words that prove the interview', async () => {
  const mails = await mailsOf({
    lines: [
      received,
      '< Thank you for coming in yesterday. The salary is £60,000 to £65,000 a year. We will let you know by Wednesday.',
    ],
    zone: '+0000',
  })
  const { steps } = statusOf(statusEventsOf(mails, 'sam@example.com', { steps: [], agreed: new Set() }))
  const entries = historyOf({ mails, steps, interviewSteps: [], began: null })
  const moved = entries.find(({ kind, to }) => kind === 'status' && to === 'interview')
  expect(moved?.evidence.map(({ quote }) => quote)).toEqual(['Thank you for coming in yesterday.'])
})
