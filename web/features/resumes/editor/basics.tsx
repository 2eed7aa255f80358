import type { ResumeDocument } from '../../../../contract/resume-document.ts'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { Fields } from '../../../ui/form.tsx'
import { t } from '../texts/index.ts'
import css from './entries.module.css'
import { Entries } from './entries.tsx'
import { type Entry, profileFields } from './fields.ts'

type Change = (document: ResumeDocument, about?: string) => void
type Basics = NonNullable<ResumeDocument['basics']>
type Location = NonNullable<Basics['location']>

/** Who the person is and how to reach them. */
export function Basics({ document, onChange }: { document: ResumeDocument; onChange: Change }) {
  const basics: Basics = document.basics ?? {}
  const location: Location = basics.location ?? {}
  const change = (part: Partial<Basics>, about?: string) => onChange({ ...document, basics: { ...basics, ...part } }, about)
  const own = (name: 'name' | 'label' | 'email' | 'phone' | 'url', label: string, type = 'text') => (
    <Field
      data-at={`basics/${name}`}
      label={label}
      type={type}
      maxLength={500}
      value={basics[name] ?? ''}
      onChange={(event) => change({ [name]: event.currentTarget.value }, `basics.${name}`)}
    />
  )
  const place = (name: 'address' | 'postalCode' | 'city' | 'region' | 'countryCode') => (
    <Field
      data-at={`location/${name}`}
      label={t(`resume.f.${name}`)}
      maxLength={500}
      value={location[name] ?? ''}
      onChange={(event) => change({ location: { ...location, [name]: event.currentTarget.value } }, `location.${name}`)}
    />
  )
  return (
    <Card title={t('resume.basics')}>
      <div className={css.fields}>
        <Fields>
          {own('name', t('resume.f.fullName'))}
          {own('label', t('resume.f.label'))}
          {own('email', t('resume.f.email'), 'email')}
          {own('phone', t('resume.f.phone'), 'tel')}
          {own('url', t('resume.f.website'), 'url')}
          {place('city')}
          {place('countryCode')}
          {place('postalCode')}
          {place('address')}
          {place('region')}
        </Fields>
        <h3 className={css.label}>{t('resume.profiles')}</h3>
        <Entries
          section="profiles"
          name={t('resume.profiles')}
          add={t('resume.addLink')}
          fields={profileFields()}
          entries={(basics.profiles ?? []) as Entry[]}
          onChange={(profiles, about) => change({ profiles: profiles as Basics['profiles'] }, about)}
        />
      </div>
    </Card>
  )
}
