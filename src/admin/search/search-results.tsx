// What a search in the admin found, by kind.

import { Link } from 'react-router'
import { StateBadge } from '#bookings/words/booking-card.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { TextLink } from '#ui/buttons.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { TitledSection } from '#ui/section.tsx'
import type { ListPart } from '#values/list-part.ts'
import type { Found } from './found.ts'

type SearchResultsProps = {
  readonly text: string
  readonly found: Omit<Found, 'totals'>
  readonly totals: Found['totals']
  readonly parts: Readonly<Record<'bookings' | 'homes', ListPart | undefined>>
}

export function SearchResults({ text, found: { bookings, homes, pages }, totals, parts }: SearchResultsProps) {
  const isEmpty = bookings.length + homes.length + pages.length === 0
  return (
    <>
      {isEmpty && <p>{sentence('adminFrame.nothingFound', { query: text })}</p>}
      {bookings.length > 0 && (
        <TitledSection id="bookings" title={sentence('adminFrame.bookingsFound', { count: totals.bookings })}>
          <ul className="card divide-y divide-line">
            {bookings.map(({ id, reference, guest, home, state, address, inWords }) => (
              <li key={id} className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3">
                <div className="min-w-0">
                  <Link to={address} className="font-semibold after:absolute after:inset-0 hover:underline">
                    {guest ?? reference}
                  </Link>
                  <p className="text-ink-soft text-sm">{home}</p>
                </div>
                <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm tabular-nums">
                  <span>{inWords.days}</span>
                  {guest && <span className="tracking-wide">{reference}</span>}
                  <StateBadge state={state} forAdmin />
                </p>
              </li>
            ))}
          </ul>
          <ListPages part={parts.bookings} of={sentence('adminPages.bookings')} />
        </TitledSection>
      )}
      {homes.length > 0 && (
        <TitledSection id="homes" title={sentence('adminFrame.homesFound', { count: totals.homes })}>
          <ul className="card divide-y divide-line">
            {homes.map(({ slug, name, place, address }) => (
              <li key={slug} className="relative px-5 py-3">
                <Link to={address} className="font-semibold after:absolute after:inset-0 hover:underline">
                  {name}
                </Link>
                <p className="text-ink-soft text-sm">{place}</p>
              </li>
            ))}
          </ul>
          <ListPages part={parts.homes} of={sentence('adminPages.homes')} />
        </TitledSection>
      )}
      {pages.length > 0 && (
        <TitledSection id="pages" title={sentence('adminFrame.pagesFound')}>
          <ul>
            {pages.map(({ name, address }) => (
              <li key={address}>
                <TextLink to={address}>{name}</TextLink>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
    </>
  )
}
