const levelOf = new Map(
  Object.entries({
    intern: 'intern',
    internship: 'intern',
    praktikant: 'intern',
    praktikum: 'intern',
    stage: 'intern',
    stagiaire: 'intern',
    werkstudent: 'student',
    trainee: 'trainee',
    apprentice: 'trainee',
    graduate: 'graduate',
    junior: 'junior',
    mid: 'mid',
    senior: 'senior',
    staff: 'staff',
    principal: 'principal',
    lead: 'lead',
    head: 'head',
    director: 'director',
    deputy: 'deputy',
    assistant: 'assistant',
    '1': '1',
    '2': '2',
    '3': '3',
    '4': '4',
    '5': '5',
    '6': '6',
    '7': '7',
  }),
)

/** Two different levels are two jobs ('Junior' and 'Senior'). A title without one may be a short form. */
export function compareLevels(a: readonly string[], b: readonly string[]): 'same' | 'left out' | 'contrary' {
  const [x, y] = [levelsIn(a), levelsIn(b)]
  const onlyX = [...x].some((level) => !y.has(level))
  const onlyY = [...y].some((level) => !x.has(level))
  if (onlyX && onlyY) return 'contrary'
  return onlyX || onlyY ? 'left out' : 'same'
}

function levelsIn(words: readonly string[]): Set<string> {
  return new Set(words.flatMap((word) => levelOf.get(word) ?? []))
}
