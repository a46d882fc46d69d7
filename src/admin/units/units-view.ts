// What the page of a home's units shows.

/** `one`: it is let as it is; `any-of`: guests get one of several alike; `whole`: guests get all units at once. */
export type LetAs = 'one' | 'any-of' | 'whole'

export type UnitsView = {
  readonly letAs: LetAs
  readonly city: string
  readonly units: readonly {
    readonly id: number
    readonly name: string
    readonly inService: boolean
    /** Whether it belongs to a part, at whose page it is changed. */
    readonly isOfPart: boolean
  }[]
  readonly parts: readonly HomeNamed[]
  readonly wholes: readonly HomeNamed[]
  /** Whether its reader may say which homes it consists of. */
  readonly mayCompose: boolean
  /** What it might consist of: the homes of its place that are no part already. */
  readonly candidates: readonly HomeNamed[]
}

export type HomeNamed = { readonly slug: string; readonly name: string }
