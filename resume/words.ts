import type { ResumeLanguage, SectionName } from '../contract/resume-document.ts'

interface Words {
  sections: Record<SectionName | 'summary', string>
  resume: string
  letter: string
  now: string
  grade: string
}

/** What a resume says by itself, by its language. */
export const resumeWords: Record<ResumeLanguage, Words> = {
  en: {
    sections: {
      summary: 'Profile',
      work: 'Experience',
      projects: 'Projects',
      education: 'Education',
      skills: 'Skills',
      languages: 'Languages',
      certificates: 'Certificates',
      awards: 'Awards',
      publications: 'Publications',
      volunteer: 'Volunteering',
      interests: 'Interests',
      references: 'References',
    },
    resume: 'Resume',
    letter: 'Cover letter',
    now: 'Present',
    grade: 'Grade',
  },
  de: {
    sections: {
      summary: 'Profil',
      work: 'Berufserfahrung',
      projects: 'Projekte',
      education: 'Ausbildung',
      skills: 'Kenntnisse',
      languages: 'Sprachen',
      certificates: 'Zertifikate',
      awards: 'Auszeichnungen',
      publications: 'Veröffentlichungen',
      volunteer: 'Ehrenamt',
      interests: 'Interessen',
      references: 'Referenzen',
    },
    resume: 'Lebenslauf',
    letter: 'Anschreiben',
    now: 'heute',
    grade: 'Note',
  },
}
