import { useId, useState } from 'react'
import { moved } from '../../../../resume/change.ts'
import { ActionsMenu } from '../../../ui/actions-menu.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconArrowDown, IconArrowUp, IconChevronDown, IconCopy, IconEye, IconPlus } from '../../../ui/icons.tsx'
import { IconEyeOff, IconTrash } from '../../../ui/more-icons.ts'
import { Tag } from '../../../ui/tag.tsx'
import { t } from '../texts/index.ts'
import css from './entries.module.css'
import { EntryForm } from './entry-form.tsx'
import { type Entry, type FieldOf, nameOfEntry } from './fields.ts'
import { newId } from './new-id.ts'
import { Sorting, useSorted } from './sorting.tsx'
import { useTarget } from './use-target.ts'

interface EntriesProps {
  section: string
  /** Of the section. */
  name: string
  add: string
  fields: FieldOf[]
  entries: readonly Entry[]
  onChange: (entries: Entry[], about?: string) => void
}

const icon = { size: '1rem', stroke: 1.7, 'aria-hidden': true } as const

/** The entries of one section: opened to write in, moved, hidden, copied and removed. */
export function Entries({ section, name, add, fields, entries, onChange }: EntriesProps) {
  const target = useTarget()
  const [openedId, setOpened] = useState<string | null>(target?.section === section ? target.entry : null)
  const idOf = (entry: Entry, n: number) => entry['x-applybox']?.id ?? String(n)
  const ids = entries.map(idOf)
  const put = (n: number, entry: Entry, about?: string) => onChange(entries.with(n, entry), about)
  function append(entry: Entry, at = entries.length) {
    const id = newId()
    onChange(entries.toSpliced(at, 0, { ...entry, 'x-applybox': { ...entry['x-applybox'], id } }))
    setOpened(id)
  }
  return (
    <>
      {entries.length > 0 && (
        <Sorting
          ids={ids}
          nameOf={(id) => calledOf(entries[ids.indexOf(id)] ?? {}, fields)}
          onMove={(from, to) => onChange(moved(entries, from, to))}
        >
          {(placeOf) => (
            <ul className={css.entries}>
              {entries.map((entry, n) => {
                const id = idOf(entry, n)
                return (
                  <EntryItem
                    key={id}
                    id={id}
                    place={placeOf(id)}
                    at={`${section}/${id}`}
                    entry={entry}
                    fields={fields}
                    isOpen={openedId === id}
                    toggle={() => setOpened(openedId === id ? null : id)}
                    onChange={(changed, about) => put(n, changed, about && `${name} ${id} ${about}`)}
                    actions={[
                      n > 0 && {
                        label: t('resume.up'),
                        icon: <IconArrowUp {...icon} />,
                        onChoose: () => onChange(moved(entries, n, n - 1)),
                      },
                      n < entries.length - 1 && {
                        label: t('resume.down'),
                        icon: <IconArrowDown {...icon} />,
                        onChoose: () => onChange(moved(entries, n, n + 1)),
                      },
                      { label: t('resume.duplicate'), icon: <IconCopy {...icon} />, onChoose: () => append(entry, n + 1) },
                      {
                        label: t('resume.remove'),
                        icon: <IconTrash {...icon} />,
                        isGrave: true,
                        onChoose: () => onChange(entries.toSpliced(n, 1)),
                      },
                    ].filter((action) => action !== false)}
                  />
                )
              })}
            </ul>
          )}
        </Sorting>
      )}
      <div>
        <Button
          look="default"
          size="small"
          icon={<IconPlus {...icon} />}
          aria-label={`${add}: ${name}`}
          onClick={() => append({})}
        >
          {add}
        </Button>
      </div>
    </>
  )
}

const calledOf = (entry: Entry, fields: FieldOf[]) => nameOfEntry(entry, fields) || t('resume.entry.new')

interface EntryItemProps {
  id: string
  place: number
  at: string
  entry: Entry
  fields: FieldOf[]
  isOpen: boolean
  toggle: () => void
  onChange: (entry: Entry, about?: string) => void
  actions: Parameters<typeof ActionsMenu>[0]['actions']
}

function EntryItem({ id, place, at, entry, fields, isOpen, toggle, onChange, actions }: EntryItemProps) {
  const formId = useId()
  const called = calledOf(entry, fields)
  const { ref, handle } = useSorted(id, place, called)
  const isHidden = entry['x-applybox']?.isHidden ?? false
  const hide = {
    label: isHidden ? t('resume.show') : t('resume.hide'),
    icon: isHidden ? <IconEye {...icon} /> : <IconEyeOff {...icon} />,
    onChoose: () => onChange({ ...entry, 'x-applybox': { ...entry['x-applybox'], isHidden: !isHidden } }),
  }
  return (
    <li style={{ order: place }}>
      <div ref={ref} className={css.entry}>
        <div className={css.head}>
          <button type="button" className={css.opener} aria-expanded={isOpen} aria-controls={formId} onClick={toggle}>
            <IconChevronDown size="1rem" aria-hidden="true" className={css.chevron} />
            <span className={css.name}>{called}</span>
            {isHidden && <Tag>{t('resume.hidden')}</Tag>}
          </button>
          {handle}
          <ActionsMenu
            label={t('resume.entry.more', { name: called })}
            actions={[...actions.slice(0, -1), hide, ...actions.slice(-1)]}
          />
        </div>
        <div id={formId} hidden={!isOpen}>
          {isOpen && <EntryForm at={at} entry={entry} fields={fields} onChange={onChange} />}
        </div>
      </div>
    </li>
  )
}
