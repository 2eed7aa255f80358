import type { Education, Experience } from '../../../contract/career.ts'
import { type ResumeDocument, type ResumeLanguage, resumeDocument } from '../../../contract/resume-document.ts'

/** What the profile knows of a person. */
export interface Person {
  firstName: string
  lastName: string
  city: string
  countryId: string | null
  phoneNumber: string
  email: string
  github: string
  linkedIn: string
  portfolio: string
  otherLinks: string[]
}

/** A resume that says what the profile says. Lines of a description become highlights where they begin as a list does. */
export function fromProfile(
  person: Person,
  experience: readonly Experience[],
  education: readonly Education[],
  language: ResumeLanguage,
): ResumeDocument {
  const profiles = [
    ['GitHub', person.github],
    ['LinkedIn', person.linkedIn],
    ...person.otherLinks.map((link) => ['', link] as const),
  ].filter(([, url]) => url)
  return resumeDocument.parse({
    basics: {
      name: `${person.firstName} ${person.lastName}`.trim(),
      label: experience[0]?.title ?? '',
      email: person.email,
      phone: person.phoneNumber,
      url: person.portfolio,
      location: { city: person.city, countryCode: person.countryId ?? '' },
      profiles: profiles.map(([network, url]) => ({ network, url })),
    },
    work: experience.map(({ title, company, location, startDate, endDate, description }) => ({
      position: title,
      name: company,
      location,
      startDate: startDate ?? '',
      endDate: endDate ?? '',
      ...descriptionOf(description),
    })),
    education: education.map(({ institution, degree, fieldOfStudy, grade, startDate, endDate, description }) => ({
      institution,
      studyType: degree,
      area: fieldOfStudy,
      score: grade,
      startDate: startDate ?? '',
      endDate: endDate ?? '',
      courses: description
        .split('\n')
        .map((line) => line.replace(bullet, '').trim())
        .filter(Boolean),
    })),
    'x-applybox': { language },
  })
}

const bullet = /^\s*[-*•–]\s+/

function descriptionOf(text: string): { summary: string; highlights: string[] } {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return {
    summary: lines.filter((line) => !bullet.test(line)).join('\n'),
    highlights: lines.filter((line) => bullet.test(line)).map((line) => line.replace(bullet, '').trim()),
  }
}
