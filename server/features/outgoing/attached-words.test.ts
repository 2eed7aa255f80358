import { expect, test } from 'vitest'
import { languages } from '../../../reader/languages/all.ts'
import { attachmentSaid } from './attached-words.ts'

const sentences: Record<string, string[]> = {
  en: ['Please find my CV attached.', 'I have enclosed two references.', 'See the attachment for details.'],
  de: ['Anbei mein Lebenslauf.', 'Im Anhang finden Sie meine Zeugnisse.', 'Ich habe die Unterlagen beigefügt.'],
  nl: ['In de bijlage vindt u mijn cv.', 'Bijgevoegd mijn cv.'],
  sv: ['Jag bifogar mitt cv.', 'Se bifogad fil.'],
  da: ['Vedhæftet finder du mit CV.', 'Mit CV er vedlagt.'],
  no: ['Vedlagt følger min CV.', 'Se vedlegget.'],
  pl: ['W załączeniu przesyłam CV.', 'Załączam moje CV.'],
  fr: ['Vous trouverez mon CV ci-joint.', 'Mon CV est en pièce jointe.'],
  es: ['Adjunto mi currículum.', 'Le envío los documentos adjuntos.'],
  pt: ['Segue em anexo o meu currículo.', 'Anexei o meu CV.'],
  it: ['In allegato il mio CV.', 'Allego il mio curriculum.'],
  tr: ['Özgeçmişim ektedir.', 'Ekte özgeçmişimi bulabilirsiniz.'],
  fi: ['Liitteenä ansioluetteloni.', 'Liitän hakemukseni mukaan.'],
}

test('every language of the reader has its words', () => {
  expect(Object.keys(sentences).sort()).toEqual(languages.map(({ code }) => code).sort())
})

test.each(Object.values(sentences).flat())('%s', (sentence) => expect(attachmentSaid(sentence)).not.toBeNull())

test.each([
  'Tuesday at 14:00 suits me. See you then!',
  'Ich freue mich auf das Gespräch am Dienstag.',
  'Merci pour votre message, à mardi.',
  '> Please find the contract attached.\nThank you!',
  'The detachment was reattaching.',
  '',
])('%j speaks of no file', (text) => expect(attachmentSaid(text)).toBeNull())

test('a long hostile text is read in no time', () => {
  const began = performance.now()
  attachmentSaid('i attach '.slice(0, -1).repeat(100_000))
  attachmentSaid('please find my '.repeat(70_000))
  expect(performance.now() - began).toBeLessThan(1_000)
})
