// The chosen filters, each with a link that removes it.

import { Link } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import type { FiltersView } from './filters-view.ts'

export function FilterChips({ chips, clear }: Pick<FiltersView, 'chips' | 'clear'>) {
  if (chips.length === 0) return null
  return (
    <ul className="filter-chips" aria-label="Chosen filters">
      {chips.map(({ label, href }) => (
        <li key={label}>
          <Link to={href} className="filter-chip" preventScrollReset>
            {label}
            <span className="sr-only">: take away</span>
            <Icon name="cross" className="size-4" />
          </Link>
        </li>
      ))}
      {clear && chips.length > 1 && (
        <li>
          <Link to={clear} className="link filter-chip-all" preventScrollReset>
            Take all away
          </Link>
        </li>
      )}
    </ul>
  )
}
