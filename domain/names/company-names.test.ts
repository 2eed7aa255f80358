import { describe, expect, it } from 'vitest'
import { isNamedLike } from './company-domain.ts'
import { companyKey } from './company-key.ts'
import { isAmong, parentOf, relateCompanies } from './company-relation.ts'

describe('company names', () => {
  it.each([
    ['ACME Robotics GmbH & Co. KG', 'acme robotics'],
    ['The Salty Anchor', 'salty anchor'],
    ['Logística Llobregat, S.L.', 'logistica llobregat'],
    ['A.P. Møller - Mærsk A/S', 'ap moller maersk'],
    ["Dooley's Seafood Ltd.", 'dooleys seafood'],
    ['Kowalski i Synowie Sp. z o.o.', 'kowalski and synowie'],
    ['Société Générale SA', 'societe generale'],
    ['Booking.com B.V.', 'booking'],
    ['Ernst & Young LLP', 'ernst and young'],
    ['Duolingo Hiring Team', 'duolingo'],
    ['Residenz Lindenhof gGmbH', 'residenz lindenhof'],
    ['Auenplan ZT GmbH', 'auenplan'],
    ['SE', 'se'],
    ['株式会社メルカリ', '株式会社メルカリ'],
  ])('%s is known as %s', (name, key) => {
    expect(companyKey(name)).toBe(key)
  })

  it.each([
    ['Tempo-Team', 'TempoTeam', 'same'],
    ['Marks & Spencer', 'Marks and Spencer plc', 'same'],
    ['DHL', 'DHL Supply Chain', 'part'],
    ['Kestrel', 'Studio Kestrel', 'part'],
    ['Square', 'Block, Inc.', 'family'],
    ['BMW', 'Bayerische Motoren Werke AG', 'family'],
    ['City Hotel', 'Park Hotel', 'different'],
    ['Hotel', 'Park Hotel', 'different'],
    ['Finvera', 'Finverde', 'different'],
  ])('%s and %s are %s', (a, b, relation) => {
    expect(relateCompanies(a, b)).toBe(relation)
    expect(relateCompanies(b, a)).toBe(relation)
  })

  it.each([
    ['tempo-team', 'Tempo-Team', true],
    ['ashgrovehouse', 'Ashgrove House Hotel', true],
    ['acme-jobs', 'Acme GmbH', true],
    ['thornburyvale', 'Thornbury & Vale', true],
    ['roter-hirsch', 'Brauerei Roter Hirsch', true],
    ['hirsch', 'Brauerei Roter Rehhirsch', false],
    ['harrow-cc', 'Harrow Coach Company', true],
    ['hcc', 'Harrow Coach Company', true],
    ['larchfieldstaff', 'Larchfield Office Staff', true],
    ['officestaff', 'Larchfield Office Staff Agency', false],
    ['larchfields', 'Larchfield Office Staff', false],
    ['hc', 'Harrow Coaches', false],
    ['harbeck-people', 'Harbeck Engineering People', true],
    ['strathearn-jobs', 'University of Strathearn', true],
    ['people-harbeck', 'Harbeck Engineering People', false],
    ['home-cc', 'Home Coach Company', false],
    ['acmebank', 'Acme', false],
    ['mail', 'Acme', false],
    ['talentbruecke', 'Talentbrücke Personalberatung', true],
    ['talentbrucke', 'Talentbrücke Personalberatung', true],
    ['fuenfzehnminuten', 'Fünfzehn Minuten', true],
    ['aalesund-havn', 'Ålesund Havn', true],
  ])('the domain label %s is of %s: %s', (label, company, expected) => {
    expect(isNamedLike(label, company)).toBe(expected)
  })

  it('does not take an employer for its own parent', () => {
    const parent = { name: 'Stowe Foods Group', quote: 'part of Stowe Foods Group' }
    expect(parentOf({ company: 'Alder Mills', parent })).toBe('Stowe Foods Group')
    expect(parentOf({ company: 'Stowe Foods', parent })).toBeNull()
    expect(parentOf({ company: null, parent })).toBeNull()
  })

  it('finds a company by its name with a department before it, not by one word of it', () => {
    expect(isAmong(['elm lodge'], 'Reception Elm Lodge')).toBe(true)
    expect(isAmong(['elm lodge'], 'Elm Farm')).toBe(false)
    expect(isAmong(['lodge'], 'Elm Lodge')).toBe(false)
  })

  it('folds a name of a million characters about as fast as one of ten thousand', () => {
    const time = (repeats: number) => {
      const names = ['a.', '. ', '&', ' S.L.', "'", 'é', '/in('].map((piece) => piece.repeat(repeats))
      const rounds = Array.from({ length: 5 }, () => {
        const start = performance.now()
        for (const name of names) companyKey(name)
        return performance.now() - start
      })
      return Math.min(...rounds)
    }
    const short = time(5_000)
    expect(time(500_000) / short).toBeLessThan(10)
  })
})
