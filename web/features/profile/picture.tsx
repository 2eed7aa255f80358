import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, useRef, useState } from 'react'
import { changePicture, removePicture, type User } from '../../../contract/profile.ts'
import { type ApiProblem, call } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FormProblem } from '../../ui/field.tsx'
import { IconUserCircle } from '../../ui/icons.tsx'
import { IconPhoto } from '../../ui/more-icons.ts'
import { toast } from '../../ui/toast.tsx'
import css from './picture.module.css'
import { smallPicture } from './small-picture.ts'
import { t } from './texts/index.ts'
import { useSaved } from './use-saved.ts'

/** The person's picture: any that the browser can read, made small here before it is sent. */
export function Picture({ user: { profilePic } }: { user: User }) {
  const input = useRef<HTMLInputElement>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const put = (picture: string | null) =>
    picture === null ? call(removePicture, {}) : call(changePicture, { body: { picture } })
  const { show, putBack } = useSaved(put)
  const change = useMutation<User, ApiProblem, string | null, string | null>({
    meta: { inline: true },
    mutationFn: put,
    onMutate: () => profilePic?.split(',', 2)[1] ?? null,
    onSuccess: (saved, picture, before) => {
      show(saved)
      const message = picture === null ? t('picture.removed') : t('picture.saved')
      toast({ message, undo: () => putBack(before) })
    },
  })
  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    if (!file) return
    const picture = await smallPicture(file)
    setUnreadable(picture === null)
    if (picture !== null) change.mutate(picture)
    // The same file can be chosen again.
    currentTarget.value = ''
  }
  return (
    <Card title={t('picture')}>
      <div className={css.line}>
        {profilePic ? (
          <img className={css.picture} src={profilePic} alt={t('picture.alt')} />
        ) : (
          <IconUserCircle className={css.none} size="4rem" stroke={1} aria-hidden="true" />
        )}
        <input ref={input} type="file" hidden accept="image/*" aria-label={t('picture')} onChange={choose} />
        <Button
          look="default"
          icon={<IconPhoto size="1rem" stroke={1.7} />}
          isPending={change.isPending}
          onClick={() => input.current?.click()}
        >
          {profilePic ? t('picture.change') : t('picture.choose')}
        </Button>
        {profilePic && (
          <Button look="subtle" disabled={change.isPending} onClick={() => change.mutate(null)}>
            {t('picture.remove')}
          </Button>
        )}
      </div>
      <FormProblem message={isUnreadable ? t('picture.unreadable') : change.error?.message} />
    </Card>
  )
}
