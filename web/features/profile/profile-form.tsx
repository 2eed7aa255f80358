import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { type User, updateProfile } from '../../../contract/profile.ts'
import { type ApiProblem, call } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { CopyButton } from '../../ui/copy.tsx'
import { Field, FormProblem, TextArea } from '../../ui/field.tsx'
import { Fields } from '../../ui/form.tsx'
import { SaveBar } from '../../ui/save-bar.tsx'
import { toast } from '../../ui/toast.tsx'
import { CountryField } from './country-field.tsx'
import { answerFields, type lineFields, type ProfileChange, useDraft } from './draft.ts'
import css from './profile-form.module.css'
import { t } from './texts/index.ts'
import { useSaved } from './use-saved.ts'

type Line = (typeof lineFields)[number]
type Answer = (typeof answerFields)[number]

const autoComplete: Record<Line, string> = {
  firstName: 'given-name',
  lastName: 'family-name',
  preferredName: 'nickname',
  city: 'address-level2',
  phoneNumber: 'tel',
  linkedIn: 'off',
  github: 'off',
  portfolio: 'url',
}
/** How many characters the server takes; what is not named takes 120. */
const longest: Partial<Record<Line | Answer, number>> = { phoneNumber: 40, linkedIn: 400, github: 400, portfolio: 400 }
const lineLabel = (field: Line) => (field === 'linkedIn' ? 'LinkedIn' : field === 'github' ? 'GitHub' : t(`profile.${field}`))

/** The person, their links and signature, and apart from it the answers that forms of employers ask for. */
export function ProfileForm({ user }: { user: User }) {
  const draft = useDraft(user)
  const put = (body: ProfileChange) => call(updateProfile, { body })
  const { show, putBack } = useSaved(put)
  const save = useMutation<User, ApiProblem, { body: ProfileChange; before: User; sent: typeof draft.now }>({
    meta: { inline: true },
    mutationFn: ({ body }) => put(body),
    onSuccess: (saved, { body, before, sent }) => {
      show(saved)
      draft.saved(sent)
      const fields = Object.keys(body) as (keyof ProfileChange)[]
      const back: ProfileChange = Object.fromEntries(fields.map((field) => [field, before[field]]))
      toast({ message: t('profile.saved'), undo: () => putBack(back) })
    },
  })
  const blocker = useBlocker(draft.isChanged)
  useEffect(() => {
    if (!draft.isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [draft.isChanged])

  const errors = Object.entries(save.error?.fields ?? {})
  const errorOf = (field: string) => errors.find(([path]) => path.split('.')[0] === field)?.[1]
  const isTold = errors.length > 0

  const field = (name: Line | Answer, label: string) => (
    <Field
      key={name}
      label={label}
      value={draft.textOf(name)}
      maxLength={longest[name] ?? 120}
      autoComplete={name in autoComplete ? autoComplete[name as Line] : 'off'}
      inputMode={name === 'phoneNumber' ? 'tel' : undefined}
      error={errorOf(name)}
      onChange={(event) => draft.set({ [name]: event.currentTarget.value })}
      end={draft.textOf(name) && <CopyButton text={draft.textOf(name)} label={t('profile.copy', { field: label })} />}
    />
  )
  const line = (name: Line) => field(name, lineLabel(name))
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (draft.isChanged) save.mutate({ body: draft.change(), before: user, sent: draft.now })
  }
  return (
    <form aria-label={t('nav.profile')} className={css.form} onSubmit={submit}>
      <FormProblem message={save.error && !isTold ? save.error.message : undefined} />
      <Card title={t('profile.about')}>
        <Fields>
          {line('firstName')}
          {line('lastName')}
          {line('preferredName')}
          <CountryField
            countryId={draft.countryId}
            error={errorOf('countryId')}
            onChange={(countryId) => draft.set({ countryId })}
          />
          {line('city')}
          {line('phoneNumber')}
        </Fields>
      </Card>
      <Card title={t('profile.links')}>
        <Fields>
          {line('linkedIn')}
          {line('github')}
          {line('portfolio')}
        </Fields>
        <div className={css.below}>
          <TextArea
            label={t('profile.otherLinks')}
            description={t('profile.otherLinks.rule')}
            rows={2}
            value={draft.textOf('otherLinks')}
            error={errorOf('otherLinks')}
            onChange={(event) => draft.set({ otherLinks: event.currentTarget.value })}
          />
        </div>
      </Card>
      <Card>
        <TextArea
          label={t('profile.signature')}
          description={t('profile.signature.rule')}
          maxLength={4000}
          value={draft.textOf('emailSignature')}
          error={errorOf('emailSignature')}
          onChange={(event) => draft.set({ emailSignature: event.currentTarget.value })}
        />
      </Card>
      <Card title={t('profile.equal')}>
        <p className={css.hint}>{t('profile.equal.text')}</p>
        <Fields>{answerFields.map((name) => field(name, t(`profile.${name}`)))}</Fields>
      </Card>
      {draft.isChanged && (
        <SaveBar text={t('profile.unsaved')}>
          <Button look="default" onClick={draft.discard}>
            {t('profile.discard')}
          </Button>
          <Button type="submit" isPending={save.isPending}>
            {t('profile.save')}
          </Button>
        </SaveBar>
      )}
      {blocker.state === 'blocked' && (
        <Confirm
          title={t('profile.leave')}
          action={t('profile.leave.action')}
          onConfirm={() => blocker.proceed()}
          onCancel={() => blocker.reset()}
        >
          {t('profile.leave.text')}
        </Confirm>
      )}
    </form>
  )
}
