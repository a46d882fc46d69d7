// What limits the list of bookings: one schema for the page's address and the call.

import { z } from 'zod'
import { day } from '#values/form-input.ts'
import { type BookingFilter, channels, dateKinds, listedStates, listOrders, moneyKinds } from './booking-filter.ts'

const listedState = z.enum(listedStates as [string, ...string[]] as unknown as typeof listedStates)

export const bookingFilterInput = z.strictObject({
  find: z
    .string()
    .trim()
    .max(80)
    .optional()
    .describe(
      'The beginning of a reference or of words of the guest’s name, in any order; the end of their number, or from three letters any part of their e-mail address.',
    ),
  state: z
    .union([z.array(listedState).max(listedStates.length), listedState.transform(state => [state])])
    .optional()
    .describe('How they stand: one or several states.'),
  home: z.string().trim().max(120).optional().describe('The slug of a home, or a part of the names of homes.'),
  channel: z.enum(channels).optional().describe('Where they were made: on the site, by the operator, by a program.'),
  money: z
    .enum(moneyKinds)
    .optional()
    .describe(
      'Something is open, or overdue; more was paid than is owed; money has to go back; a deposit is held after the visit; released in the last 30 days because no transfer came.',
    ),
  by: z
    .enum(dateKinds)
    .optional()
    .describe('What the days are about: check-in, check-out, or any night. Check-in if not said.'),
  since: day().optional().describe('The first day.'),
  until: day().optional().describe('The last day.'),
  sort: z
    .enum(listOrders)
    .optional()
    .describe('By booking, check-in or total; with a minus the last first. The newest first if not said.'),
})

type Field = keyof typeof bookingFilterInput.shape

/** What an address limits the list to, and which of its parts say nothing that can be: those limit nothing. */
export function readFilter(query: URLSearchParams): {
  readonly filter: BookingFilter
  readonly wrong: readonly Field[]
} {
  const typed: Record<string, unknown> = {}
  for (const name of Object.keys(bookingFilterInput.shape) as Field[]) {
    const values = query.getAll(name).filter(value => value.trim() !== '')
    if (values.length > 0) typed[name] = name === 'state' ? values : values[0]
  }
  const wrong = new Set<Field>()
  const parsed = bookingFilterInput.safeParse(typed)
  for (const { path } of parsed.error?.issues ?? []) wrong.add(path[0] as Field)
  const { since, until } = typed
  if (typeof since === 'string' && typeof until === 'string' && since > until) wrong.add('until')
  for (const name of wrong) delete typed[name]
  return { filter: bookingFilterInput.parse(typed), wrong: [...wrong] }
}
