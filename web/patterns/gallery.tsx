import type { ReactNode } from 'react'
import { Page } from '../ui/page.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Charts } from './charts.tsx'
import { Controls } from './controls.tsx'
import { Feedback } from './feedback.tsx'
import { Forms } from './forms.tsx'
import { Lists } from './lists.tsx'
import css from './patterns.module.css'
import { Triage } from './triage.tsx'

const sections: Record<string, ReactNode> = {
  Controls: <Controls />,
  List: <Lists />,
  Triage: <Triage />,
  Form: <Forms />,
  'Dialog, toast, states': <Feedback />,
  'Chart with its table': <Charts />,
}

export function Gallery() {
  return (
    <Page>
      <PageHeader title="Patterns" count={Object.keys(sections).length} description="As they are, in their states." />
      {Object.entries(sections).map(([name, section]) => (
        <section key={name} className={css.section}>
          <h2 className={css.name}>{name}</h2>
          {section}
        </section>
      ))}
    </Page>
  )
}
