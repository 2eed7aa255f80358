import { type ResumeDocument, resumeDocument } from '../contract/resume-document.ts'

/** A person who does not exist, with something in every usual section: for the example, the gallery and the tests. */
export const demo: ResumeDocument = resumeDocument.parse({
  basics: {
    name: 'Klara Lindqvist',
    label: 'Senior Software Engineer',
    email: 'klara.lindqvist@example.org',
    phone: '+49 30 901820',
    url: 'https://klara.example.org',
    summary:
      'Engineer with nine years in payments and logistics. Builds **reliable services** that others like to maintain, and mentors the people who do.',
    location: { city: 'Berlin', countryCode: 'DE' },
    profiles: [{ network: 'GitHub', username: 'klaralindqvist', url: 'https://github.com/klaralindqvist' }],
  },
  work: [
    {
      position: 'Senior Software Engineer',
      name: 'Northwind Logistics',
      location: 'Berlin',
      startDate: '2021-03',
      highlights: [
        'Led the move of the tracking platform from nightly batches to events: **delays seen in 4 seconds** instead of 9 hours.',
        'Cut the cost of the data warehouse by 38 % by partitioning it and deleting what nobody read.',
        'Mentors four engineers; two were promoted.',
      ],
    },
    {
      position: 'Software Engineer',
      name: 'Northwind Logistics',
      location: 'Berlin',
      startDate: '2018-09',
      endDate: '2021-02',
      highlights: ['Built the customs interface for eleven countries, with 99.98 % of declarations accepted at the first try.'],
    },
    {
      position: 'Developer',
      name: 'Contoso Pay',
      location: 'Göteborg',
      startDate: '2015-08',
      endDate: '2018-08',
      summary: 'Card payments for 4,000 shops.',
      highlights: [
        'Wrote the reconciliation that found 1.2 million kronor of double bookings.',
        'Introduced property-based tests to the team.',
      ],
    },
  ],
  projects: [
    {
      name: 'ferrypost',
      url: 'https://ferrypost.example.org',
      startDate: '2020',
      description: 'A small open-source queue for unreliable networks, used by three shipping lines.',
    },
  ],
  education: [
    {
      studyType: 'MSc',
      area: 'Computer Science',
      institution: 'Chalmers University of Technology',
      startDate: '2013-09',
      endDate: '2015-06',
    },
    { studyType: 'BSc', area: 'Mathematics', institution: 'Lund University', startDate: '2010-09', endDate: '2013-06' },
  ],
  skills: [
    { name: 'Languages', keywords: ['TypeScript', 'Go', 'SQL', 'Rust'] },
    { name: 'Platforms', keywords: ['PostgreSQL', 'Kafka', 'Kubernetes', 'Terraform'] },
    { name: 'Practice', keywords: ['event-driven design', 'code review', 'incident response'] },
  ],
  languages: [
    { language: 'Swedish', fluency: 'Native' },
    { language: 'English', fluency: 'C2' },
    { language: 'German', fluency: 'C1' },
  ],
  certificates: [{ name: 'Certified Kubernetes Administrator', issuer: 'CNCF', date: '2022-05' }],
})
