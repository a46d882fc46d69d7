// What the pages about the rates of a home show.

import type { Verdict } from '#offers/terms/verdict.ts'
import type { EffectSaid } from './rate-effect-words.ts'
import type { RateKind } from './rate-input.ts'

/** As it was typed, by the name of the field; a box that is not ticked is empty. */
export type RateValues = Readonly<Record<string, string>>
export type RateFaults = Readonly<Record<string, string>>

/** A form that was previewed or refused, as typed. */
export type RateTyped = {
  readonly what: RateKind
  /** The id of what it is about; empty for something new. */
  readonly subject: string
  readonly values: RateValues
  readonly faults: RateFaults
  /** Whether it is to be removed. */
  readonly away: boolean
  /** What it would mean, with the mark that says which typing that is true of. */
  readonly effect: EffectSaid | undefined
  readonly mark: string
}

/** One thing that can be changed: as it reads, and as its form has it. */
export type RateRow = {
  readonly id: number
  readonly title: string
  readonly said: string
  readonly values: RateValues
}

/** What every form of the page needs. */
export type RateEditor = {
  readonly slug: string
  readonly version: number
  readonly currency: string
  /** Whether the operator may change anything. */
  readonly mayChange: boolean
}

export type AdminRates = RateEditor & {
  readonly bands: readonly { readonly code: string; readonly label: string }[]
  readonly base: RateValues
  /** What children pay; without rows where the bands of the site hold. */
  readonly children: RateValues
  readonly seasons: readonly RateRow[]
  /** Other homes that are sold by the same plan. */
  readonly sharedWith: readonly string[]
  /** Rates that follow the usual one. */
  readonly plans: readonly (RateRow & {
    /** Its own, where it has prices of its own. */
    readonly seasons: readonly RateRow[] | undefined
  })[]
  /** The operator's own cancellation policies. */
  readonly policies: readonly { readonly id: number; readonly name: string }[]
}

/** What a home has of its own, and what holds for it and others, in words. */
export type OwnAndShared = { readonly ours: readonly RateRow[]; readonly shared: readonly Omit<RateRow, 'values'>[] }

export type AdminRules = RateEditor & {
  readonly bands: AdminRates['bands']
  readonly rules: OwnAndShared
  readonly fees: OwnAndShared
  readonly discounts: OwnAndShared
  /** In words. */
  readonly taxes: readonly string[]
  readonly terms: TermsChoices & {
    readonly policy: PolicyWords
    readonly payments: { readonly name: string }
    /** The place whose taxes the home follows; null for none. */
    readonly place: { readonly id: number; readonly name: string } | null
  }
}

/** What homes can be given of what several of them share. */
export type TermsChoices = {
  readonly presets: readonly PolicyWords[]
  /** Those that operators entered. */
  readonly own: readonly (PolicyWords & { readonly id: number })[]
  /** When it is paid. */
  readonly choices: readonly { readonly id: number; readonly name: string }[]
  /** Of the places whose taxes a home of that currency could follow. */
  readonly places: readonly { readonly id: number; readonly name: string }[]
}

/** What each editor on the page of rules is given. */
export type RulesEditor = { readonly editor: AdminRules; readonly typed: RateTyped | undefined }

/** A cancellation policy as guests read it. */
export type PolicyWords = { readonly name: string; readonly sentences: readonly string[] }

/** Why a visit cannot be had, or what it costs line by line; `because` names the rule. */
export type ExplainedSaid = {
  readonly verdicts: readonly {
    readonly reason: Verdict['reason']
    readonly said: string
    readonly because: string | null
  }[]
  /** Undefined while anything speaks against the visit. */
  readonly price:
    | {
        readonly total: string
        readonly lines: readonly { readonly label: string; readonly amount: string; readonly because: string }[]
      }
    | undefined
}
