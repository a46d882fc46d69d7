// What limits the trail: one schema for the page's address and the call.

import { z } from 'zod'
import { type Area, permissions } from '#users/permissions/permissions.ts'
import { day, isText, notText, uuidInput } from '#values/form-input.ts'

/** Subjects of which changes are noted. */
export const notedAreas = [
  ...['homes', 'rates', 'nights', 'channels', 'bookings', 'notes', 'money', 'enquiries', 'conversations', 'reviews'],
  ...['organisation', 'people', 'outbox'],
] as readonly Area[]

const areas = Object.keys(permissions) as [Area, ...Area[]]

export const changeFilterInput = z.strictObject({
  find: z
    .string()
    .trim()
    .max(80)
    .refine(isText, notText)
    .optional()
    .describe('A part of what was there before or after, of the name of a home, or of whoever did it.'),
  area: z.enum(areas).optional().describe('The subject.'),
  home: z
    .string()
    .trim()
    .max(80)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .optional()
    .describe('Changes of that home, by its name in addresses.'),
  booking: uuidInput.optional().describe('Changes of that booking.'),
  person: uuidInput.optional().describe('Changes of the roles of that person.'),
  by: uuidInput.optional().describe('What that person did.'),
  since: day().optional().describe('From that day on, in UTC.'),
  until: day().optional().describe('Up to that day, in UTC.'),
})

export type ChangeFilter = z.output<typeof changeFilterInput>

type Field = keyof typeof changeFilterInput.shape
const fields = Object.keys(changeFilterInput.shape) as Field[]

/** What an address limits the trail to; parts that say nothing that can be limit nothing. */
export function readChangeFilter(query: URLSearchParams): ChangeFilter {
  const typed = fields.flatMap(name => {
    const value = query.get(name)?.trim()
    const parsed = value ? changeFilterInput.shape[name].safeParse(value) : undefined
    return parsed?.success ? [[name, parsed.data] as const] : []
  })
  return Object.fromEntries(typed) as ChangeFilter
}

/** `before`: the act after which the page begins. */
export function changesAddress(filter: ChangeFilter, before?: number): string {
  const query = new URLSearchParams(
    fields.flatMap(name => (filter[name] === undefined ? [] : [[name, String(filter[name])]])),
  )
  if (before !== undefined) query.set('before', String(before))
  const written = query.toString()
  return written ? `/admin/changes?${written}` : '/admin/changes'
}

/** The cursor in an address. */
export function readBefore(text: string | null): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}
