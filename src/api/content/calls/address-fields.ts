// The fields of an address between the calls, which know their types, and the rules of pages, which read what was typed.

import { type ContentRefusal, refuseWith } from '#api/content/content-answer.ts'
import { strapiWords } from '#api/content/contract/strapi-words.ts'

const { severalErrors } = strapiWords

/** As a person would have typed them; missing ones are omitted. */
export function written(fields: Readonly<Record<string, string | number | undefined>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}

/** The form that a page would have sent, so that one rule reads both; what is not there is left out. */
export function formOf(fields: Readonly<Record<string, string | number | undefined>>): FormData {
  const form = new FormData()
  for (const [name, value] of written(fields)) form.set(name, value)
  return form
}

/** One sentence for each field that is wrong. */
export function refuseFields(faults: readonly (readonly [string, string | undefined])[]): ContentRefusal {
  return refuseAt(faults.map(([field, message]) => [[field], message]))
}

/** The same for fields that lie deeper: each with the whole way to it. */
export function refuseAt(faults: readonly (readonly [readonly string[], string | undefined])[]): ContentRefusal {
  const errors = faults.map(([path, message]) => ({
    path: [...path],
    message: message ?? '',
    name: 'ValidationError' as const,
  }))
  return refuseWith(400, errors.length === 1 ? errors[0]!.message : severalErrors(errors.length), { errors })
}
