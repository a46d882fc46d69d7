// What has just happened is said at the top of the page, for an hour and no longer, and only of a booking that stands.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookingStates, transitions } from '#bookings/record/booking.ts'
import { sayNights } from '#bookings/record/booking-words.ts'
import { sentence } from '#catalogue/sentence.ts'
import { twoAdults } from '#offers/terms/party.ts'
import { nights } from '#tests/support/some-offer.ts'
import { hours, minutes } from '#values/duration.ts'
import { latestNews } from './latest-news.ts'

const at = new Date('2030-05-15T12:00:00Z')
const email = 'ada@example.org'

type Step = {
  readonly command?: string
  readonly state?: string
  readonly isUnproved?: boolean
  readonly mail?: string
}

function told({ command = 'capture', state = 'confirmed', isUnproved = false, mail = email }: Step, later = 0) {
  const events = [
    { seq: 1, command: 'hold' },
    { seq: 2, command },
  ].map(event => ({ ...event, at, payload: {} }))
  const booking = {
    ...{ state, events, isUnproved, party: twoAdults, nights: nights('2030-07-14', '2030-07-21') },
    contact: { name: 'Ada', email: mail, phone: null },
  }
  return latestNews(booking as never, new Date(at.getTime() + later), 'en-GB')
}

describe('news', () => {
  it('of a confirmation are thanks, where the mail went, and what comes next', () => {
    for (const command of ['submit', 'capture', 'approve', 'late_payment']) {
      expect(told({ command }), command).toEqual({
        title: sentence('trips.newsConfirmed'),
        sentences: [sentence('trips.newsMailed', { email }), sentence('trips.newsNext')],
      })
    }
  })

  it('of a change say how it stands now', () => {
    const visit = `${sayNights(nights('2030-07-14', '2030-07-21'), 'en-GB')}, 2 adults`
    expect(told({ command: 'amend' })).toEqual({
      title: sentence('trips.newsChanged'),
      sentences: [sentence('trips.newsNow', { visit }), sentence('trips.newsMailed', { email })],
    })
  })

  it('name no mail where none can tell anything', () => {
    for (const step of [{ isUnproved: true }, { mail: '' }]) {
      expect(told(step)!.sentences).toEqual([sentence('trips.newsNext')])
    }
  })

  it('are news for an hour, of a booking that stands, whatever else happens', () => {
    const command = fc.constantFrom(...transitions.map(each => each.command))
    const state = fc.constantFrom(...bookingStates)
    const later = fc.integer({ min: 0, max: hours(3) })
    fc.assert(
      fc.property(command, state, later, (step, stands, ms) => {
        const isNews = stands === 'confirmed' && ms <= minutes(60) && step !== 'move'
        expect(told({ command: step, state: stands }, ms) !== undefined).toBe(isNews)
      }),
    )
  })
})
