// The command that changes the units of a home. Claims of nights read the units again under the locks that are taken here.

import { and, eq, inArray, sql } from 'drizzle-orm'
import { onHome } from '#admin/stays/form/change-home.server.ts'
import { mostUnits } from '#admin/stays/form/home-limits.ts'
import { lockUnits } from '#nights/lock-units.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable, stayUnitTable, unitTable } from '#stays/stay-tables.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { Slug } from '#values/slug.ts'
import { composeHome } from './compose-home.server.ts'
import { type Composition, findComposition } from './find-composition.server.ts'
import { isHomeBookedAhead, isTakenAhead } from './taken-ahead.server.ts'
import type { UnitsInput } from './units-input.ts'
import type { UnitsRefusal } from './units-refusals.ts'

/** Any fixed number: what homes consist of is changed by one at a time, so that a home hears of the units of its parts. */
const compositionLock = 7_305_031

const reasonOf: Readonly<Record<string, UnitsRefusal>> = {
  unit_keeps_occupancy: 'unit-used',
  block_unit_id_fkey: 'unit-used',
  external_calendar_unit_id_fkey: 'unit-used',
  calendar_export_unit_id_fkey: 'unit-used',
}

/** Carries out `input` on the version of the home that the operator saw, and raises it. Role: manager or owner. */
export function changeUnits(
  tools: Tools,
  operator: Operator,
  slug: Slug,
  { version, ...input }: UnitsInput,
): Promise<Outcome<object, UnitsRefusal>> {
  const seen = { slug, version, area: 'homes', reasonOf } as const
  return onHome<object, UnitsRefusal>(tools, operator, seen, async (queries, stayId, now) => {
    await queries.execute(sql`select pg_advisory_xact_lock(${compositionLock})`)
    const home = { stayId, now, ...(await findComposition(queries, stayId)) }
    const refusal =
      input.intent === 'compose'
        ? await composeHome(queries, operator, home, input.homes)
        : await changeOwnUnits(queries, home, input)
    return refusal ? refused(refusal) : done({})
  })
}

type HomeOfUnits = Composition & { readonly stayId: number; readonly now: Date }

type OfUnit = Omit<UnitsInput, 'version' | 'homes'>

async function changeOwnUnits(
  queries: Transaction,
  home: HomeOfUnits,
  { intent, unit: unitId, name }: OfUnit,
): Promise<UnitsRefusal | undefined> {
  await lockUnits(queries, { unitIds: [home, ...home.wholes].flatMap(({ units }) => units.map(unit => unit.unitId)) })
  if (intent === 'add') return addUnit(queries, home, name)
  const isOfPart = home.parts.some(({ units }) => units.some(unit => unit.unitId === unitId))
  const unit = home.units.find(each => each.unitId === unitId)
  if (!unit || isOfPart) return unit ? 'stands-for-others' : 'unit-unknown'
  const thisOne = eq(unitTable.id, unit.unitId)
  if (intent === 'rename') await queries.update(unitTable).set({ name }).where(thisOne)
  else if (intent === 'put-back') await queries.update(unitTable).set({ active: true }).where(thisOne)
  else return leaveService(queries, home, unit.unitId, intent === 'remove')
  return undefined
}

/** Of homes with several units guests get any one. Whoever has booked a house of flats has every unit, so none may be added. */
async function addUnit(queries: Transaction, home: HomeOfUnits, name: string): Promise<UnitsRefusal | undefined> {
  const { stayId, units, wholes, now } = home
  const takesAll = units.length > 1 && units.some(({ role }) => role === 'all_of')
  if (takesAll) return 'stands-for-others'
  if (units.length >= mostUnits) return 'too-many-units'
  for (const whole of wholes) if (await isHomeBookedAhead(queries, whole.stayId, now)) return 'whole-booked'
  const [added] = await queries.insert(unitTable).values({ name }).returning({ id: unitTable.id })
  const unitId = added!.id
  const role = units.length > 0 ? 'one_of' : 'all_of'
  await queries.update(stayUnitTable).set({ role }).where(eq(stayUnitTable.stayId, stayId))
  await queries.insert(stayUnitTable).values({ stayId, unitId, role })
  if (wholes.length === 0) return undefined
  await queries
    .insert(stayUnitTable)
    .values(wholes.map(whole => ({ stayId: whole.stayId, unitId, role: 'all_of' as const })))
  return undefined
}

async function leaveService(
  queries: Transaction,
  { stayId, units, now }: HomeOfUnits,
  unitId: number,
  forGood: boolean,
): Promise<UnitsRefusal | undefined> {
  const others = units.filter(unit => unit.unitId !== unitId)
  if (forGood && others.length === 0) return 'last-unit'
  if (!others.some(({ active }) => active) && (await isOpen(queries, stayId))) return 'last-unit'
  if (await isTakenAhead(queries, [unitId], stayId, now)) return 'unit-booked'
  if (!forGood) {
    await queries.update(unitTable).set({ active: false }).where(eq(unitTable.id, unitId))
    return undefined
  }
  await queries.delete(stayUnitTable).where(eq(stayUnitTable.unitId, unitId))
  await queries.delete(unitTable).where(eq(unitTable.id, unitId))
  // The only unit of a home is needed: there is no choice any more.
  if (others.length === 1) {
    await queries.update(stayUnitTable).set({ role: 'all_of' }).where(eq(stayUnitTable.stayId, stayId))
  }
  return undefined
}

async function isOpen(queries: Transaction, stayId: number): Promise<boolean> {
  const open = inArray(stayTable.status, ['published', 'unlisted'])
  return (await queries.$count(stayTable, and(eq(stayTable.id, stayId), open))) > 0
}
