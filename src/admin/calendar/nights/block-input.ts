// The operator's forms about blocked nights, parsed once, with a sentence beside every field that cannot be taken.

import { tooLong, typedLine } from '#admin/stays/form/typed-text.ts'
import type { BlockReason } from '#nights/block.ts'
import { addDays, type CalendarDay, parseCalendarDay } from '#values/calendar-day.ts'
import type { NightRange } from '#values/night-range.ts'

/** As it was typed. `last` is a night itself; `unit` is empty for the whole home. */
export type BlockValues = Readonly<Record<'first' | 'last' | 'unit' | 'reason' | 'note', string>>
type BlockField = keyof BlockValues
export type BlockFaults = Partial<Readonly<Record<BlockField, string>>>

export type BlockInput = {
  readonly nights: NightRange
  /** Undefined for everything the home consists of. */
  readonly unitId: number | undefined
  readonly reason: BlockReason
  readonly note: string
}

/** `from`: the night from which it is open again; undefined lifts the whole block. */
export type LiftInput = { readonly blockId: string; readonly from: CalendarDay | undefined }

type ParsedBlock =
  | { readonly ok: true; readonly input: BlockInput; readonly values: BlockValues }
  | { readonly ok: false; readonly values: BlockValues; readonly faults: BlockFaults }

export const blockReasons: readonly BlockReason[] = ['owner', 'maintenance', 'other']
export const longestBlockNote = 200
/** So many days ahead a night may lie. */
const latestNight = 36_500
/** Two years, as far as prices reach. */
const longestBlock = 730
/** Ten years: whoever closes a home for longer takes it off the site. */
const farthestNight = 3652

export const noBlockValues: BlockValues = { first: '', last: '', unit: '', reason: 'owner', note: '' }

/** The fields of a form about nights to be blocked; `today` is the day at the home. */
export function parseBlock(form: FormData, today: CalendarDay): ParsedBlock {
  const text = (name: string) => typedLine(form, name)
  const values = {
    first: text('first'),
    last: text('last'),
    unit: text('unit'),
    reason: text('reason'),
    note: text('note'),
  }
  const { nights, faults: wrongNights } = parseNights(values, today)
  const reason = blockReasons.find(each => each === values.reason)
  const long = tooLong(values.note, longestBlockNote)
  const faults: BlockFaults = {
    ...wrongNights,
    ...(reason ? {} : { reason: 'Please choose why.' }),
    ...(long ? { note: long } : {}),
  }
  if (Object.keys(faults).length > 0 || !nights || !reason) return { ok: false, values, faults }
  // What is no number is the number of no unit.
  const unitId = values.unit === '' ? undefined : /^\d{1,9}$/.test(values.unit) ? Number(values.unit) : 0
  return { ok: true, values, input: { nights, unitId, reason, note: values.note } }
}

type FirstAndLast = { readonly first: string; readonly last: string }

/**
 * From the first night to the last one, which is a night itself: of two years at most, within ten years, and none that has
 * passed.
 */
export function parseNights(
  { first, last }: FirstAndLast,
  today: CalendarDay,
): { readonly nights?: NightRange; readonly faults: { readonly first?: string; readonly last?: string } } {
  const from = parseCalendarDay(first)
  const to = last === '' ? from : parseCalendarDay(last)
  const faults = {
    ...(from === undefined ? { first: 'Please choose the first night.' } : {}),
    ...(from !== undefined && from < today ? { first: 'This night has passed. Please choose one from today on.' } : {}),
    ...(from !== undefined && from > addDays(today, farthestNight)
      ? { first: 'This is too far ahead. Please choose a night of the coming ten years.' }
      : {}),
    ...(from !== undefined && from - today > latestNight
      ? { first: 'Please choose a night of the next hundred years.' }
      : {}),
    ...(to === undefined && from !== undefined ? { last: 'Please choose the last night, or leave it empty.' } : {}),
    ...(to !== undefined && from !== undefined && to < from ? { last: 'The last night is before the first one.' } : {}),
    ...(to !== undefined && from !== undefined && from >= today && to - from >= longestBlock
      ? { last: `Please choose at most ${longestBlock} nights at a time.` }
      : {}),
  }
  if (Object.keys(faults).length > 0 || from === undefined || to === undefined) return { faults }
  return { nights: { checkIn: from, checkOut: addDays(to, 1) }, faults }
}

/** Undefined for anything but a form that the page made. */
export function parseLift(form: FormData): LiftInput | undefined {
  const [blockId, from] = [String(form.get('block') ?? ''), String(form.get('from') ?? '').trim()]
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(blockId)) return undefined
  if (from === '') return { blockId, from: undefined }
  const day = parseCalendarDay(from)
  return day === undefined ? undefined : { blockId, from: day }
}
