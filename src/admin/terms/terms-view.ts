// What the pages about shared terms show.

import type { VisitsSaid } from '#admin/rates/example/visit-words.ts'
import type { TermsKind } from './terms-input.ts'

/** As it was typed, by the name of the field; a box that is not ticked is empty. */
type Typed = Readonly<Record<string, string>>

/** A form that was previewed or refused, as typed. */
export type TermsTyped = {
  readonly what: TermsKind
  /** The id of what it is about; empty for something new. */
  readonly subject: string
  readonly values: Typed
  readonly faults: Typed
  /** Whether it is to be removed. */
  readonly away: boolean
  /** What it would mean, with the mark that says which typing that is true of. */
  readonly effect: TermsEffectSaid | undefined
  readonly mark: string
}

export type TermsEffectSaid = { readonly sentences: readonly string[]; readonly visits: VisitsSaid | undefined }

/** What every form of these pages needs. */
export type TermsEditor = { readonly mayChange: boolean; readonly typed: TermsTyped | undefined }

/** One thing that can be changed: as it reads, and as its form has it. */
export type TermsRow = {
  readonly id: number
  readonly version: number
  readonly title: string
  readonly said: string
  readonly values: Typed
}

export type TaxRow = TermsRow & {
  readonly isUsed: boolean
  /** Where its rate comes from, and when somebody looked. */
  readonly sourced: string
}

export type PlaceView = {
  readonly id: number
  readonly name: string
  readonly version: number
  readonly currency: string | undefined
  readonly values: Typed
  readonly homes: readonly { readonly slug: string; readonly name: string }[]
  readonly taxes: readonly TaxRow[]
  readonly bands: readonly { readonly code: string; readonly label: string }[]
  readonly mayChange: boolean
}

/** Payment terms or a cancellation policy, and how many homes have it. */
export type SharedRow = TermsRow & { readonly homes: number }

export type SharedTermsView = {
  readonly payments: readonly SharedRow[]
  readonly policies: readonly SharedRow[]
  readonly mayChange: boolean
}

export type PlacesView = {
  readonly places: readonly {
    readonly id: number
    readonly name: string
    readonly homes: number
    readonly taxes: number
    readonly drafts: number
  }[]
  readonly mayChange: boolean
}
