import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { readSummary, renewSummary } from '../../../contract/summaries.ts'
import { call, query } from '../../api.ts'
import { language } from '../../texts/index.ts'
import { ownZone } from '../../texts/zoned-time.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { MailLink } from '../../ui/mail-link.tsx'
import { IconMail } from '../../ui/more-icons.ts'
import { SkeletonText } from '../../ui/skeleton.tsx'
import css from './summary-card.module.css'
import { t } from './texts/index.ts'

const asked = (id: string) => ({ params: { id }, query: { language, timeZone: ownZone() } })
const summaryQuery = (id: string) => query(readSummary, asked(id))

/** What happened, where it stands and what to do next, with a way to the mails that say so. */
export function SummaryCard({ applicationId }: { applicationId: string }) {
  const queries = useQueryClient()
  const { queryKey, ...options } = summaryQuery(applicationId)
  const { data, error } = useQuery({ queryKey, ...options })
  const renew = useMutation({
    mutationFn: () => call(renewSummary, asked(applicationId)),
    onSuccess: (summary) => queries.setQueryData(queryKey, summary),
  })
  // Without it nothing is missing: all it says stands below.
  if (error) return null
  return (
    <Card title={t('summary')}>
      {data ? (
        <>
          <p className={css.text}>
            {data.sentences.map(({ text, mailIds }) => (
              <span key={text}>
                {text.slice(0, lastWord(text))}
                <span className={css.end}>
                  {text.slice(lastWord(text))}
                  {mailIds.map((mailId, at) => (
                    <MailLink key={mailId} mailId={mailId} className={css.mail}>
                      <IconMail size="0.8125rem" stroke={1.8} aria-hidden="true" />
                      <span className="visually-hidden">{t('summary.mail', { n: at + 1 })}</span>
                    </MailLink>
                  ))}
                </span>{' '}
              </span>
            ))}
          </p>
          <div className={css.foot}>
            <span>{data.writtenBy === 'model' ? t('summary.model', { model: data.model ?? '' }) : t('summary.rules')}</span>
            {data.writtenBy === 'model' && (
              <Button look="subtle" size="small" isPending={renew.isPending} onClick={() => renew.mutate()}>
                {t('summary.renew')}
              </Button>
            )}
          </div>
        </>
      ) : (
        <SkeletonText />
      )}
    </Card>
  )
}

/** Where the last word begins, or the end of a very long one: the way to the mail stays on its line. */
const lastWord = (text: string) => Math.max(text.lastIndexOf(' ') + 1, text.length - 16)
