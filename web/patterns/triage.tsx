import { Reason, SettlePanel } from '../features/triage/settle-panel.tsx'
import css from './patterns.module.css'

const nothing = () => undefined

export function Triage() {
  return (
    <div className={css.detail}>
      <SettlePanel
        why={<Reason>You have several applications here, and the email names no job</Reason>}
        onTake={nothing}
        onAside={nothing}
        onArchive={nothing}
        picker={() => null}
        form={{ label: 'New application', content: null }}
        suggestions={[
          {
            applicationId: '1',
            company: 'Larkspur Analytics',
            title: 'Data Engineer',
            requisition: '26-0041',
            reasons: [{ code: 'same_company' }, { code: 'known_contact' }],
          },
          {
            applicationId: '2',
            company: 'Larkspur Analytics',
            title: null,
            requisition: null,
            reasons: [{ code: 'wrote_before', value: 'maya@example.com' }],
          },
        ]}
      />
    </div>
  )
}
