// The list of the guest's bookings: to come, past, cancelled, each paged.

import { Link } from 'react-router'
import { BookingCard, type BookingCardView } from '#bookings/words/booking-card.tsx'
import { sentence } from '#catalogue/sentence.ts'
import type { OwnQuestion } from '#messages/threads/read-thread.server.ts'
import { threadAddress } from '#messages/threads/thread-address.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { requireVerified } from '#pages/guards/require-visitor.server.ts'
import { bookingsView, isBookingGroup } from '#trips/bookings-view.server.ts'
import { ButtonLink } from '#ui/buttons.tsx'
import { TitledSection } from '#ui/section.tsx'
import type { Route } from './+types/bookings'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, visitor } = context.get(pageContext)
  const who = requireVerified(visitor, url)
  const group = url.searchParams.get('group')
  const only = isBookingGroup(group) ? group : undefined
  const after = url.searchParams.get('after') ?? undefined
  return { head: { title: sentence('pages.yourBookings') }, ...(await bookingsView(tools, who, { only, after })) }
}

export default function Bookings({ loaderData: { coming, past, cancelled, only, questions } }: Route.ComponentProps) {
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-10">
      <h1 className="font-display text-4xl">{sentence('pages.yourBookings')}</h1>
      {only && (
        <Link to="/user/bookings" className="link inline-flex min-h-11 items-center self-start">
          {sentence('pages.allYourBookings')}
        </Link>
      )}
      {!only && coming.cards.length === 0 && <NothingToCome />}
      <Group title={sentence('pages.bookingsToCome')} page={coming} />
      <Group title={sentence('pages.bookingsPast')} page={past} />
      <Group title={sentence('pages.bookingsCancelled')} page={cancelled} />
      {questions.length > 0 && <Questions questions={questions} />}
      {only && [coming, past, cancelled].every(({ cards }) => cards.length === 0) && (
        <p>{sentence('pages.nothingMore')}</p>
      )}
    </div>
  )
}

type GroupProps = {
  readonly title: string
  readonly page: { readonly cards: readonly BookingCardView[]; readonly more: string | undefined }
}

function Group({ title, page: { cards, more } }: GroupProps) {
  if (cards.length === 0) return null
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <h2 className="font-display text-2xl">{title}</h2>
      {cards.map(booking => (
        <BookingCard key={booking.id} booking={booking} />
      ))}
      {more && (
        <Link to={more} className="button button-quiet self-start">
          {sentence('pages.showMore')}
        </Link>
      )}
    </section>
  )
}

/** What was asked and is no booking. */
function Questions({ questions }: { readonly questions: readonly OwnQuestion[] }) {
  return (
    <TitledSection id="questions" title={sentence('messages.yourQuestions')}>
      <ul className="card divide-y divide-line">
        {questions.map(({ id, subject, when, unread }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 px-5 py-2">
            <Link to={threadAddress(id)} className="link inline-flex min-h-11 min-w-0 items-center break-words">
              {subject}
            </Link>
            <span className="text-ink-soft text-sm">
              {unread > 0 && <strong className="text-ink">{sentence('bookings.newMessages', { unread })} · </strong>}
              {when}
            </span>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

function NothingToCome() {
  return (
    <section className="card flex flex-col items-start gap-4 p-6">
      <h2 className="font-display text-2xl">{sentence('pages.noVisitAhead')}</h2>
      <p>{sentence('pages.noVisitAheadText')}</p>
      <ButtonLink to="/stays">{sentence('pages.findAHome')}</ButtonLink>
    </section>
  )
}
