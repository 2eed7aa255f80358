import { SettlePanel } from '../features/triage/settle-panel.tsx'
import css from './patterns.module.css'

const nothing = () => undefined

export function Triage() {
  return (
    <div className={css.detail}>
      <SettlePanel
        archived={false}
        onAssign={nothing}
        onArchive={nothing}
        picker={() => null}
        mail={{
          filter: 'review',
          reasons: [{ code: 'several_here' }],
          suggestions: [
            {
              applicationId: '1',
              company: 'Larkspur Analytics',
              title: 'Data Engineer',
              reasons: [{ code: 'same_company' }, { code: 'known_contact' }],
            },
            {
              applicationId: '2',
              company: 'Larkspur Analytics',
              title: null,
              reasons: [{ code: 'wrote_before', value: 'maya@example.com' }],
            },
          ],
        }}
      />
    </div>
  )
}
