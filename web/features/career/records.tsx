import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CopyButton } from '../../ui/copy.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { IconPlus } from '../../ui/icons.tsx'
import { IconPencil, IconTrash } from '../../ui/more-icons.ts'
import { ProblemState } from '../../ui/problem-state.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { discardDraft, draftName } from './draft.ts'
import { type CareerRecord, draftOf, type Kind, kinds } from './kinds.ts'
import { periodText } from './period.ts'
import { RecordForm } from './record-form.tsx'
import css from './records.module.css'
import { t } from './texts/index.ts'
import { adding, useRecords } from './use-records.ts'

/** Where a person worked and learned: to copy from into forms, and for the resume. */
export function Career() {
  return kinds.map((kind) => <Records key={kind.name} kind={kind} />)
}

function Records({ kind }: { kind: Kind }) {
  const { list, error, retry, save, remove } = useRecords(kind)
  const [edited, setEdited] = useState<string | null>(null)
  function leave(id: string | null) {
    discardDraft(draftName(kind, id))
    save.reset()
    setEdited(null)
  }
  const saved = (id: string | null) => setEdited((now) => (now === (id ?? 'new') ? null : now))
  const isOf = (id: string | null) => save.variables?.id === id
  const form = (id: string | null, record?: CareerRecord) => (
    <RecordForm
      kind={kind}
      draftName={draftName(kind, id)}
      isNew={id === null}
      saved={record ? draftOf(record) : {}}
      problem={isOf(id) ? save.error : null}
      isPending={isOf(id) && save.isPending}
      onSave={(draft) =>
        save.mutateAsync({ id, draft }).then(
          () => saved(id),
          () => undefined,
        )
      }
      onDiscard={() => leave(id)}
    />
  )
  return (
    <Card
      title={t(`career.${kind.name}`)}
      aside={
        edited !== 'new' && (
          <Button
            look="default"
            size="small"
            icon={<IconPlus size="0.9375rem" aria-hidden="true" />}
            aria-label={t(`career.${kind.name}.add`)}
            onClick={() => setEdited('new')}
          >
            {t('career.add')}
          </Button>
        )
      }
    >
      {edited === 'new' && <div className={css.first}>{form(null)}</div>}
      {error && <ProblemState error={error} retry={retry} />}
      {!list && !error && <SkeletonRows height="3.5rem" />}
      {list?.length === 0 && edited !== 'new' && <p className={css.none}>{t(`career.${kind.name}.none`)}</p>}
      {list && list.length > 0 && (
        <ul className={css.records}>
          {list.map((record) =>
            record.id === edited ? (
              <li key={record.id} className={css.record}>
                {form(record.id, record)}
              </li>
            ) : (
              <Item
                key={record.id}
                kind={kind}
                record={record}
                onEdit={() => setEdited(record.id)}
                onRemove={() => remove(record.id)}
              />
            ),
          )}
        </ul>
      )}
    </Card>
  )
}

interface ItemProps {
  kind: Kind
  record: CareerRecord
  onEdit: () => void
  onRemove: () => void
}

function Item({ kind, record, onEdit, onRemove }: ItemProps) {
  const lines = kind.fields.flatMap(({ name, label, isNamed }) => {
    const text = record[name]
    return text ? [{ name, label: label(), text, shown: isNamed ? `${label()}: ${text}` : text }] : []
  })
  const [headline] = lines
  const period = periodText(record)
  // It has its id from the server.
  const isUnderWay = record.id === adding
  return (
    <li className={css.record}>
      <div className={css.head}>
        <div className={css.words}>
          {lines.map(({ name, label, text, shown }) => (
            <div key={name} className={css.line}>
              {name === headline?.name ? <h3 className={css.headline}>{shown}</h3> : <p>{shown}</p>}
              <CopyButton text={text} label={t('career.copy', { field: label, text })} />
            </div>
          ))}
          {period && <p className={css.period}>{period}</p>}
        </div>
        <IconButton label={t('career.edit', { what: headline?.text ?? '' })} disabled={isUnderWay} onClick={onEdit}>
          <IconPencil size="1rem" stroke={1.7} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('career.remove', { what: headline?.text ?? '' })} disabled={isUnderWay} onClick={onRemove}>
          <IconTrash size="1rem" stroke={1.7} aria-hidden="true" />
        </IconButton>
      </div>
      {record.description && (
        <div className={css.description}>
          <p>{record.description}</p>
          <CopyButton text={record.description} label={t('career.copyDescription', { what: headline?.text ?? '' })} />
        </div>
      )}
    </li>
  )
}
