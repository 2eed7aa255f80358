import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getProfile, type User } from '../../../contract/profile.ts'
import { Setting } from '../../ui/setting.tsx'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast.tsx'
import { pushState, turnOff, turnOn } from './push.ts'
import { t } from './texts/index.ts'

/** Whether this browser shows what matters while the tracker is not open. */
export function PushOnThisDevice({ user }: { user: User }) {
  const queries = useQueryClient()
  const isAllowed = user.notification[0]?.notification === true
  const key = ['push', isAllowed]
  const { data: state } = useQuery({ queryKey: key, queryFn: () => pushState(isAllowed), staleTime: 0 })
  const change = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnOn() : turnOff()),
    onSuccess: (now) => {
      queries.setQueryData(key, now)
      if (now === 'on') toast({ message: t('push.turnedOn') })
      if (now === 'unreachable') toast({ type: 'error', message: t('push.unreachable') })
      if (now === 'off') toast({ message: t('push.turnedOff') })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [getProfile.path] }),
  })
  const isOn = change.isPending ? change.variables : state === 'on'
  return (
    <Setting
      label={t('push.title')}
      action={
        <Switch
          label={t('push.title')}
          isOn={isOn}
          disabled={change.isPending || state === undefined || state === 'unsupported' || state === 'blocked'}
          onChange={(on) => change.mutate(on)}
        />
      }
    >
      {t(`push.${state === 'unsupported' || state === 'blocked' ? state : 'text'}`)}
    </Setting>
  )
}
