import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatsOf, getResumeFile, type Resume, type resumeFormats } from '../../../../contract/resumes.ts'
import { download } from '../../../download.ts'
import { ActionsMenu } from '../../../ui/actions-menu.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { IconArrowBackUp } from '../../../ui/icons.tsx'
import { IconArrowForwardUp, IconDownload } from '../../../ui/more-icons.ts'
import { BackLink } from '../../../ui/page-header.tsx'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useBeside } from '../../../ui/use-narrow.ts'
import { t } from '../texts/index.ts'
import { Basics } from './basics.tsx'
import { Check } from './check.tsx'
import { Clashes } from './clashes.tsx'
import css from './editor.module.css'
import { ForApplication } from './for-application.tsx'
import { LetterForm } from './letter.tsx'
import { LookForm } from './look.tsx'
import { Match } from './match.tsx'
import { Preview } from './preview.tsx'
import { PublicLink } from './public-link.tsx'
import { Sections } from './sections.tsx'
import { States, useLookedAt } from './states.tsx'
import { type SaveState, useEditor } from './use-editor.ts'
import { useFocusOnTarget } from './use-target.ts'
import { useUndoKeys } from './use-undo-keys.ts'

const icon = { size: '1.125rem', stroke: 1.7, 'aria-hidden': true } as const

/** A resume to write: the form, and beside it the PDF that will be sent. On a phone the PDF is a tab of its own. */
export function Editor({ resume }: { resume: Resume }) {
  const editor = useEditor(resume)
  const { name, document, change, undo, redo } = editor
  useUndoKeys(undo, redo)
  useFocusOnTarget()
  const [search] = useSearchParams()
  const isBeside = useBeside()
  const [isSavingFile, setSavingFile] = useState(false)
  // A letter needs a recipient: the employer of the application.
  const hasLetter = resume.application !== null || document['x-applybox'].letter !== undefined
  const tabs = (
    [
      'content',
      'design',
      'check',
      'history',
      ...(hasLetter ? ['letter' as const] : []),
      ...(resume.application ? ['match' as const] : []),
      ...(isBeside ? [] : ['preview' as const]),
    ] as const
  ).map((value) => ({
    value,
    label: t(`resume.${value}`),
  }))
  const chosen = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'content'

  const { data: lookedAt } = useLookedAt(resume.id)

  const part = chosen === 'letter' ? 'letter' : 'resume'
  const formats = formatsOf[part]

  async function save(format: (typeof resumeFormats)[number]) {
    setSavingFile(true)
    await editor.save()
    await download(
      getResumeFile,
      { params: { id: resume.id }, query: { format, part } },
      `${name}${part === 'letter' ? ` – ${t('resume.letter')}` : ''}.${format === 'text' ? 'txt' : format}`,
    )
    setSavingFile(false)
  }
  return (
    <div className={css.editor}>
      <title>{`${name} · Applybox`}</title>
      <h1 className="visually-hidden">{name}</h1>
      <header className={css.head}>
        <BackLink to="/resume-builder" label={t('nav.resumes')} />
        <SaveStatus state={editor.state} />
        <div className={css.tools}>
          <IconButton label={t('resume.undo')} disabled={!editor.canUndo} onClick={undo}>
            <IconArrowBackUp {...icon} />
          </IconButton>
          <IconButton label={t('resume.redo')} disabled={!editor.canRedo} onClick={redo}>
            <IconArrowForwardUp {...icon} />
          </IconButton>
          <Button
            size="small"
            isPending={isSavingFile}
            icon={<IconDownload {...icon} size="1rem" />}
            onClick={() => void save('pdf')}
          >
            PDF
          </Button>
          <ActionsMenu
            label={t('resumes.more', { name })}
            actions={formats.map((format) => ({
              label: t(`resumes.${format}`),
              icon: <IconDownload {...icon} />,
              onChoose: () => void save(format),
            }))}
          />
        </div>
      </header>
      <div className={css.columns}>
        <div className={css.form}>
          {resume.application && <ForApplication application={resume.application} />}
          <Clashes clashes={editor.clashes} settle={editor.settle} />
          <Tabs label={t('resume.parts')} tabs={tabs} chosen={chosen} />
          {chosen === 'content' && (
            <>
              <Field
                label={t('resume.name')}
                maxLength={200}
                value={name}
                onChange={(event) => change({ name: event.currentTarget.value }, 'name')}
              />
              <Basics document={document} onChange={(document, about) => change({ document }, about)} />
              <Sections document={document} onChange={(document, about) => change({ document }, about)} />
              <PublicLink resume={resume} />
            </>
          )}
          {chosen === 'design' && <LookForm document={document} onChange={(document, about) => change({ document }, about)} />}
          {chosen === 'match' && resume.application && (
            <Match id={resume.id} applicationId={resume.application.id} revision={resume.revision} />
          )}
          {chosen === 'letter' && (
            <LetterForm
              id={resume.id}
              applicationId={resume.application?.id ?? null}
              document={document}
              save={editor.save}
              onChange={(document, about) => change({ document }, about)}
            />
          )}
          {chosen === 'letter' && !isBeside && <Preview document={document} part="letter" />}
          {chosen === 'check' && <Check document={document} />}
          {chosen === 'history' && <States id={resume.id} document={document} onRestore={(document) => change({ document })} />}
          {chosen === 'history' && lookedAt && !isBeside && <Preview document={lookedAt.document} />}
          {chosen === 'preview' && <Preview document={document} />}
        </div>
        {isBeside && (
          <ScrollRegion label={t('resume.preview')} className={css.preview}>
            <Preview document={lookedAt?.document ?? document} part={part} />
          </ScrollRegion>
        )}
      </div>
    </div>
  )
}

function SaveStatus({ state }: { state: SaveState }) {
  return (
    <p className={css.status} data-is={state.is} role="status">
      {state.is === 'refused' ? t('resume.refused', { reason: state.reason }) : t(`resume.${state.is}`)}
    </p>
  )
}
