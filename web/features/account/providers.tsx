import { useMutation, useQuery } from '@tanstack/react-query'
import { type Provider, startProviderSignIn } from '../../../contract/accounts.ts'
import { call } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { IconBrandAppleFilled, IconBrandGoogleFilled } from '../../ui/icons.tsx'
import css from './providers.module.css'
import { metaQuery } from './queries.ts'
import { t } from './texts/index.ts'

const icons = { google: IconBrandGoogleFilled, apple: IconBrandAppleFilled }

/** Other ways in, where the installation has them: each sends the browser to its provider and back. */
export function Providers() {
  const { data: meta } = useQuery(metaQuery)
  const start = useMutation({
    mutationFn: (provider: Provider) => call(startProviderSignIn, { params: { provider } }),
    onSuccess: ({ url }) => location.assign(url),
  })
  if (!meta || meta.providers.length === 0) return null
  return (
    <div className={css.providers}>
      <p className={css.or}>
        <span>{t('provider.or')}</span>
      </p>
      {meta.providers.map((provider) => {
        const Icon = icons[provider]
        return (
          <Button
            key={provider}
            look="default"
            size="large"
            icon={<Icon size="1.125rem" aria-hidden="true" />}
            isPending={start.isPending && start.variables === provider}
            onClick={() => start.mutate(provider)}
          >
            {t(`provider.${provider}`)}
          </Button>
        )
      })}
    </div>
  )
}
