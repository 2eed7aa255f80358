import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { connectProvider, type Provider } from '../../../contract/accounts.ts'
import { ApiProblem, call } from '../../api.ts'
import { FormProblem } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import { providerNames } from './provider-names.ts'
import { t } from './texts/index.ts'
import { useProfileAgain } from './use-profile-again.ts'

/** A browser that comes back from a provider to be connected: takes the one-time code, and says here what went wrong. */
export function ConnectionReturn({ provider }: { provider: Provider }) {
  const [search, setSearch] = useSearchParams()
  const readAgain = useProfileAgain()
  const place = useRef<HTMLDivElement>(null)
  const code = search.get('code')
  // A query, not a mutation: it runs once for this code, however often the page is drawn.
  const { error } = useQuery({
    queryKey: ['connect', code],
    queryFn: async () => {
      await call(connectProvider, { params: { provider }, body: { code: code ?? '' } })
      await readAgain()
      toast({ message: t('account.connect.done', { provider: providerNames[provider] }) })
      setSearch({}, { replace: true })
      return true
    },
    enabled: code !== null,
    staleTime: 'static',
  })
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  const hasFailed = search.get('error') === 'sign_in_failed'
  return (
    <div ref={place}>
      <FormProblem message={error ? messageOf(error, provider) : hasFailed ? t('provider.failed') : undefined} />
    </div>
  )
}

function messageOf(error: Error, provider: Provider) {
  const values = { provider: providerNames[provider] }
  if (!(error instanceof ApiProblem)) return t('provider.failed')
  if (error.code === 'identity_taken') return t('account.connect.taken', values)
  if (error.code === 'conflict') return t('account.connect.other', values)
  return error.code === 'sign_in_failed' ? t('account.connect.late') : error.message
}
