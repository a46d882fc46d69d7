// What one home of the demo world says about itself, in the words of a person who lets it.

import type { AmenityCode } from '#stays/amenities.ts'
import type { HouseRules, Room, StayKind } from '#stays/stay.ts'

export type DemoPhoto = {
  /** The group of the photo tour the picture belongs to. */
  readonly room: string
  /** What is to be seen, for people who do not see it. */
  readonly alt: string
}

/** A stretch of every year, first and last night included, both as `MM-DD`; it may run over New Year. */
export type DemoSeason = {
  readonly name: string
  readonly from: string
  readonly to: string
  readonly nightly: number
  readonly minimumNights: number
  /** The only weekday on which visits begin in this season (Monday is 1). */
  readonly arrivalDay?: 1 | 2 | 3 | 4 | 5 | 6 | 7
}

/** An illustration of the country's usual model, never advice: rates and towns change. */
export type DemoTax = {
  readonly name: string
  readonly includedInPrice: boolean
  /** Paid on the spot to the home, not with the booking. */
  readonly paidAtTheHome?: boolean
} & (
  | {
      readonly kind: 'percent'
      readonly percent: number
      readonly on: 'lodging' | 'lodging-and-fees'
    }
  | {
      readonly kind: 'per-guest-night'
      readonly amount: number
      readonly freeBelowAge?: number
      readonly mostNights?: number
    }
  | { readonly kind: 'per-night'; readonly amount: number; readonly mostNights?: number }
)

export type DemoExtra = {
  readonly name: string
  readonly amount: number
  readonly basis: 'per-stay' | 'per-night' | 'per-guest' | 'per-guest-night'
}

export type DemoCancellation = 'flexible' | 'moderate' | 'limited' | 'firm' | 'relaxed' | 'strict'

/** All amounts are whole minor units of the home's currency. */
export type DemoRates = {
  /** What a night costs outside all seasons, for the guests included. */
  readonly nightly: number
  readonly includedGuests: number
  readonly extraGuest: number
  /** What Friday and Saturday nights cost on top. */
  readonly weekend: number
  readonly minimumNights: number
  readonly seasons: readonly DemoSeason[]
  /** Stretches of every year in which the family is there itself, first and last night included. */
  readonly closed?: readonly { readonly from: string; readonly to: string }[]
  readonly cleaning: number
  /** For each pet and visit; absent where pets stay at home. */
  readonly pet?: number
  readonly extras?: readonly DemoExtra[]
  readonly weeklyDiscountPercent: number
  readonly early?: { readonly percent: number; readonly daysAhead: number }
  readonly lastMinute?: { readonly percent: number; readonly daysAhead: number }
  readonly taxes: readonly DemoTax[]
  /** Held on a card around the visit and given back. */
  readonly damageDeposit?: number
  readonly cancellation: DemoCancellation
  readonly booking: 'instant' | 'request'
}

/** The physical things a visit takes: all of them, or any one that is free. Names are the same in every home that shares them. */
export type DemoUnits =
  | { readonly allOf: readonly [string, ...string[]] }
  | { readonly oneOf: readonly [string, ...string[]] }

export type DemoHome = {
  readonly slug: string
  readonly kind: StayKind
  readonly name: string
  readonly summary: string
  /** Markdown, at least 250 words. */
  readonly description: string
  readonly addressLines: readonly string[]
  readonly postcode: string
  readonly city: string
  readonly region: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly latitude: number
  readonly longitude: number
  readonly timeZone: string
  readonly areaM2: number
  readonly guests: number
  readonly pets: number
  readonly rooms: readonly Room[]
  /** A lavatory with a basin counts one half. */
  readonly bathrooms: number
  readonly amenities: readonly (AmenityCode | { readonly code: AmenityCode; readonly note: string })[]
  readonly rules: Required<Omit<HouseRules, 'minimumAge' | 'notes'>> & Pick<HouseRules, 'minimumAge' | 'notes'>
  readonly checkIn: { readonly from: string; readonly until?: string }
  readonly checkOut: string
  readonly currency: string
  /** Absent where the country asks for none. */
  readonly registrationNumber?: string
  readonly photos: readonly DemoPhoto[]
  readonly rates: DemoRates
  readonly units: DemoUnits
}
