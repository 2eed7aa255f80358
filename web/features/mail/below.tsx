import { useQuery } from '@tanstack/react-query'
import { mostOutgoing } from '../../../contract/outgoing.ts'
import { getProfile } from '../../../contract/profile.ts'
import { query } from '../../api.ts'
import { TextArea } from '../../ui/field.tsx'
import css from './composer.module.css'
import { t } from './texts/index.ts'
import type { Content } from './writing.ts'

interface BelowProps {
  content: Content
  /** The words of the mail that is answered. */
  original: string
  onChange: (part: Pick<Partial<Content>, 'isSigned' | 'quoted'>) => void
}

/** What stands below the text: the signature, which can be left out, and the words of the original, which can be cut. */
export function Below({ content: { as, isSigned, quoted }, original, onChange }: BelowProps) {
  const { data: profile } = useQuery(query(getProfile, {}))
  const signature = profile?.emailSignature.trim() ?? ''
  return (
    <>
      {signature !== '' && (
        <label className={css.signature}>
          <input
            type="checkbox"
            checked={isSigned}
            onChange={({ currentTarget }) => onChange({ isSigned: currentTarget.checked })}
          />
          <span>
            {t('write.signature')}
            <small>{signature}</small>
          </span>
        </label>
      )}
      {as === 'forward' && <p className={css.hint}>{t('write.passedOn')}</p>}
      {as === 'reply' && (
        <details className={css.more}>
          <summary>{t(quoted === '' ? 'write.quoted.none' : quoted ? 'write.quoted.part' : 'write.quoted')}</summary>
          <TextArea
            label={t('write.quotation')}
            description={t('write.quotation.hint')}
            rows={6}
            maxLength={mostOutgoing.quoted}
            value={quoted ?? original.trim().slice(0, mostOutgoing.quoted)}
            onChange={({ currentTarget }) => onChange({ quoted: currentTarget.value })}
          />
        </details>
      )}
    </>
  )
}
