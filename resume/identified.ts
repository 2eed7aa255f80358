import { type ResumeDocument, sectionNames } from '../contract/resume-document.ts'

interface Entry {
  'x-applybox'?: { id?: string | undefined } | undefined
}

/** The document with an id for each entry that has none: by them the same entry is known in another version. */
export function identified(document: ResumeDocument): ResumeDocument {
  const { own } = document['x-applybox']
  const lists = [document.basics?.profiles, ...sectionNames.map((key) => document[key]), ...own.map(({ entries }) => entries)]
  const taken = new Set(lists.flatMap((list) => ((list ?? []) as Entry[]).map((entry) => entry['x-applybox']?.id)))
  let last = 0
  function freeId(): string {
    do last += 1
    while (taken.has(`e${last}`))
    return `e${last}`
  }
  const named = <List>(list: List): List =>
    Array.isArray(list)
      ? (list.map((entry: Entry) =>
          entry['x-applybox']?.id ? entry : { ...entry, 'x-applybox': { ...entry['x-applybox'], id: freeId() } },
        ) as List)
      : list
  return {
    ...document,
    ...(document.basics?.profiles && { basics: { ...document.basics, profiles: named(document.basics.profiles) } }),
    ...Object.fromEntries(sectionNames.filter((key) => document[key]).map((key) => [key, named(document[key])])),
    'x-applybox': { ...document['x-applybox'], own: own.map((section) => ({ ...section, entries: named(section.entries) })) },
  }
}
