// Links side by side that look like quiet buttons: to the weeks, months and pages around this one.

import { Link } from 'react-router'

type Props = {
  readonly label: string
  /** Where each leads, and its words; one that leads nowhere is left out. */
  readonly links: readonly (readonly [to: string | null | undefined, words: string])[]
  readonly preventScrollReset?: boolean
}

export function LinkRow({ label, links, preventScrollReset }: Props) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-3">
      {links.map(
        ([to, words]) =>
          to && (
            <Link key={words} to={to} className="button button-quiet" preventScrollReset={preventScrollReset}>
              {words}
            </Link>
          ),
      )}
    </nav>
  )
}
