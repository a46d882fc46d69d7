// Converts address fields between the calls, which type them, and the pages' rules, which read raw input.

import { type ContentRefusal, refuseWith } from '#api/content/content-answer.ts'
import { strapiWords } from '#api/contract/strapi-words.ts'

const { severalErrors } = strapiWords

type Value = string | number

/** As entered by a person; missing ones are omitted. */
export function written(fields: Readonly<Record<string, Value | readonly Value[] | undefined>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value ?? []].flat().map(each => [name, String(each)])),
  )
}

/** The form a page would have sent, so that one rule reads both; missing fields are omitted. */
export function formOf(fields: Readonly<Record<string, string | number | undefined>>): FormData {
  const form = new FormData()
  for (const [name, value] of written(fields)) form.set(name, value)
  return form
}

/** One sentence for each invalid field. */
export function refuseFields(faults: readonly (readonly [string, string | undefined])[]): ContentRefusal {
  return refuseAt(faults.map(([field, message]) => [[field], message]))
}

/** The same for nested fields: each with its full path. */
export function refuseAt(faults: readonly (readonly [readonly string[], string | undefined])[]): ContentRefusal {
  const errors = faults.map(([path, message]) => ({
    path: [...path],
    message: message ?? '',
    name: 'ValidationError' as const,
  }))
  return refuseWith(400, errors.length === 1 ? errors[0]!.message : severalErrors(errors.length), { errors })
}
