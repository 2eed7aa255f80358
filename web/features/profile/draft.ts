import { useState } from 'react'
import type { BodyIn } from '../../../contract/endpoint.ts'
import type { User, updateProfile } from '../../../contract/profile.ts'

export type ProfileChange = BodyIn<typeof updateProfile>

export const lineFields = [
  'firstName',
  'lastName',
  'preferredName',
  'city',
  'phoneNumber',
  'linkedIn',
  'github',
  'portfolio',
] as const
export const answerFields = ['gender', 'race', 'hispanicOrLatino', 'disability', 'veteran'] as const
export type TextField = (typeof lineFields)[number] | (typeof answerFields)[number] | 'emailSignature' | 'otherLinks'

type Draft = Partial<Record<TextField, string>> & { countryId?: string | null }

/** What was changed and not saved yet, over what the server has: what another device changes meanwhile shows beside it. */
export function useDraft(user: User) {
  const [draft, setDraft] = useState<Draft>({})
  const saved = (field: TextField) => (field === 'otherLinks' ? user.otherLinks.join('\n') : (user[field] ?? ''))
  const changed = (Object.keys(draft) as (keyof Draft)[]).filter((field) =>
    field === 'countryId' ? draft.countryId !== user.countryId : draft[field] !== saved(field),
  )
  return {
    now: draft,
    textOf: (field: TextField) => draft[field] ?? saved(field),
    countryId: draft.countryId === undefined ? user.countryId : draft.countryId,
    set: (change: Draft) => setDraft((before) => ({ ...before, ...change })),
    discard: () => setDraft({}),
    /** What was typed after it was sent is not saved yet. */
    saved: (sent: Draft) =>
      setDraft((before) =>
        Object.fromEntries(Object.entries(before).filter(([field, typed]) => typed !== sent[field as keyof Draft])),
      ),
    isChanged: changed.length > 0,
    change: () => Object.assign({}, ...changed.map((field) => bodyOf(field, draft))) as ProfileChange,
  }
}

function bodyOf(field: keyof Draft, draft: Draft): ProfileChange {
  if (field === 'countryId') return { countryId: draft.countryId ?? null }
  const text = draft[field] ?? ''
  if (field === 'otherLinks') return { otherLinks: text.split('\n').map(asLink).filter(Boolean) }
  if (field === 'linkedIn' || field === 'github' || field === 'portfolio') return { [field]: asLink(text) }
  if (answerFields.some((answer) => answer === field)) return { [field]: text.trim() || null }
  return { [field]: text }
}

/** People write example.com/ada. */
function asLink(text: string): string {
  const link = text.trim()
  return link === '' || /^[a-z][a-z0-9+.-]*:/i.test(link) ? link : `https://${link}`
}
