import { Key } from './key.tsx'
import { type KeyName, keys } from './key-table.ts'

const signs: Partial<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', Escape: 'Esc' }
const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

/** The key of an action as it is written on keyboards; `then` parts keys that are pressed one after the other. */
export function KeyOf({ name, then }: { name: KeyName; then?: string }) {
  return (
    <>
      {keys[name].split(' ').map((part, at) => (
        <span key={part}>
          {at > 0 && then !== undefined && ` ${then} `}
          <Key>
            {signs[part] ??
              part
                .replace('mod+', isMac ? '⌘' : 'Ctrl ')
                .replace(/(^|[ ⌘])(\w)$/, (_, before, key) => before + key.toUpperCase())}
          </Key>
        </span>
      ))}
    </>
  )
}
