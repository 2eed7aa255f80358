import { expect, test } from 'vitest'
import { canBeSetApart, nameAt, withoutTeam } from './names.ts'
import { tokenise } from './tokens.ts'

test.each([
  ['Team Recruitment van Hazelhof', 'Hazelhof'],
  ['Recruitment Team Hazelhof', 'Hazelhof'],
  ['Team Werving Hazelhof', 'Hazelhof'],
])('who hires for a house is no part of its name: %s', (written, name) => {
  expect(withoutTeam(written)).toBe(name)
})

test.each([
  ['Heron Mill School Part of Stowe Academies Trust', 'Heron Mill School'],
  ['Heron Mill Teil der Stowe Gruppe', 'Heron Mill'],
  ['Heron Mill Part Works', 'Heron Mill Part Works'],
])('whom a house belongs to is no part of its name: %s', (written, name) => {
  expect(nameAt(tokenise(written), 0)?.text).toBe(name)
})

test.each([
  ['Pastificio Rinaldi e figli, Parma', 'Pastificio Rinaldi e figli'],
  ['Aalto ja pojat', 'Aalto ja pojat'],
  ['Tannlegekontoret ved Elven', 'Tannlegekontoret ved Elven'],
  ['Agenzia Comunale per il Verde', 'Agenzia Comunale per il Verde'],
  ['Banca Rinaldi per Marta', 'Banca Rinaldi'],
  ['Istituto "Elena Sarti" di Parma', 'Istituto Elena Sarti'],
  ['Kanzlei Rehm, Kurt & Partner', 'Kanzlei Rehm, Kurt & Partner'],
  ['Anna, Finch & Dunne', 'Anna'],
  ['Almviks kommun hör av sig', 'Almviks kommun'],
  ['Athens region', 'Athens'],
])('a name goes on over what belongs to it: %s', (written, name) => {
  expect(nameAt(tokenise(written), 0)?.text).toBe(name)
})

test.each([
  ['Bluewater Locums 0491 570 006', 'Bluewater Locums'],
  ['Almtal Mejeri tel 0171-00 44 20', 'Almtal Mejeri'],
  ['Bäckerei Kolb seit 1911', 'Bäckerei Kolb seit 1911'],
  ['Blikhuset v/Jens', 'Blikhuset'],
  ['Portal de Empleo del Hospital de Riofrío', 'Hospital de Riofrío'],
  ['Espace recrutement de la Clinique du Lac', 'Clinique du Lac'],
])('numbers, owners and desks are no part of a name: %s', (written, name) => {
  expect(withoutTeam(written)).toBe(name)
})

test.each(['Lasten talo Tikka', 'Tekniska högskolan i Lid', 'Valtion kalastusvirasto', 'Bäckerei Kolb seit 1911'])(
  'set apart, %s is a name',
  (name) => {
    expect(canBeSetApart(name)).toBe(true)
  },
)

test.each(['Your application update', 'Ditt besked om jobbet', 'Espace candidat', 'Lasten talo ja'])(
  'set apart, %s is none',
  (text) => {
    expect(canBeSetApart(text)).toBe(false)
  },
)
