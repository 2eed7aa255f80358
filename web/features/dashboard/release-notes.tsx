import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getProfile, hideReleaseNotes, type User } from '../../../contract/profile.ts'
import { call } from '../../api.ts'
import { IconSparkles, IconX } from '../../ui/icons.tsx'
import { releaseNotesQuery } from './queries.ts'
import css from './release-notes.module.css'
import { t } from './texts/index.ts'

/** What is new in this version, until the user closes it. */
export function ReleaseNotes({ user }: { user: User }) {
  const queries = useQueryClient()
  const { data: meta } = useQuery(releaseNotesQuery(user))
  const hide = useMutation({
    mutationFn: () => call(hideReleaseNotes, { body: { clickOn: true } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [getProfile.path] }),
  })
  const latest = meta?.releaseNotes[0]
  if (!latest || user.clickOn || hide.isPending) return null
  return (
    <section className={css.notes} aria-label={t('release.title', { version: latest.version })}>
      <IconSparkles size="1.125rem" stroke={1.7} aria-hidden="true" />
      <details className={css.words}>
        <summary>
          <b>{t('release.title', { version: latest.version })}</b> <span>{latest.notes[0]}</span>
        </summary>
        <ul>
          {latest.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </details>
      <button type="button" className={css.close} aria-label={t('release.hide')} onClick={() => hide.mutate()}>
        <IconX size="1rem" aria-hidden="true" />
      </button>
    </section>
  )
}
