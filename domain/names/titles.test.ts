import { describe, expect, it } from 'vitest'
import { titleKey } from './title-key.ts'
import { likenessOfTitles } from './title-likeness.ts'

describe('job titles', () => {
  it.each([
    ['Sr. Java-Entwickler/in (m/w/d) - REQ-4711', 'senior java entwickler'],
    ['Entwickler*innen', 'entwickler'],
    ['Verkäufer:in (w/m/d)', 'verkaufer'],
    ['Technische/r Zeichner/in Stahlbau', 'technische zeichner stahlbau'],
    ['Mozo/a de almacén', 'mozo de almacen'],
    ['Chargé·e de clientèle H/F', 'charge de clientele'],
    ['Infirmier(ère)', 'infirmier'],
    ['Pracownik magazynu (K/M)', 'pracownik magazynu'],
    ['Data Analyst (all genders)', 'data analyst'],
    ['Software Engineer, R12345', 'software engineer'],
    ['Staff Nurse (Band 5) - 234-5678901', 'staff nurse band 5'],
    ['Product Designer II', 'product designer 2'],
    ['C++ Developer', 'cpp developer'],
    ['C# Developer', 'csharp developer'],
    ['UX/UI Designer', 'ux ui designer'],
    ['Food & Beverage Team Member (Seasonal)', 'food and beverage team member seasonal'],
    ['JavaScript Developer', 'javascript developer'],
    ['R Developer', 'r developer'],
  ])('%s is known as %s', (title, key) => {
    expect(titleKey(title)).toBe(key)
  })

  it.each([
    ['Warehouse Operative (Nights)', 'warehouse op (nights)'],
    ['Barista (full-time)', 'barista'],
    ['Sr. Software Engineer', 'Senior Software Engineer (Remote)'],
  ])('%s and %s are one title', (a, b) => {
    expect(likenessOfTitles(a, b)).toBeGreaterThanOrEqual(0.95)
  })

  it.each([
    ['Senior Software Engineer', 'Senior Software Engineer, Payments'],
    ['Product Designer', 'Senior Product Designer'],
    ['reachtruck', 'Reachtruckchauffeur'],
    ['SRE', 'Site Reliability Engineer'],
    ['SDET', 'Software Development Engineer in Test'],
    ['PM Fit Out', 'Project Manager - Fit Out'],
    ['Kitchen Hand', 'Kitchenhand, Café & Events'],
    ['Systemadministrator', 'System Administrator Windows'],
  ])('%s may be short for %s', (a, b) => {
    expect(likenessOfTitles(a, b)).toBeGreaterThanOrEqual(0.6)
    expect(likenessOfTitles(a, b)).toBeLessThan(0.95)
  })

  it.each([
    ['Junior Developer', 'Senior Developer'],
    ['Software Engineer II', 'Software Engineer III'],
    ['Data Engineer', 'Data Analyst'],
    ['Product Designer, Growth', 'Product Designer, Payments'],
    ['Java Developer', 'JavaScript Developer'],
    ['PM', 'Data Analyst'],
    ['QA Engineer', 'Quantum Analyst'],
  ])('%s and %s are two jobs', (a, b) => {
    expect(likenessOfTitles(a, b)).toBeLessThan(0.6)
  })

  it('compares titles of which each may be initials of the other', () => {
    expect(likenessOfTitles('ab cx', 'ac bx')).toBeLessThanOrEqual(0.8)
  })

  it('folds a hostile title in a moment', () => {
    // The processor's time: other work on the machine must not fail this. What grows with the square would take minutes.
    const start = process.cpuUsage()
    for (const piece of ['m/', '(m/w/', 'REQ-', '#1', '1-', 'a/in', '((', 'job id ']) titleKey(piece.repeat(200_000))
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000)
  })
})
