// The chosen filters, each with a link that removes it, and the button for the others.

import { Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { Icon } from '#ui/icon.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import type { FiltersView } from './filters-view.ts'

export const filterPanelId = 'filters'

export function FilterChips({ chips, clear, isAsked }: Pick<FiltersView, 'chips' | 'clear' | 'isAsked'>) {
  if (!isAsked) return null
  return (
    <ul className="filter-chips" aria-label={sentence('search.chosenFilters')}>
      {chips.map(({ label, href }) => (
        <li key={label}>
          <Link to={href} className="filter-chip" preventScrollReset>
            <RichSentence
              text={sentence('search.takeAway')}
              parts={{ filter: () => label, heard: inner => <span className="sr-only">{inner}</span> }}
            />
            <Icon name="cross" className="size-4" />
          </Link>
        </li>
      ))}
      {clear && chips.length > 1 && (
        <li>
          <Link to={clear} className="link filter-chip-all" preventScrollReset>
            {sentence('search.takeAllAway')}
          </Link>
        </li>
      )}
      <li>
        <Link to="/stays" className="link filter-chip-all">
          {sentence('search.startAgain')}
        </Link>
      </li>
    </ul>
  )
}

/** Opens the sheet; hidden where the filters stand beside the results. `number`: how many filters are chosen. */
export function FilterButton({ number }: { readonly number: number }) {
  return (
    <button type="button" popoverTarget={filterPanelId} className="button button-quiet filter-button">
      <Icon name="filters" /> {number > 0 ? sentence('search.filtersChosen', { number }) : sentence('search.filters')}
    </button>
  )
}
