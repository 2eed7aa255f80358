/** What the Dockerfile does, in its order: the commands of its build stage, and what the last stage takes from there, relative to `/app`. */
export interface ImageSteps {
  build: string[]
  copied: { from: string; to: string }[]
  /** Of the last stage, by their first word. */
  last: Map<string, string[]>
}

export function imageSteps(dockerfile: string): ImageSteps {
  const lines = dockerfile
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  const begin = lines.findLastIndex((line) => line.startsWith('FROM '))
  const last = new Map<string, string[]>()
  for (const line of lines.slice(begin)) {
    const [word = ''] = line.split(' ', 1)
    last.set(word, [...(last.get(word) ?? []), line.slice(word.length + 1)])
  }
  return {
    build: lines.slice(0, begin).flatMap((line) => (line.startsWith('RUN ') ? [line.slice(4)] : [])),
    copied: (last.get('COPY') ?? []).flatMap(copiedBy),
    last,
  }
}

function copiedBy(copy: string) {
  const words = copy.split(' ').filter((word) => !word.startsWith('--'))
  const to = words.pop() ?? ''
  return words.map((from) => {
    const name = from.replace(/^\/app\//, '')
    return { from: name, to: to === './' ? name : to }
  })
}
