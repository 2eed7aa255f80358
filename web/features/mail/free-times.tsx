import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { listInterviews } from '../../../contract/interviews.ts'
import { type ApiProblem, query } from '../../api.ts'
import { ownZone } from '../../texts/zoned-time.ts'
import { Button } from '../../ui/button.tsx'
import { IconClock } from '../../ui/more-icons.ts'
import css from './composer.module.css'
import { asLines, freeTimes, inserted } from './free-times.ts'
import { t } from './texts/index.ts'
import { type Content, templatesQuery } from './writing.ts'

interface FreeTimesProps {
  content: Content
  /** Where those are who get it. */
  zone: string | null
  /** The field that the text is written in. */
  field: () => HTMLTextAreaElement | null | undefined
  onChange: (part: { text: string }) => void
}

/** Writes down when the user can come, where the caret is. */
export function FreeTimes({ content: { emailId, applicationId }, zone, field, onChange }: FreeTimesProps) {
  const queries = useQueryClient()
  const [isFull, setFull] = useState(false)
  const offering = useMutation<void, ApiProblem>({
    meta: { inline: true },
    mutationFn: async () => {
      const [{ list }, { language }] = await Promise.all([
        queries.fetchQuery(query(listInterviews, { query: { when: 'coming', limit: 100 } })),
        queries.fetchQuery(templatesQuery({ ...(emailId && { emailId }), ...(applicationId && { applicationId }) })),
      ])
      const times = freeTimes(new Date(), ownZone(), zone, list)
      setFull(times.length === 0)
      const area = field()
      if (times.length === 0 || !area) return
      const { text: now, caret } = inserted(area.value, area.selectionEnd, asLines(times, ownZone(), zone, language))
      flushSync(() => onChange({ text: now }))
      area.focus()
      area.setSelectionRange(caret, caret)
    },
  })
  return (
    <div className={css.free}>
      <Button
        look="default"
        size="small"
        icon={<IconClock size="0.875rem" stroke={1.7} />}
        isPending={offering.isPending}
        onClick={() => offering.mutate()}
      >
        {t('free.insert')}
      </Button>
      <span className={css.hint} role="status">
        {offering.error?.message ?? t(isFull ? 'free.none' : 'free.hint', { zone: ownZone() })}
      </span>
    </div>
  )
}
