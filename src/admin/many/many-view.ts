// What the page that changes many homes at once shows.

import type { EffectSaid } from '#admin/rates/rate-effect-words.ts'
import type { TermsChoices } from '#admin/rates/rates-view.ts'
import type { ManyKind } from './many-input.ts'

export type ManyView = {
  /** The words that were looked for. */
  readonly find: string
  /** Those that can be chosen, by name; the chosen ones are among them. */
  readonly homes: readonly {
    readonly slug: string
    readonly name: string
    readonly place: string
    readonly chosen: boolean
  }[]
  /** There are more than fit into the list. */
  readonly more: boolean
  readonly chosen: readonly string[]
  readonly change: ManyKind | undefined
  /** That of the sums that are typed: of most of the chosen homes. */
  readonly currency: string
  readonly today: string
  readonly terms: TermsChoices | undefined
  /** What can be copied: from which home, and its seasons and rules by `season-3` and `rule-5`. */
  readonly from: string
  readonly originals: readonly { readonly value: string; readonly label: string }[]
}

/** A form that was previewed or refused, as typed. */
export type ManyTyped = {
  readonly change: ManyKind
  readonly values: Readonly<Record<string, string>>
  readonly faults: Readonly<Record<string, string>>
  readonly preview: readonly HomeSaid[] | undefined
  /** Whether what was said of single nights is taken away. */
  readonly removes: boolean
  /** Of this typing and this preview; empty where nothing can be saved. */
  readonly seen: string
}

/** What it would mean at one home, or why that home cannot have it. */
export type HomeSaid = {
  readonly slug: string
  readonly name: string
  readonly refusal: string | undefined
  readonly effect: EffectSaid | undefined
  /** The total of the example visit. */
  readonly before: string | undefined
  readonly after: string | undefined
}
