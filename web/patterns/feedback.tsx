import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { IconWifiOff } from '../ui/icons.tsx'
import { Loading } from '../ui/loading.tsx'
import { Notice } from '../ui/notice.tsx'
import { ProblemState } from '../ui/problem-state.tsx'
import { SkeletonText } from '../ui/skeleton.tsx'
import { toast } from '../ui/toast.tsx'
import css from './patterns.module.css'

export function Feedback() {
  const [open, setOpen] = useState<'question' | 'form' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <div className={css.line}>
        <Button look="default" onClick={() => setOpen('question')}>
          A question
        </Button>
        <Button look="default" onClick={() => setOpen('form')}>
          A form over the page
        </Button>
        <Button look="default" onClick={() => toast({ message: 'Northwind moved to Offer', undo: () => undefined })}>
          A toast with a way back
        </Button>
        <Button look="default" onClick={() => toast({ type: 'error', message: 'The server cannot be reached.' })}>
          A toast of trouble
        </Button>
        <Button look="default" onClick={() => toast({})}>
          A toast without words
        </Button>
      </div>
      <Notice icon={<IconWifiOff size="0.9375rem" aria-hidden="true" />}>Connection lost. Trying again.</Notice>
      <div className={css.frames}>
        <Card title="Loading text">
          <SkeletonText />
        </Card>
        <Card title="Loading">
          <Loading />
        </Card>
        <Card title="Not loaded">
          <ProblemState error={new Error('The server does not answer right now.')} retry={() => undefined} />
        </Card>
        <Card title="Not there">
          <ProblemState error={Object.assign(new Error('It is not there'), { status: 404 })} retry={() => undefined} />
        </Card>
      </div>
      {open === 'question' && (
        <Confirm title="Delete the account?" action="Delete it" onConfirm={close} onCancel={close}>
          It can not be brought back.
        </Confirm>
      )}
      {open === 'form' && (
        <Dialog title="A form" isWide onClose={close} action={<Button onClick={close}>Save</Button>}>
          <form>
            <Field label="A field" />
          </form>
        </Dialog>
      )}
    </>
  )
}
