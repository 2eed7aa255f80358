import { useState } from 'react'
import { type Status, statuses } from '../../contract/applications.ts'
import { ActionsMenu } from '../ui/actions-menu.tsx'
import { Button } from '../ui/button.tsx'
import { Chips } from '../ui/chips.tsx'
import { Choice } from '../ui/choice.tsx'
import { CopyText } from '../ui/copy.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { IconArchive, IconPlus } from '../ui/icons.tsx'
import { Key } from '../ui/key.tsx'
import { Menu } from '../ui/menu.tsx'
import { Ago, At } from '../ui/moment.tsx'
import { Monogram } from '../ui/monogram.tsx'
import { IconDots, IconLayoutKanban, IconTable, IconTrash } from '../ui/more-icons.ts'
import { Popover } from '../ui/popover.tsx'
import { Rating } from '../ui/rating.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { Segments } from '../ui/segments.tsx'
import { StageStrip } from '../ui/stages.tsx'
import { StatusBadge, StatusIcon } from '../ui/status-badge.tsx'
import { Switch } from '../ui/switch.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Tag } from '../ui/tag.tsx'
import { Why } from '../ui/why.tsx'
import css from './patterns.module.css'

const icon = { size: '1rem', stroke: 1.7, 'aria-hidden': true }

export function Controls() {
  const [chosen, setChosen] = useState<Status[]>(['interview'])
  const [status, setStatus] = useState<Status>('applied')
  const [view, setView] = useState<'table' | 'board'>('table')
  const [search, setSearch] = useState('')
  const [isOn, setOn] = useState(true)
  const [stars, setStars] = useState<number | null>(3)
  return (
    <>
      <div className={css.line}>
        <Button icon={<IconPlus {...icon} />} end={<Key>C</Key>}>
          Primary
        </Button>
        <Button look="default">Default</Button>
        <Button look="subtle">Subtle</Button>
        <Button look="danger">Danger</Button>
        <Button isPending>Under way</Button>
        <Button disabled>Disabled</Button>
        <Button look="default" size="small">
          Small
        </Button>
        <Button size="large">Large</Button>
        <IconButton label="More">
          <IconDots size="1.125rem" stroke={1.7} />
        </IconButton>
        <ActionsMenu
          label="What else"
          actions={[
            { label: 'Archive', icon: <IconArchive {...icon} />, onChoose: () => undefined },
            { label: 'Delete', icon: <IconTrash {...icon} />, isGrave: true, onChoose: () => undefined },
          ]}
        />
      </div>
      <div className={css.line}>
        <SearchField label="Search" value={search} onChange={setSearch} />
        <Choice
          label="Sort"
          value={view}
          choices={[
            { value: 'table', label: 'Latest activity' },
            { value: 'board', label: 'Company' },
          ]}
          onChange={setView}
        />
        <Segments
          label="View"
          chosen={view}
          choices={[
            { value: 'table', label: 'Table', icon: <IconTable {...icon} /> },
            { value: 'board', label: 'Board', icon: <IconLayoutKanban {...icon} /> },
          ]}
          onChoose={setView}
        />
        <Switch label="On or off" isOn={isOn} onChange={setOn} />
        <Rating label="Rating" starsLabel={(n) => `${n} stars`} value={stars} onRate={setStars} />
      </div>
      <Chips
        label="Status"
        choices={statuses.map((value) => ({ value, label: value, icon: <StatusIcon status={value} />, count: 3 }))}
        chosen={chosen}
        onToggle={(one) => setChosen(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one])}
      />
      <div className={css.line}>
        {statuses.map((one) => (
          <StatusBadge key={one} status={one} />
        ))}
      </div>
      <StageStrip
        label="Stages"
        none="None"
        stages={statuses.slice(1, 6).map((one, n) => ({ status: one, count: 12 - 2 * n }))}
      />
      <div className={css.line}>
        <Tag>Neutral</Tag>
        <Tag tone="good">Good</Tag>
        <Tag tone="attention">Attention</Tag>
        {['Larkspur Analytics', 'Northwind', 'Øre & Søn', null].map((name) => (
          <Monogram key={name} name={name} size="2rem" />
        ))}
        <Ago at={new Date(Date.now() - 9 * 86_400_000).toISOString()} />
        <At at="2026-03-04T10:00:00Z" />
        <Why about="company" quotes={[{ quote: 'Thank you for applying to Larkspur Analytics', where: 'in the subject' }]} />
        <Menu
          label="Status"
          chosen={status}
          choices={statuses.map((value) => ({ value, label: value, icon: <StatusIcon status={value} /> }))}
          onChoose={setStatus}
        >
          <StatusBadge status={status} />
        </Menu>
        <Popover label="Panel" button="Open a panel">
          {(close) => <Button onClick={close}>Close it</Button>}
        </Popover>
      </div>
      <Tabs
        label="Parts"
        chosen="mail"
        tabs={[
          { value: 'timeline', label: 'Timeline' },
          { value: 'mail', label: 'Mail', count: 4 },
          { value: 'documents', label: 'Documents', count: 0 },
          { value: 'notes', label: 'Notes' },
        ]}
      />
      <CopyText text="ada.lovelace@applybox.localhost" label="Copy" />
    </>
  )
}
