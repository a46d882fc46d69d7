// What the pages about groups of homes show.

import type { HomeSaid } from '#admin/many/many-view.ts'
import type { RateRow } from '#admin/rates/rates-view.ts'
import type { GroupKind } from './group-input.ts'

export type GroupsView = {
  readonly groups: readonly {
    readonly id: number
    readonly name: string
    readonly homes: number
    readonly rules: number
  }[]
  readonly choices: HomeChoices
  readonly mayChange: boolean
}

/** The homes that can be in a group, by name. */
export type HomeChoices = readonly { readonly slug: string; readonly name: string; readonly place: string }[]

export type GroupView = {
  readonly id: number
  readonly name: string
  readonly version: number
  readonly homes: readonly { readonly slug: string; readonly name: string }[]
  readonly choices: HomeChoices
  readonly rules: readonly (RateRow & {
    /** Homes of the group that have a rule of their own of that kind. */
    readonly ownAt: readonly { readonly slug: string; readonly name: string }[]
  })[]
  readonly mayChange: boolean
}

/** A form that was previewed or refused, as typed. */
export type GroupTyped = {
  readonly what: GroupKind
  /** The id of the rule that it is about; empty for something new, and for the group itself. */
  readonly subject: string
  readonly values: Readonly<Record<string, string>>
  readonly faults: Readonly<Record<string, string>>
  /** Whether it is to be removed. */
  readonly away: boolean
  readonly preview: readonly HomeSaid[] | undefined
  /** Of this typing and this preview; empty where nothing can be saved. */
  readonly seen: string
}

export type GroupEditor = {
  /** Undefined for a new group. */
  readonly group: Pick<GroupView, 'id' | 'version'> | undefined
  readonly mayChange: boolean
  readonly typed: GroupTyped | undefined
}
