import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ResumeDocument } from '../../../../contract/resume-document.ts'
import { entriesOf, withEntries, withExtra, withSection, withSectionAt } from '../../../../resume/change.ts'
import { hasTwoColumns } from '../../../../resume/looks.ts'
import { isList, type Section, sectionsOf } from '../../../../resume/sections.ts'
import { ActionsMenu } from '../../../ui/actions-menu.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field, TextArea } from '../../../ui/field.tsx'
import { IconArrowDown, IconArrowUp, IconEye, IconPlus } from '../../../ui/icons.tsx'
import { IconEyeOff, IconFile, IconPencil, IconTrash } from '../../../ui/more-icons.ts'
import { Tag } from '../../../ui/tag.tsx'
import { t } from '../texts/index.ts'
import css from './entries.module.css'
import { Entries } from './entries.tsx'
import { type Entry, fieldsOf } from './fields.ts'
import { newId } from './new-id.ts'
import { Sorting, useSorted } from './sorting.tsx'
import { useTarget } from './use-target.ts'

interface SectionsProps {
  document: ResumeDocument
  onChange: (document: ResumeDocument, about?: string) => void
}

const icon = { size: '1rem', stroke: 1.7, 'aria-hidden': true } as const

/** The sections that have something in them, in the order of the paper, and those that can be added. */
export function Sections({ document, onChange }: SectionsProps) {
  const [opened, setOpened] = useState<readonly string[]>(['summary', 'work'])
  const all = sectionsOf(document)
  const isThere = ({ key }: Section) =>
    opened.includes(key) || (key === 'summary' ? !!document.basics?.summary : entriesOf(document, key).length > 0 || !isList(key))
  const shown = all.filter(isThere)
  const addOwn = () => {
    const id = newId()
    const { own } = document['x-applybox']
    onChange(withExtra(document, { own: [...own, { id, title: t('resume.section.ownTitle'), entries: [] }] }))
  }
  const keys = shown.map(({ key }) => key)
  const list = useRef<HTMLDivElement>(null)
  /** While a section is dragged all show their titles alone. Space above keeps the grabbed one under the pointer. */
  const [folded, setFolded] = useState<{ above: number; height: number } | null>(null)
  const grabbed = useRef<Element>(null)
  function fold(key: string) {
    const section = list.current?.children[keys.indexOf(key)]
    if (!list.current || !section) return
    grabbed.current = section
    const height = list.current.offsetHeight
    const { top } = section.getBoundingClientRect()
    flushSync(() => setFolded({ above: 0, height }))
    flushSync(() => setFolded({ above: top - section.getBoundingClientRect().top, height }))
  }
  useLayoutEffect(() => {
    if (!folded) grabbed.current?.scrollIntoView({ block: 'nearest' })
  }, [folded])
  function move(from: number, to: number) {
    const [moving, there] = [shown[from], shown[to]]
    if (moving && there) onChange(withSectionAt(document, moving.key, all.indexOf(there)))
  }
  return (
    <>
      <Sorting
        ids={keys}
        nameOf={(key) => shown.find((one) => one.key === key)?.title ?? ''}
        onMove={move}
        onGrab={fold}
        onDrop={() => setFolded(null)}
      >
        {(placeOf) => (
          <div
            ref={list}
            className={css.sections}
            style={folded ? { paddingTop: folded.above, minHeight: folded.height } : undefined}
          >
            {shown.map((section, n) => (
              <SectionCard
                key={section.key}
                section={section}
                place={placeOf(section.key)}
                isFolded={folded !== null}
                document={document}
                onChange={onChange}
                moveUp={n > 0 ? () => move(n, n - 1) : undefined}
                moveDown={n < shown.length - 1 ? () => move(n, n + 1) : undefined}
              />
            ))}
          </div>
        )}
      </Sorting>
      <Card title={t('resume.section.add')}>
        <div className={css.chips}>
          {all
            .filter((section) => !isThere(section))
            .map(({ key, title }) => (
              <Button
                key={key}
                look="default"
                size="small"
                icon={<IconPlus {...icon} />}
                onClick={() => setOpened([...opened, key])}
              >
                {title}
              </Button>
            ))}
          <Button look="default" size="small" icon={<IconPlus {...icon} />} onClick={addOwn}>
            {t('resume.section.own')}
          </Button>
        </div>
      </Card>
    </>
  )
}

interface SectionCardProps extends SectionsProps {
  section: Section
  /** In the list as it stands while one is dragged. */
  place: number
  isFolded: boolean
  moveUp: (() => void) | undefined
  moveDown: (() => void) | undefined
}

function SectionCard({ section, place, isFolded, document, onChange, moveUp, moveDown }: SectionCardProps) {
  const { key, title, isHidden, startsPage } = section
  const { ref, handle } = useSorted(key, place, title)
  const target = useTarget()
  const [isRenamed, setRenamed] = useState(target?.section === 'title' && target.entry === key)
  const { own, sections } = document['x-applybox']
  const isOwn = key !== 'summary' && !isList(key)
  const actions = [
    { label: t('resume.section.renameStart'), icon: <IconPencil {...icon} />, onChoose: () => setRenamed(true) },
    moveUp && {
      label: t('resume.up'),
      icon: <IconArrowUp {...icon} />,
      onChoose: moveUp,
    },
    moveDown && {
      label: t('resume.down'),
      icon: <IconArrowDown {...icon} />,
      onChoose: moveDown,
    },
    {
      label: isHidden ? t('resume.show') : t('resume.hide'),
      icon: isHidden ? <IconEye {...icon} /> : <IconEyeOff {...icon} />,
      onChoose: () => onChange(withSection(document, key, { isHidden: !isHidden })),
    },
    !hasTwoColumns(document['x-applybox'].look.template) && {
      label: startsPage ? t('resume.section.samePage') : t('resume.section.newPage'),
      icon: <IconFile {...icon} />,
      onChoose: () => onChange(withSection(document, key, { startsPage: !startsPage })),
    },
    isOwn && {
      label: t('resume.section.remove'),
      icon: <IconTrash {...icon} />,
      isGrave: true,
      onChoose: () =>
        onChange(
          withExtra(document, { own: own.filter(({ id }) => id !== key), sections: sections.filter((one) => one.key !== key) }),
        ),
    },
  ]
  return (
    <div style={{ order: place }}>
      <div ref={ref} className={css.section}>
        <Card
          title={title}
          aside={
            <span className={css.aside}>
              {isHidden && <Tag>{t('resume.hidden')}</Tag>}
              {startsPage && <Tag>{t('resume.section.onNewPage')}</Tag>}
              {handle}
              <ActionsMenu label={t('resume.section.more', { name: title })} actions={actions.filter((action) => !!action)} />
            </span>
          }
        >
          <div className={css.fields} hidden={isFolded}>
            {isRenamed && (
              <Field
                data-at={`title/${key}`}
                label={t('resume.section.rename')}
                autoFocus
                maxLength={200}
                value={sections.find((one) => one.key === key)?.title ?? title}
                onChange={(event) => onChange(withSection(document, key, { title: event.currentTarget.value }), `title ${key}`)}
                onBlur={() => setRenamed(false)}
              />
            )}
            {key === 'summary' ? (
              <TextArea
                data-at="summary"
                label={t('resume.summary')}
                rows={4}
                maxLength={10_000}
                value={document.basics?.summary ?? ''}
                onChange={(event) =>
                  onChange({ ...document, basics: { ...document.basics, summary: event.currentTarget.value } }, 'summary')
                }
              />
            ) : (
              <Entries
                section={key}
                name={title}
                add={t('resume.entry.add')}
                fields={fieldsOf(key)}
                entries={entriesOf(document, key) as Entry[]}
                onChange={(entries, about) => onChange(withEntries(document, key, entries), about)}
              />
            )}
          </div>
        </Card>
      </div>
    </div>
  )
}
