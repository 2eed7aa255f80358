import { z } from 'zod'

/**
 * A resume as JSON Resume 1.3 writes it (docs.jsonresume.org/schema), with what it lacks under `x-applybox`. Fields of other tools are
 * kept: what comes in from one goes out to it again.
 */
const text = (most: number) => z.string().max(most).nullish()
const line = text(500)
const words = text(10_000)
/** 2026-03-31, 2026-03 or 2026; anything else is shown as it is written. */
const date = text(40)
const lines = z.array(z.string().max(2000)).max(100).nullish()

/** What we keep of an entry beside its fields. */
const entryExtra = z.looseObject({ id: z.string().max(60).optional(), isHidden: z.boolean().optional() }).optional()
const entry = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .array(z.looseObject({ ...shape, 'x-applybox': entryExtra }))
    .max(100)
    .nullish()

const location = z.looseObject({ address: line, postalCode: line, city: line, countryCode: line, region: line }).nullish()

const basics = z.looseObject({
  name: line,
  label: line,
  /** A data URL of a JPEG or PNG is printed; an address of a picture elsewhere is kept and never fetched. */
  image: text(400_000),
  email: line,
  phone: line,
  url: text(2000),
  summary: words,
  location,
  profiles: entry({ network: line, username: line, url: text(2000) }),
})

const fromTo = { startDate: date, endDate: date }
const url = text(2000)

/** The sections of JSON Resume that hold entries, in the order in which they are printed unless said otherwise. */
const lists = {
  work: entry({
    name: line,
    position: line,
    location: line,
    description: line,
    url,
    ...fromTo,
    summary: words,
    highlights: lines,
  }),
  projects: entry({
    name: line,
    description: words,
    entity: line,
    type: line,
    roles: lines,
    url,
    ...fromTo,
    highlights: lines,
    keywords: lines,
  }),
  education: entry({ institution: line, area: line, studyType: line, url, ...fromTo, score: line, courses: lines }),
  skills: entry({ name: line, level: line, keywords: lines }),
  languages: entry({ language: line, fluency: line }),
  certificates: entry({ name: line, issuer: line, date, url }),
  awards: entry({ title: line, awarder: line, date, summary: words }),
  publications: entry({ name: line, publisher: line, releaseDate: date, url, summary: words }),
  volunteer: entry({ organization: line, position: line, url, ...fromTo, summary: words, highlights: lines }),
  interests: entry({ name: line, keywords: lines }),
  references: entry({ name: line, reference: words }),
}

export type SectionName = keyof typeof lists
export const sectionNames = Object.keys(lists) as SectionName[]

/** A section of the person's own. */
const ownSection = z.object({
  id: z.string().min(1).max(60),
  title: z.string().max(200),
  entries: entry({ title: line, subtitle: line, location: line, url, ...fromTo, summary: words, highlights: lines }),
})

export const templates = ['classic', 'modern', 'compact', 'academic', 'europass', 'creative'] as const
export type Template = (typeof templates)[number]
export const fonts = ['Lato', 'Source Serif 4', 'Source Sans 3'] as const
export const papers = ['a4', 'us-letter'] as const

/** How it looks; what is missing is as the template has it. */
export const look = z.object({
  template: z.enum(templates).default('classic'),
  font: z.enum(fonts).optional(),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .optional(),
  /** Of the text, in points. */
  size: z.number().min(8).max(13).optional(),
  /** On all sides, in millimetres. */
  margin: z.number().min(8).max(35).optional(),
  /** Times the template's own. */
  spacing: z.number().min(0.6).max(1.6).optional(),
  paper: z.enum(papers).default('a4'),
  hasPhoto: z.boolean().default(false),
})
export type Look = z.output<typeof look>

/** Those that the app reads mail in, for the resume and for its letter. */
export const resumeLanguages = ['en', 'de', 'nl', 'sv', 'da', 'no', 'fi', 'pl', 'fr', 'es', 'pt', 'it', 'tr'] as const
export type ResumeLanguage = (typeof resumeLanguages)[number]

/** `key` is the name of a list of JSON Resume, `summary`, or the id of an own section. Those not named follow in their usual order. */
const shownSection = z.object({
  key: z.string().min(1).max(60),
  title: z.string().max(200).optional(),
  isHidden: z.boolean().optional(),
  /** It begins on a new page. */
  startsPage: z.boolean().optional(),
})

/** What a cover letter says; who writes it, and how it looks, is that of the resume. */
export const letter = z.object({
  language: z.enum(resumeLanguages),
  /** Line by line. */
  recipient: z.string().max(1000),
  date: z.string().max(200),
  subject: z.string().max(500),
  /** From the greeting to the name; an empty line begins a paragraph. */
  text: z.string().max(20_000),
})
export type Letter = z.infer<typeof letter>

/** What can be printed of a document. */
export const printedParts = ['resume', 'letter'] as const
export type PrintedPart = (typeof printedParts)[number]

const extra = z.object({
  /** Of this extension: documents of older ones are brought up to date when they are read. */
  schema: z.literal(1).default(1),
  language: z.enum(resumeLanguages).default('en'),
  look: look.prefault({}),
  sections: z.array(shownSection).max(60).default([]),
  own: z.array(ownSection).max(20).default([]),
  letter: letter.optional(),
})

/** Characters of JSON: about a hundred full pages, or a photo and sixty. */
const most = 700_000

export const resumeDocument = z
  .looseObject({
    $schema: text(500),
    basics: basics.nullish(),
    ...lists,
    meta: z.looseObject({}).nullish(),
    'x-applybox': extra.prefault({}),
  })
  .refine((document) => JSON.stringify(document).length <= most, 'too_large')
export type ResumeDocument = z.output<typeof resumeDocument>
