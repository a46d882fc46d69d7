// What the list of homes and the page of places near one show.

import type { NearbyFaults, NearbyValues } from './nearby-input.ts'

export type HomeInList = {
  readonly slug: string
  readonly name: string
  readonly place: string
  readonly status: string
  /** How many places near it are entered. */
  readonly near: number
}

export type AdminHomes = {
  /** The words that were looked for. */
  readonly find: string
  readonly homes: readonly HomeInList[]
  /** There are more than fit into the list. */
  readonly more: boolean
}

export type AdminHome = {
  readonly slug: string
  readonly name: string
  readonly version: number
  readonly places: readonly {
    /** As guests read it. */
    readonly said: string
    readonly values: NearbyValues
  }[]
}

/** A refused form, as typed. */
export type NearbyTyped = {
  readonly values: NearbyValues
  readonly faults: NearbyFaults
}
