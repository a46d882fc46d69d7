// The orders in which homes can be shown, as links.

import { Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import type { OrderLink } from './describe-orders.ts'

export function SortLinks({ orders }: { readonly orders: readonly OrderLink[] }) {
  return (
    <nav aria-label={sentence('search.order')} className="flex flex-wrap gap-x-4 text-sm sm:ms-auto">
      {orders.map(({ name, href, isChosen }) => (
        <Link
          key={name}
          to={href}
          aria-current={isChosen ? 'true' : undefined}
          className="sort-link"
          preventScrollReset
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
