import { expect, test } from 'vitest'
import { fold } from '../../../domain/text/fold.ts'
import { isOccupation } from './occupations.ts'

test.each([
  'Rentmeester',
  'Arrestantenverzorger',
  'DTP’er',
  'Køletekniker',
  'ejendomsfunktionær',
  'Kindergartenpädagogin',
  'Käser',
  'Amtssachverständige',
  'koniuszy',
  'Higienistka',
  'affineuse',
  'livreira',
  'maquetadora',
  'kaiako',
  'verniciatrice',
  'hevosenhoitaja',
  'berider',
  'parkvert',
  'metsuri',
  'dessertkok',
  'regleur',
  'instrumentadora',
  'liquidatrice',
  'upphandlare',
  'almoxarife',
  'szatniarka',
  'projektiererin',
  'sjukepleiar',
  'driftsleiar',
  'kirkegårdsmand',
  'havreselvittäjä',
  'ylitarkastaja',
  'tarkastaja',
  'föreståndare',
  'Skolbokproducent',
  'Bankinnendienstler',
  'Bootstischlerin',
  'cafébestyrer',
  'doręczycielka',
  'wychowawczyni',
  'mechaniczka',
  'merendeira',
  'rotulista',
  'cucitrice',
  'balayeuse',
  'opérateur.rice',
])('%s is what somebody does for a living', (word) => {
  expect(isOccupation(fold(word))).toBe(true)
})

test.each([
  'kokkejobben',
  'kordegnestillingen',
  'farmaseutti-haastattelu',
  'Orgelbauer-Platz',
  'fundraiser-stillingen',
  'lærerstillingen',
  'Servicetechniker-Stelle',
  'Rezeptionistin-Position',
])('%s names the job with its post', (word) => {
  expect(isOccupation(fold(word))).toBe(true)
})

test.each([
  'Ansprechperson',
  'Teilnehmer',
  'Weiterleitung',
  'música',
  'Protagonist',
  'Poststelle',
  'beforehand',
  'conquista',
  'on-demand',
  'niemand',
  'academies',
])('%s is no occupation', (word) => {
  expect(isOccupation(fold(word))).toBe(false)
})
