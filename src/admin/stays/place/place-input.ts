// The input of a home's location: address, point, time zone.

import { z } from 'zod'
import { placeNames, point, timeZone } from '#admin/stays/form/home-fields.ts'
import { longestPostcode, mostLines } from '#admin/stays/form/home-limits.ts'
import { formValues, line, parseFormInput } from '#values/form-input.ts'

export const placeInput = z.strictObject({
  addressLines: z
    .array(line({ most: 100 }).min(1))
    .max(mostLines, 'homes.fewerLines')
    .describe('Street and house, as on an envelope; told with a booking.'),
  postcode: line({ most: longestPostcode }).describe('Its post code; told with a booking.'),
  ...placeNames,
  point: point.meta({ description: 'Where it is exactly; told with a booking.' }),
  timeZone,
})

export type PlaceInput = z.output<typeof placeInput>

export const parsePlaceForm = (form: FormData) => parseFormInput(placeInput, form)
export type PlaceValues = ReturnType<typeof parsePlaceForm>['values']

export function placeValues(place: PlaceInput): PlaceValues {
  return { ...parsePlaceForm(new FormData()).values, ...formValues(placeInput, place) }
}
