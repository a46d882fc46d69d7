// The orders in which homes can be shown, as links.

import { Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { type Sort, sorts } from '#search/input/search-address.ts'

const sortNames: Readonly<Record<Sort, () => string>> = {
  recommended: () => sentence('search.byOurOrder'),
  price: () => sentence('search.byPrice'),
  rating: () => sentence('search.byRating'),
  newest: () => sentence('search.byNewest'),
  name: () => sentence('search.byName'),
}

/** `address` is that of the results in the present order. */
export function SortLinks({ address, sort }: { readonly address: string; readonly sort: Sort }) {
  return (
    <nav aria-label={sentence('search.order')} className="flex flex-wrap gap-x-4 text-sm sm:ms-auto">
      {sorts.map(other => (
        <Link
          key={other}
          to={inOrder(address, other)}
          aria-current={other === sort ? 'true' : undefined}
          className="sort-link"
          preventScrollReset
        >
          {sortNames[other]()}
        </Link>
      ))}
    </nav>
  )
}

function inOrder(address: string, sort: Sort): string {
  const [path, written] = address.split('?')
  const query = new URLSearchParams(written)
  query.delete('sort')
  if (sort !== 'recommended') query.set('sort', sort)
  const text = query.toString()
  return text ? `${path}?${text}` : path!
}
