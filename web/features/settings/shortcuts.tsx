import { Setting, Settings } from '../../ui/setting.tsx'
import { Switch } from '../../ui/switch.tsx'
import { t } from './texts/index.ts'
import { useSettings } from './use-settings.ts'

/** Keys without Ctrl, Cmd or Alt: who speaks to the computer may want none. */
export function Shortcuts() {
  const { settings, change } = useSettings()
  return (
    <Settings>
      <Setting
        label={t('settings.singleKeys')}
        action={
          <Switch
            label={t('settings.singleKeys')}
            isOn={settings?.singleKeyShortcuts ?? true}
            disabled={!settings}
            onChange={(isOn) => change({ singleKeyShortcuts: isOn })}
          />
        }
      >
        {t('settings.singleKeys.text')}
      </Setting>
    </Settings>
  )
}
