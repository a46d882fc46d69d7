// Which homes are parts of another: a house of flats takes all units of its flats at once.

export type UnitOfHome = { readonly unitId: number; readonly role: 'all_of' | 'one_of' }

/** Whether guests get any one of these units, which are alike. */
export function isChoice(units: readonly UnitOfHome[]): boolean {
  return units.length > 1 && units.every(({ role }) => role === 'one_of')
}

/**
 * Whether who books the whole has every unit of the part: all of them are needed there, and there are more of them or
 * the part is a choice between them.
 */
export function isPartOf(part: readonly UnitOfHome[], whole: readonly UnitOfHome[]): boolean {
  const inWhole = new Set(whole.map(({ unitId }) => unitId))
  const isInside = part.length > 0 && part.every(({ unitId }) => inWhole.has(unitId))
  const takesAll = whole.every(({ role }) => role === 'all_of')
  return isInside && takesAll && (part.length < whole.length || isChoice(part))
}

/** The units that a home of these parts takes, each once, in their order. */
export function unitsTogether(parts: readonly (readonly UnitOfHome[])[]): number[] {
  return [...new Set(parts.flat().map(({ unitId }) => unitId))].toSorted((one, other) => one - other)
}
