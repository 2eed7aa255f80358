import { Card } from '../../ui/card.tsx'
import { ProblemState } from '../../ui/problem-state.tsx'
import { ShownProblem } from '../../ui/shown-problems.ts'

interface Part {
  data: unknown
  error: Error | null
  refetch: () => unknown
}

/** Whether a part of the page has nothing to show because its call failed. */
export const hasFailed = ({ data, error }: Part): boolean => data === undefined && error !== null

/** In place of a card, when any of the calls behind it failed: tries those again. */
export function FailedCard({ title, parts }: { title: string; parts: readonly Part[] }) {
  const failed = parts.filter(hasFailed)
  const errors = failed.flatMap(({ error }) => error ?? [])
  if (!errors[0]) return null
  return (
    <Card title={title}>
      <ProblemState error={errors[0]} retry={() => void Promise.all(failed.map(({ refetch }) => refetch()))} />
      {errors.slice(1).map((error, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: errors have no identity beyond their place
        <ShownProblem key={index} error={error} />
      ))}
    </Card>
  )
}
