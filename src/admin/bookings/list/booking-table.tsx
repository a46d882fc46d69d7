// The bookings of the list: a table where there is room for one, cards on a phone.

import { Link } from 'react-router'
import { adminAddress } from '#bookings/words/admin-pages.ts'
import { StateBadge } from '#bookings/words/booking-card.tsx'
import { sentence } from '#catalogue/sentence.ts'
import type { BookingListView, ListedView, SortLink } from './listed-view.ts'

type Props = Pick<BookingListView, 'bookings' | 'sorts' | 'seesGuests' | 'seesMoney'>

export function BookingTable({ bookings, sorts, seesGuests, seesMoney }: Props) {
  return (
    <table className="booking-table">
      <caption className="sr-only">{sentence('adminPages.bookings')}</caption>
      <thead>
        <tr>
          <th scope="col">{seesGuests ? sentence('bookingList.guest') : sentence('bookingList.reference')}</th>
          <th scope="col">{sentence('bookingList.home')}</th>
          <SortHeading sort={sorts.arrival}>{sentence('bookingList.nights')}</SortHeading>
          <th scope="col">{sentence('bookingList.state')}</th>
          <SortHeading sort={sorts.total} end>
            {sentence('bookingList.totalColumn')}
          </SortHeading>
          {seesMoney && (
            <th scope="col" className="text-end">
              {sentence('bookingList.openColumn')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {bookings.map(booking => (
          <Row key={booking.id} booking={booking} seesMoney={seesMoney} />
        ))}
      </tbody>
    </table>
  )
}

type SortHeadingProps = { readonly sort: SortLink; readonly end?: boolean; readonly children: string }

function SortHeading({ sort: { to, direction }, end, children }: SortHeadingProps) {
  return (
    <th scope="col" aria-sort={direction} className={end ? 'text-end' : undefined}>
      <Link to={to} className="inline-flex min-h-11 items-center gap-1 underline-offset-4 hover:underline">
        {children}
        <span aria-hidden="true" className="text-ink-soft">
          {direction === undefined ? '↕' : direction === 'ascending' ? '↑' : '↓'}
        </span>
      </Link>
    </th>
  )
}

type RowProps = { readonly booking: ListedView; readonly seesMoney: boolean }

function Row({ booking, seesMoney }: RowProps) {
  const { id, reference, state, guest, home, days, nights, total, money } = booking
  return (
    <tr>
      <th scope="row">
        <Link to={adminAddress(id)} className="booking-row-link">
          {guest || reference}
          <span className="block font-normal text-ink-soft text-sm tracking-wide">{guest && reference}</span>
        </Link>
      </th>
      <td>{home}</td>
      <td>
        <span className="whitespace-nowrap">{days}</span>
        <span className="block text-ink-soft text-sm">{nights}</span>
      </td>
      <td>
        <StateBadge state={state} forAdmin />
      </td>
      <td className="whitespace-nowrap text-end tabular-nums">{total}</td>
      {seesMoney && (
        <td className="text-end tabular-nums">
          {money && (
            <span className={money.tone === 'over' ? 'font-semibold text-clay' : 'font-semibold'}>{money.said}</span>
          )}
        </td>
      )}
    </tr>
  )
}
