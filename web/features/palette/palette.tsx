import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { IconSearch } from '../../ui/icons.tsx'
import { KeyOf } from '../../ui/key-words.tsx'
import { useModal } from '../../ui/modal.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import { useArchiveOpen } from './archive-open.ts'
import { type Command, commands, groups, named } from './commands.tsx'
import css from './palette.module.css'
import { useFound } from './search.tsx'
import { t } from './texts/index.ts'

/** The server looks for no more. */
const longest = 200

/** Goes anywhere and does anything by its name. Arrows choose, Enter does it, Escape leaves. */
export function Palette({ onClose, signOut }: { onClose: () => void; signOut: () => void }) {
  const { dialog, leave } = useModal(onClose)
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const navigate = useNavigate()
  const archive = useArchiveOpen()
  const go = (to: string) => void navigate(to)
  const found = useFound(useDebounced(typed.trim().slice(0, longest), 120), go)
  const all = [...named(commands({ go, signOut, archive }), typed), ...(typed.trim() === '' ? [] : found)]
  const shown = groups.flatMap((group) => all.filter((one) => one.group === group))
  const active = Math.min(at, shown.length - 1)

  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [listId, active])

  function run(command: Command | undefined) {
    if (!command) return
    // Gone first: what it opens takes its place.
    leave()
    command.run()
  }
  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && shown.length > 0) setAt((active + step + shown.length) % shown.length)
    else if (event.key === 'Enter') run(shown[active])
    else return
    event.preventDefault()
  }

  return (
    // A press beside it closes it.
    <dialog
      {...dialog}
      className={css.palette}
      aria-label={t('palette')}
      onMouseDown={(event) => event.target === event.currentTarget && leave()}
    >
      <div className={css.inner}>
        <div className={css.search}>
          <IconSearch size="1.125rem" aria-hidden="true" />
          <input
            type="text"
            role="combobox"
            className={css.input}
            aria-label={t('palette')}
            aria-expanded="true"
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={shown.length > 0 ? `${listId}-${active}` : undefined}
            placeholder={t('palette.hint')}
            autoComplete="off"
            spellCheck={false}
            maxLength={longest}
            autoFocus
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setAt(0)
            }}
            onKeyDown={press}
          />
        </div>
        <div id={listId} role="listbox" aria-label={t('palette')} className={css.list}>
          {groups.map((group) => {
            const some = shown.filter((one) => one.group === group)
            return (
              some.length > 0 && (
                <fieldset key={group} aria-label={t(`palette.group.${group}`)} className={css.group}>
                  <p className={css.name} aria-hidden="true">
                    {t(`palette.group.${group}`)}
                  </p>
                  {some.map((command) => {
                    const index = shown.indexOf(command)
                    return (
                      <div
                        key={command.id}
                        id={`${listId}-${index}`}
                        role="option"
                        tabIndex={-1}
                        aria-selected={index === active}
                        className={css.option}
                        onMouseMove={() => setAt(index)}
                        onClick={() => run(command)}
                        onKeyDown={press}
                      >
                        {command.icon}
                        <span className={css.words}>
                          <span className={css.label}>{command.shown ?? command.label}</span>
                          {command.detail && <span className={css.detail}>{command.detail}</span>}
                        </span>
                        {command.more}
                        {command.key && (
                          <span className={css.keys}>
                            <KeyOf name={command.key} />
                          </span>
                        )}
                      </div>
                    )
                  })}
                </fieldset>
              )
            )
          })}
        </div>
        {shown.length === 0 && (
          <p role="status" className={css.none}>
            {t('palette.none')}
          </p>
        )}
      </div>
    </dialog>
  )
}
