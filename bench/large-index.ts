// An index of very many homes as it stands in memory, made without a database: the homes of the large world and their visits.

import { largeHome } from '#demo/large/large-home.ts'
import { largeVisits } from '#demo/large/large-visits.ts'
import { compileOffer } from '#fast-prices/compiled-offer.ts'
import { homeNights, type OccupiedNights } from '#fast-prices/home-nights.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import type { StayRule } from '#offers/terms/stay-rule.ts'
import { emptySnapshot, withHomes } from '#search/index/index-snapshot.ts'
import type { ReadHome } from '#search/index/indexed-home.ts'
import { shuffled } from '#search/index/load-homes.server.ts'
import { priceCaches } from '#search/index/price-cache.ts'
import type { FreshIndex } from '#search/index/search-index.server.ts'
import { weighedRating } from '#stays/rating.ts'
import { basePlan, discount, fee, offer, rule, season, tax } from '#tests/support/some-offer.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import { unkept } from '#values/edition.ts'
import { currency } from '#values/money.ts'

const unit = [{ unitId: 1, role: 'all_of', active: true }] as const

/** Built at once, so that no home is there twice while it is weighed. */
export function largeIndex(homes: number, today: CalendarDay): FreshIndex {
  const sets = new Map<string, ReadonlySet<string>>()
  const read = new Map<number, ReadHome>()
  for (let number = 0; number < homes; number++) read.set(number + 1, indexedHome(number, today, sets))
  const snapshot = withHomes(emptySnapshot(today - 1), read, true)
  return { snapshot, priceCaches: priceCaches(), shown: unkept }
}

function indexedHome(number: number, today: CalendarDay, sets: Map<string, ReadonlySet<string>>): ReadHome {
  const home = largeHome(number)
  const written = home.amenities.join()
  const amenities = sets.get(written) ?? new Set(home.amenities)
  sets.set(written, amenities)
  const occupied = [...largeVisits(number, home.guests, today)].map(
    ({ nights }): OccupiedNights => ({ unitId: 1, nights, kind: 'booking', expiresAt: Number.POSITIVE_INFINITY }),
  )
  const offer = compileOffer(largeOffer(number))!
  const rating = { count: number % 9, sum: (number % 9) * 4 + (number % 5) }
  const facts = {
    kind: home.kind,
    country: home.place.country,
    bedrooms: home.bedrooms,
    amenities,
    maxGuests: home.guests,
    uncounted: { most: 0, below: 0 },
    petsMax: home.pets,
    latitude: home.latitude,
    longitude: home.longitude,
    rating,
    shuffled: shuffled(number + 1),
    promises: { instantFrom: number % 4 === 0 ? null : 0, refundableUntil: number % 3 === 0 ? null : 14 },
  }
  const indexed = {
    id: number + 1,
    currency: currency(home.place.currency),
    isOnSale: true,
    newest: '2026-01-01 00:00:00+00',
    rating: weighedRating(rating),
    nights: homeNights(unit, occupied),
  }
  return { home: indexed, facts, offer }
}

const yearly = (first: number, last: number) => ({ kind: 'yearly', span: { first, last } }) as const
const summer = (changeBp: number) =>
  season('2026-01-01', '2026-01-02', { when: yearly(615, 905), price: { kind: 'percent', basisPoints: changeBp } })
const newYear = (changeBp: number) =>
  season('2026-01-01', '2026-01-02', {
    ...{ id: 2, when: yearly(1222, 106) },
    price: { kind: 'percent', basisPoints: changeBp },
  })
const shortest = [1, 2, 3].map((nights): StayRule[] => [rule({ kind: 'min_arrival', nights })])
const cityTax = [tax({ kind: 'per_guest_night', amountMinor: 200, exemptAgesBelow: 14 })]
const percentTax = [tax({ rate: { numerator: 7, denominator: 100 }, appliesTo: ['lodging', 'service'] })]
const ofFive = [discount({ kind: 'los', minNights: 5 })]

/** Seasons and weekdays everywhere; extra guests, a discount for longer visits and taxes where many homes have them. */
function largeOffer(number: number): StayOffer {
  const { nightlyMinor, cleaningMinor, minimumNights, guests, pets, place } = largeHome(number)
  const weekend = Math.round(nightlyMinor * 0.15)
  const hasExtraGuests = number % 4 === 0
  return offer({
    stayId: number + 1,
    timeZone: place.timeZone,
    currency: currency(place.currency),
    capacity: { maxGuests: guests, maxAdults: null, maxInfantsExtra: 1, petsMax: pets },
    plans: [
      basePlan({
        baseNightlyMinor: nightlyMinor,
        weekdayDeltaMinor: [0, 0, 0, 0, weekend, weekend, 0],
        includedGuests: hasExtraGuests ? 1 : guests,
        extraGuestNightlyMinor: hasExtraGuests ? { adult: 1500, teen: 1000 } : {},
        seasons: [summer(3500), newYear(5000)],
      }),
    ],
    rules: shortest[minimumNights - 1]!,
    fees: [fee({ amount: cleaningMinor })],
    discounts: number % 3 === 0 ? ofFive : [],
    taxes: number % 3 === 1 ? cityTax : number % 3 === 2 && number % 2 === 0 ? percentTax : [],
  })
}
