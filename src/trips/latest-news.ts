// What has just happened to a booking and what comes next, for the top of its page.

import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { sayNights, sayParty } from '#bookings/record/booking-words.ts'
import { sentence } from '#catalogue/sentence.ts'
import { hours } from '#values/duration.ts'
import { sayList } from '#values/say-list.ts'

export type LatestNews = { readonly title: string; readonly sentences: readonly string[] }

/** So long a step is news: whoever pays comes back within it, and reads the page again. */
const newsFor = hours(1)

type Told = Pick<BookingDetails, 'state' | 'events' | 'contact' | 'isUnproved' | 'nights' | 'party'>

/** Of a booking that stands; how one ended, and what one waits for, its page says in any case. */
export function latestNews(booking: Told, now: Date, locale: string): LatestNews | undefined {
  const { events, state, nights, party } = booking
  const last = events.at(-1)
  if (!last || state !== 'confirmed' || now.getTime() - last.at.getTime() > newsFor) return undefined
  if (last.command === 'move') return undefined
  if (last.command === 'amend') {
    const visit = sayList([sayNights(nights, locale), sayParty(party, locale)])
    return {
      title: sentence('trips.newsChanged'),
      sentences: [sentence('trips.newsNow', { visit }), ...mailed(booking)],
    }
  }
  return { title: sentence('trips.newsConfirmed'), sentences: [...mailed(booking), sentence('trips.newsNext')] }
}

/** Nothing where nothing can be mailed, or not yet. */
function mailed({ contact, isUnproved }: Told): string[] {
  return contact?.email && !isUnproved ? [sentence('trips.newsMailed', { email: contact.email })] : []
}
