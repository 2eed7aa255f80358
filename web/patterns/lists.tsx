import { Link } from 'react-router'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { IconMailbox } from '../ui/icons.tsx'
import { type Listing, Rows } from '../ui/rows.tsx'
import { useSelection } from '../ui/use-selection.ts'
import css from './patterns.module.css'

interface Item {
  id: string
  name: string
}

const some = Array.from({ length: 400 }, (_, n) => ({ id: String(n), name: `Row ${n + 1}` }))
const nothing: Listing<Item> = {
  items: [],
  isPending: false,
  error: null,
  hasMore: false,
  hasMoreFailed: false,
  loadMore: () => undefined,
  retry: () => undefined,
}
const states: Record<string, Listing<Item>> = {
  'as it is': { ...nothing, items: some },
  loading: { ...nothing, isPending: true },
  empty: nothing,
  'not loaded': { ...nothing, error: new Error('The server does not answer right now.') },
}

export function Lists() {
  return (
    <div className={css.frames}>
      {Object.entries(states).map(([name, listing]) => (
        <One key={name} name={name} listing={listing} />
      ))}
    </div>
  )
}

function One({ name, listing }: { name: string; listing: Listing<Item> }) {
  const { chosen, toggle } = useSelection(listing.items)
  return (
    <div className={css.frame}>
      <Rows
        label={name}
        listing={listing}
        rowHeight={3}
        selectedId="1"
        selection={{ chosen, toggle, nameOf: (item) => item.name }}
        empty={
          <EmptyState
            icon={<IconMailbox size="1.375rem" stroke={1.7} />}
            title="Nothing yet"
            action={
              <Button look="default" size="small">
                What to do next
              </Button>
            }
          >
            A sentence that says how something comes here.
          </EmptyState>
        }
      >
        {(item) => (
          <Link to="/" style={{ display: 'flex', alignItems: 'center', paddingLeft: 68 }}>
            {item.name}
          </Link>
        )}
      </Rows>
    </div>
  )
}
