import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { fitResume } from '../../../../contract/resume-check.ts'
import {
  fonts,
  type Look,
  papers,
  type ResumeDocument,
  resumeLanguages,
  templates,
} from '../../../../contract/resume-document.ts'
import { withExtra } from '../../../../resume/change.ts'
import { hasTwoColumns, resolvedLook } from '../../../../resume/looks.ts'
import { type ApiProblem, call } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field, SelectField } from '../../../ui/field.tsx'
import { Fields } from '../../../ui/form.tsx'
import { IconPhoto } from '../../../ui/more-icons.ts'
import { Switch } from '../../../ui/switch.tsx'
import { toast } from '../../../ui/toast.tsx'
import { t } from '../texts/index.ts'
import { languageName } from './language-name.ts'
import css from './look.module.css'
import { photoOf } from './photo.ts'

interface LookFormProps {
  document: ResumeDocument
  onChange: (document: ResumeDocument, about?: string) => void
}

/** How the resume looks, and in which language it speaks. */
export function LookForm({ document, onChange }: LookFormProps) {
  const { look, language } = document['x-applybox']
  const shown = resolvedLook(look)
  const set = (change: Partial<Look>, about?: string) => onChange(withExtra(document, { look: { ...look, ...change } }), about)
  const fit = useMutation<Fitted, ApiProblem>({
    meta: { inline: true },
    mutationFn: () => call(fitResume, { body: { document } }),
    onSuccess: ({ look: fitted }) => fitted && onChange(withExtra(document, { look: fitted })),
  })
  const file = useRef<HTMLInputElement>(null)
  async function choosePhoto(chosen: File) {
    const image = await photoOf(chosen)
    if (image === null) return toast({ type: 'error', message: t('resume.look.photo.bad') })
    const withPhoto = withExtra(document, { look: { ...look, hasPhoto: true } })
    onChange({ ...withPhoto, basics: { ...document.basics, image } })
  }
  return (
    <>
      <Card title={t('resume.look.template')}>
        <fieldset data-at="look/template" className={css.templates} aria-label={t('resume.look.template')}>
          {templates.map((template) => (
            <label key={template} className={css.template}>
              <input
                type="radio"
                name="template"
                checked={template === look.template}
                onChange={() => set({ template, font: undefined, color: undefined, size: undefined, margin: undefined })}
              />
              {t(`resume.template.${template}`)}
            </label>
          ))}
        </fieldset>
        {hasTwoColumns(look.template) && <p className={css.hint}>{t('resume.look.twoColumns')}</p>}
      </Card>
      <Card
        title={t('resume.design')}
        aside={
          <Button look="subtle" size="small" onClick={() => set({ ...unchosen })}>
            {t('resume.look.reset')}
          </Button>
        }
      >
        <Fields>
          <Field
            label={t('resume.look.color')}
            type="color"
            value={shown.color}
            onChange={(event) => set({ color: event.currentTarget.value }, 'color')}
          />
          <SelectField
            label={t('resume.look.font')}
            value={shown.font}
            choices={fonts.map((value) => ({ value, label: value }))}
            onChange={(font) => set({ font })}
          />
          <Amount
            at="look/size"
            label={t('resume.look.size')}
            value={shown.size}
            range={[8, 13, 0.5]}
            onChange={(size) => set({ size }, 'size')}
          />
          <Amount
            at="look/margin"
            label={t('resume.look.margin')}
            value={shown.margin}
            range={[8, 35, 1]}
            onChange={(margin) => set({ margin }, 'margin')}
          />
          <Amount
            at="look/spacing"
            label={t('resume.look.spacing')}
            value={Math.round(shown.spacing * 100)}
            range={[60, 160, 5]}
            onChange={(percent) => set({ spacing: percent / 100 }, 'spacing')}
          />
          <SelectField
            label={t('resume.look.paper')}
            value={look.paper}
            choices={papers.map((value) => ({ value, label: t(`resume.look.${value}`) }))}
            onChange={(paper) => set({ paper })}
          />
          <SelectField
            label={t('resume.look.language')}
            value={language}
            choices={resumeLanguages.map((value) => ({ value, label: languageName(value) }))}
            onChange={(language) => onChange(withExtra(document, { language }))}
          />
        </Fields>
        <div className={css.fit}>
          <Button look="default" size="small" isPending={fit.isPending} onClick={() => fit.mutate()}>
            {t('resume.fit')}
          </Button>
          <p role="status" className={css.hint}>
            {fit.error?.message ?? (fit.data && fitText(fit.data))}
          </p>
        </div>
      </Card>
      <Card title={t('resume.look.photo')}>
        <div data-at="look/photo" className={css.photo}>
          {document.basics?.image?.startsWith('data:image/') && (
            <img src={document.basics.image} alt="" className={css.picture} />
          )}
          <Switch label={t('resume.look.photo')} isOn={look.hasPhoto} onChange={(hasPhoto) => set({ hasPhoto })} />
          <Button look="default" size="small" icon={<IconPhoto size="1rem" stroke={1.7} />} onClick={() => file.current?.click()}>
            {t('resume.look.photo.choose')}
          </Button>
          <input
            ref={file}
            type="file"
            accept="image/*"
            hidden
            onChange={({ currentTarget: { files } }) => files?.[0] && void choosePhoto(files[0])}
          />
        </div>
        <p className={css.hint}>{t('resume.look.photo.hint')}</p>
      </Card>
    </>
  )
}

interface Fitted {
  pages: number
  look: Look | null
}

function fitText({ pages, look: fitted }: Fitted): string {
  if (pages < 2 && !fitted) return t('resume.fit.one')
  if (!fitted) return t('resume.fit.none')
  const { spacing, margin, size } = resolvedLook(fitted)
  return t('resume.fit.done', { n: pages, spacing: Math.round(spacing * 100), margin, size })
}

const unchosen = { font: undefined, color: undefined, size: undefined, margin: undefined, spacing: undefined }

interface AmountProps {
  at: string
  label: string
  value: number
  range: readonly [least: number, most: number, step: number]
  onChange: (value: number) => void
}

function Amount({ at, label, value, range: [min, max, step], onChange }: AmountProps) {
  return (
    <Field
      data-at={at}
      label={label}
      type="number"
      min={min}
      max={max}
      step={step}
      value={value}
      onChange={(event) => {
        const given = event.currentTarget.valueAsNumber
        if (given >= min && given <= max) onChange(given)
      }}
    />
  )
}
