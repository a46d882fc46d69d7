// Choosing nights in the chart: the first day that is picked begins, a later one of the same row ends.

import type { ChartOccupancy, ChartRow, ChosenNights } from './chart-view.ts'

type Choice = Pick<ChosenNights, 'home' | 'unitId' | 'first' | 'last'>

/** What has the night of `day`, `2026-07-14`. */
export function takingOn({ takings }: Pick<ChartRow, 'takings'>, day: string): ChartOccupancy | undefined {
  return takings.find(({ from, until }) => from <= day && day < until)
}

export function isOfRow({ home, unitId }: Choice, row: Pick<ChartRow, 'slug' | 'unitId'>): boolean {
  return home === row.slug && unitId === row.unitId
}

/** The nights that are chosen once `day` is picked; undefined where it is taken, or not its reader's to choose. */
export function chooseNights(
  row: Omit<ChartRow, 'name' | 'place'>,
  day: string,
  before: Choice | null,
): Choice | undefined {
  if (!row.mayAct || takingOn(row, day)) return undefined
  const alone = { home: row.slug, unitId: row.unitId, first: day, last: day }
  if (!before || !isOfRow(before, row) || before.first !== before.last || day <= before.first) return alone
  const isCut = row.takings.some(({ from, until }) => from <= day && before.first < until)
  return isCut ? alone : { ...alone, first: before.first }
}

/** The query of the chart's address with that choice, or without one. */
export function withChoice(search: string, choice: Choice | undefined): string {
  const query = new URLSearchParams(search)
  for (const name of ['home', 'unit', 'first', 'last']) query.delete(name)
  if (!choice) return `?${query}`
  query.set('home', choice.home)
  if (choice.unitId !== null) query.set('unit', String(choice.unitId))
  query.set('first', choice.first)
  if (choice.last !== choice.first) query.set('last', choice.last)
  return `?${query}`
}
