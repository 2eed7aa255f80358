import { useMutation } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type ImportedResume, importResume } from '../../../contract/resumes.ts'
import { type PrintedEntry, printed } from '../../../resume/printed.ts'
import { plainText } from '../../../resume/rich-text.ts'
import type { ApiProblem } from '../../api.ts'
import { lazyPart } from '../../lazy-part.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { upload } from '../../upload.ts'
import css from './import.module.css'
import { t } from './texts/index.ts'

const PdfPages = lazyPart(() => import('../../ui/pdf-pages.tsx').then(({ PdfPages }) => PdfPages))

export interface Imported {
  file: File
  read: ImportedResume
}

/** Sends a file to be read; nothing is kept of it. */
export function useImport() {
  return useMutation<Imported, ApiProblem, File>({
    meta: { inline: true },
    mutationFn: async (file) => ({
      file,
      read: await upload(importResume, { query: undefined, file, signal: new AbortController().signal, onProgress: () => {} }),
    }),
  })
}

/** The file, and beside it what was understood, before anything is taken. */
export function ReviewImport({ imported, onUse, onDiscard }: { imported: Imported; onUse: () => void; onDiscard: () => void }) {
  const { file, read } = imported
  const cv = printed(read.document)
  return (
    <>
      <div className={css.head}>
        <p>{t('resumes.read.lead')}</p>
        <Button onClick={onUse}>{t('resumes.read.use')}</Button>
        <Button look="default" onClick={onDiscard}>
          {t('resumes.read.discard')}
        </Button>
      </div>
      <div className={css.beside}>
        <Card title={t('resumes.read.source')}>
          {read.source === 'pdf' ? (
            <Suspense fallback={<SkeletonText />}>
              <PdfPages bytes={file} fallback={<p className={css.text}>{read.text}</p>} />
            </Suspense>
          ) : (
            <p className={css.text}>{read.text || file.name}</p>
          )}
        </Card>
        <Card title={t('resumes.read')}>
          <p className={css.name}>{cv.name}</p>
          <p>{cv.label}</p>
          <p className={css.muted}>{cv.contacts.map(({ text }) => text).join(' · ')}</p>
          {cv.sections.map(({ key, title, entries }) => (
            <section key={key} className={css.section}>
              <h3 className={css.title}>{title}</h3>
              {entries.map((entry, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what was read does not change
                <EntryRead key={n} entry={entry} />
              ))}
            </section>
          ))}
          {read.unreadPages > 0 && (
            <p className={css.muted} role="note">
              {t('resumes.read.unreadPages', { n: read.unreadPages })}
            </p>
          )}
          {read.unread.length > 0 && (
            <section className={css.section}>
              <h3 className={css.title}>{t('resumes.read.unread')}</h3>
              <p className={css.muted}>{t('resumes.read.unread.text')}</p>
              <p className={css.text}>{read.unread.join('\n')}</p>
            </section>
          )}
        </Card>
      </div>
    </>
  )
}

function EntryRead({ entry: { title, organization, place, dates, paragraphs, bullets } }: { entry: PrintedEntry }) {
  return (
    <div className={css.entry}>
      <b>{title}</b>
      <p className={css.muted}>{[organization, place, dates].filter(Boolean).join(' · ')}</p>
      {paragraphs.length > 0 && <p className={css.text}>{paragraphs.map(plainText).join('\n')}</p>}
      {bullets.length > 0 && (
        <ul className={css.bullets}>
          {bullets.map(plainText).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
