import { Results } from '../features/palette/results.tsx'
import { Page } from '../ui/page.tsx'

export function Component() {
  return (
    <Page narrow>
      <Results />
    </Page>
  )
}
