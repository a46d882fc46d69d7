// The fields of an address between the calls, which know their types, and the rules of pages, which read what was typed.

import { type ContentRefusal, refuseWith } from '#api/content/content-answer.ts'

/** As somebody would have typed them; what is not there is left out. */
export function written(fields: Readonly<Record<string, string | number | undefined>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}

/** One sentence for each field that is wrong. */
export function refuseFields(faults: readonly (readonly [string, string | undefined])[]): ContentRefusal {
  const errors = faults.map(([field, message]) => ({
    path: [field],
    message: message ?? '',
    name: 'ValidationError' as const,
  }))
  return refuseWith(400, errors.length === 1 ? errors[0]!.message : `${errors.length} errors occurred`, { errors })
}
