import type { ReactNode } from 'react'
import { showOverlay } from '../../overlay.ts'
import { chooseScheme } from '../../ui/color-scheme.ts'
import { IconArchive, IconArrowRight, IconPlus } from '../../ui/icons.tsx'
import type { KeyName } from '../../ui/key-table.ts'
import { IconFileText, IconKeyboard, IconLogout, IconMoon, IconSun, IconSunMoon, IconTableImport } from '../../ui/more-icons.ts'
import { places } from '../../ui/places.ts'
import { t } from './texts/index.ts'

/** In the order in which they are shown. */
export const groups = [
  'applications',
  'actions',
  'pages',
  'companies',
  'jobs',
  'people',
  'notes',
  'documents',
  'mails',
  'all',
] as const

export interface Command {
  id: string
  group: (typeof groups)[number]
  label: string
  /** The label with what was searched for marked. */
  shown?: ReactNode
  /** Below the label. */
  detail?: ReactNode
  /** Beside the label. */
  more?: ReactNode
  icon: ReactNode
  key?: KeyName
  run: () => void
}

interface Ways {
  go: (to: string) => void
  signOut: () => void
  /** Of the application that is open; undefined when none is. */
  archive: (() => void) | undefined
}

const icon = { size: '1.125rem', stroke: 1.7, 'aria-hidden': true }

/** All that can be done by its name. */
export function commands({ go, signOut, archive }: Ways): Command[] {
  const actions: Omit<Command, 'group'>[] = [
    { id: 'add', label: t('palette.add'), icon: <IconPlus {...icon} />, key: 'app.add', run: () => showOverlay('add') },
    ...(archive ? [{ id: 'archive', label: t('palette.archive'), icon: <IconArchive {...icon} />, run: archive }] : []),
    { id: 'import', label: t('palette.import'), icon: <IconTableImport {...icon} />, run: () => go('/settings/import') },
    {
      id: 'proof',
      label: t('palette.proof'),
      icon: <IconFileText {...icon} />,
      run: () => go('/settings/proof-of-search'),
    },
    { id: 'keys', label: t('palette.keys'), icon: <IconKeyboard {...icon} />, key: 'app.keys', run: () => showOverlay('keys') },
    { id: 'light', label: t('palette.scheme.light'), icon: <IconSun {...icon} />, run: () => chooseScheme('light') },
    { id: 'dark', label: t('palette.scheme.dark'), icon: <IconMoon {...icon} />, run: () => chooseScheme('dark') },
    { id: 'auto', label: t('palette.scheme.auto'), icon: <IconSunMoon {...icon} />, run: () => chooseScheme('auto') },
    { id: 'sign-out', label: t('palette.signOut'), icon: <IconLogout {...icon} />, run: signOut },
  ]
  return [
    ...actions.map((one) => ({ ...one, group: 'actions' as const })),
    ...places.map(({ to, label, key }) => ({
      id: to,
      group: 'pages' as const,
      label: t(label),
      icon: <IconArrowRight {...icon} />,
      key,
      run: () => go(to),
    })),
  ]
}

/** Those whose label holds every word that was typed. */
export function named(all: readonly Command[], typed: string): Command[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return all.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
}
