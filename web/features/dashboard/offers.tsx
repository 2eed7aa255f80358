import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../ui/button.tsx'
import { IconTrophy } from '../../ui/icons.tsx'
import { Prompt } from '../../ui/prompt.tsx'
import { statusCountsQuery } from './queries.ts'
import { t } from './texts/index.ts'

/** The way to the comparison, as soon as there is a choice. */
export function Offers() {
  const { data } = useQuery(statusCountsQuery)
  const count = data?.list.find(({ status }) => status === 'offer')?.count ?? 0
  if (count < 2) return null
  return (
    <Prompt
      label={t('offers.open', { n: count })}
      tone="accent"
      icon={<IconTrophy size="1.125rem" stroke={1.7} aria-hidden="true" />}
      title={t('offers.open', { n: count })}
      actions={
        <ButtonLink to="/compare-offers" look="default" size="small">
          {t('offers.compare')}
        </ButtonLink>
      }
    >
      {t('offers.text')}
    </Prompt>
  )
}
