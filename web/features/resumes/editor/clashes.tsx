import type { Clash } from '../../../../resume/merge.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { t } from '../texts/index.ts'
import css from './clashes.module.css'

interface ClashesProps {
  clashes: readonly Clash[]
  settle: (clash: Clash, keep: 'theirs' | 'mine') => void
}

/** What was changed in two places in two ways, to choose from. */
export function Clashes({ clashes, settle }: ClashesProps) {
  if (clashes.length === 0) return null
  return (
    <Card title={t('resume.clashes')}>
      <ul className={css.clashes}>
        {clashes.map((clash) => (
          <li key={clash.path.join('/')} className={css.clash}>
            <p>{t('resume.clash.mine', { text: textOf(clash.mine) })}</p>
            <p>{t('resume.clash.theirs', { text: textOf(clash.theirs) })}</p>
            <div className={css.buttons}>
              <Button look="default" size="small" onClick={() => settle(clash, 'mine')}>
                {t('resume.clash.keepMine')}
              </Button>
              <Button look="default" size="small" onClick={() => settle(clash, 'theirs')}>
                {t('resume.clash.useTheirs')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(' / ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value ?? '')
}
