// What the page shows on which an operator books for a guest, and the section of what can be done with a booking.

import type { PriceView } from '#bookings/words/price-view.ts'
import type { ChoicesView } from '#quotes/quote-view.ts'

type Choice = { readonly value: string; readonly label: string }
type Typed = Readonly<Record<string, string>>

export type ByHandView = {
  readonly homes: readonly Choice[]
  /** Whether there are few enough homes to choose from a menu. */
  readonly isMenu: boolean
  /** The slug of the home, or what was typed. */
  readonly home: string
  readonly homeFault: string | undefined
  readonly fields: Typed
  readonly faults: Readonly<Partial<Record<string, string>>>
  readonly today: string
  /** Undefined before a home is chosen. */
  readonly choices: ChoicesView | undefined
  /** Undefined before there is something to price. */
  readonly priced: PricedByHandView | undefined
  readonly languages: readonly Choice[]
  /** In which the guest is written to, unless another is chosen. */
  readonly language: string
  readonly mayNotePaid: boolean
  readonly key: string
  /** The enquiry that the offer answers; undefined for a guest who asks otherwise. */
  readonly enquiry: AnsweredEnquiry | undefined
  /** Why the enquiry in the address cannot be answered. */
  readonly enquiryFault: string | undefined
}

type AnsweredEnquiry = {
  readonly id: string
  readonly message: string
  /** When it ends by itself, by the home's clock. */
  readonly until: string
  /** What is known of the guest, by the fields of the form. */
  readonly guest: Typed
}

export type PricedByHandView = {
  /** What stands against it. */
  readonly against: readonly string[]
  /** Whether all of that may be overruled. */
  readonly mayOverrule: boolean
  readonly overruled: readonly string[]
  /** What is wrong with the agreed price. */
  readonly fault: string | undefined
  readonly price:
    | {
        readonly view: PriceView
        readonly totalMinor: number
        readonly visit: string
        /** What may be agreed on otherwise, each with what is computed. */
        readonly parts: readonly { readonly key: string; readonly name: string; readonly computed: string }[]
        /** How the agreed total differs; undefined where it does not. */
        readonly difference: string | undefined
      }
    | undefined
}

/** Each way to end it with what it gives back, in words. */
export type BookingActions = {
  readonly hidden: Readonly<Record<string, string>>
  readonly asGuest: string
  readonly asHouse: string
  /** Up to how much; undefined where nothing is left to be generous with. */
  readonly goodwill: string | undefined
  /** Undefined while nobody can be missed yet. */
  readonly noShow: string | undefined
}
