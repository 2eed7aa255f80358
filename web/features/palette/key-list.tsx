import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { type KeyName, keys } from '../../ui/key-table.ts'
import { KeyOf } from '../../ui/key-words.tsx'
import { places } from '../../ui/places.ts'
import { singleKeys } from '../../ui/single-keys.ts'
import css from './key-list.module.css'
import { t } from './texts/index.ts'

const groups = ['app', 'go', 'list', 'board', 'detail', 'triage', 'mail', 'change'] as const

/** Every key, from the table that the keys themselves are bound from. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const [areOn] = useState(singleKeys.areOn)
  const names = Object.keys(keys) as KeyName[]
  return (
    <Dialog title={t('keys')} isWide onClose={onClose} action={null}>
      {!areOn && <p className={css.off}>{t('keys.off')}</p>}
      <div className={css.groups}>
        {groups.map((group) => (
          <section key={group} aria-label={t(`keys.group.${group}`)}>
            <h3 className={css.name}>{t(`keys.group.${group}`)}</h3>
            <dl className={css.list}>
              {names
                .filter((name) => name.startsWith(`${group}.`))
                .map((name) => (
                  <div key={name} className={css.line}>
                    <dt>{wordsOf(name)}</dt>
                    <dd>
                      <KeyOf name={name} then={t('keys.then')} />
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

function wordsOf(name: KeyName): string {
  const place = places.find(({ key }) => key === name)
  return place ? t(place.label) : t(`key.${name as Exclude<KeyName, (typeof places)[number]['key']>}`)
}
