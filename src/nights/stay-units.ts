// The units of a stay, and the sets of units that a party can occupy.

/** `all_of`: the party needs this unit; `one_of`: any one of these units will do. */
type UnitRole = 'all_of' | 'one_of'

export type StayUnit = { readonly unitId: number; readonly role: UnitRole; readonly active: boolean }

export type StayUnits = readonly StayUnit[]

/**
 * The sets of units that each give a party the whole stay: every 'all_of' unit and, if there are 'one_of' units, one of
 * them; sets and units in the order of `units`. With `free`, only its subsets. Inactive units are in no set, and a stay
 * without units has none.
 */
export function waysToTake(units: StayUnits, free?: ReadonlySet<number>): number[][] {
  const usable = ({ unitId, active }: StayUnit) => active && (free === undefined || free.has(unitId))
  const needed = units.filter(unit => unit.role === 'all_of')
  const choice = units.filter(unit => unit.role === 'one_of')
  if (units.length === 0 || !needed.every(usable)) return []
  const neededIds = needed.map(unit => unit.unitId)
  return choice.length === 0 ? [neededIds] : choice.filter(usable).map(unit => [...neededIds, unit.unitId])
}
