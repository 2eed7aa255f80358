import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field, FormProblem, PasswordField, SelectField, TextArea } from '../ui/field.tsx'
import { Fields, Form } from '../ui/form.tsx'
import { SaveBar } from '../ui/save-bar.tsx'
import { Setting, Settings } from '../ui/setting.tsx'
import { SuggestField } from '../ui/suggest-field.tsx'
import { Switch } from '../ui/switch.tsx'

export function Forms() {
  const [status, setStatus] = useState<'applied' | 'offer'>('applied')
  const [company, setCompany] = useState('Lark')
  return (
    <>
      <Card title="Fields">
        <Form
          label="Fields"
          onSubmit={() => undefined}
          actions={
            <>
              <Button type="submit">Save</Button>
              <Button look="default">Cancel</Button>
            </>
          }
        >
          <Fields>
            <Field label="With a hint" description="What it is for." defaultValue="A value" />
            <Field label="Refused" defaultValue="12" error="Use at least three characters." />
            <SuggestField
              label="Offers what it knows"
              text={company}
              isFree
              onText={setCompany}
              suggestions={['Larkspur Analytics', 'Larkin & Sons'].map((label) => ({ id: label, label }))}
              onPick={setCompany}
              onLeave={() => undefined}
            />
            <SelectField
              label="One of several"
              value={status}
              choices={[
                { value: 'applied', label: 'Applied' },
                { value: 'offer', label: 'Offer' },
              ]}
              onChange={setStatus}
            />
            <Field label="A day" type="date" defaultValue="2026-03-04" />
            <PasswordField label="Password" defaultValue="four crows" />
            <Field label="Not now" disabled defaultValue="Disabled" />
          </Fields>
          <TextArea label="Several lines" defaultValue={'One line\nand another'} />
          <FormProblem message="What went wrong with the form as a whole." />
        </Form>
      </Card>
      <Card title="Settings">
        <Settings>
          <Setting label="A switch" action={<Switch label="A switch" isOn onChange={() => undefined} />}>
            What it does, in a sentence.
          </Setting>
          <Setting
            label="Something to do"
            action={
              <Button look="default" size="small">
                Do it
              </Button>
            }
          >
            How it stands.
          </Setting>
        </Settings>
      </Card>
      <SaveBar text="Not saved yet">
        <Button look="default">Discard</Button>
        <Button>Save</Button>
      </SaveBar>
    </>
  )
}
