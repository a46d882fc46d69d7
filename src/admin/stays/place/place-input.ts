// Where a home is, as the operator's form has it: its address, its point on the map, its time zone.

import { faultsIn, tooLong, typedLine, typedLines } from '#admin/stays/form/typed-text.ts'
import { parsePoint } from '#admin/stays/nearby/nearby-input.ts'
import { type KnownCodes, longestPlaceName } from '#admin/stays/new-home/new-home-input.ts'
import type { Point } from '#stays/near/nearby-place.ts'

export type HomePlace = {
  readonly addressLines: readonly string[]
  readonly postcode: string
  readonly city: string
  readonly region: string
  readonly country: string
  readonly point: Point
  readonly timeZone: string
}

const fields = ['lines', 'postcode', 'city', 'region', 'country', 'where', 'timeZone'] as const
export type PlaceField = (typeof fields)[number]
export type PlaceValues = Readonly<Record<PlaceField, string>>
export type PlaceFaults = Partial<Readonly<Record<PlaceField, string>>>

export const mostLines = 5
export const longestLine = 100
export const longestPostcode = 20

export function placeIn(form: FormData): PlaceValues {
  return Object.fromEntries(
    fields.map(name => [name, name === 'lines' ? typedLines(form, name) : typedLine(form, name)]),
  ) as PlaceValues
}

export function placeAsTyped({
  addressLines,
  postcode,
  city,
  region,
  country,
  point,
  timeZone,
}: HomePlace): PlaceValues {
  const where = `${point.latitude}, ${point.longitude}`
  return { postcode, city, region, country, timeZone, where, lines: addressLines.join('\n') }
}

type ParsedPlace =
  | { readonly ok: true; readonly place: HomePlace }
  | { readonly ok: false; readonly faults: PlaceFaults }

export function parsePlace(values: PlaceValues, known: KnownCodes): ParsedPlace {
  const { postcode, city, region, country, timeZone } = values
  const addressLines = values.lines
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
  const point = parsePoint(values.where)
  const faults = faultsIn<PlaceField>({
    lines:
      addressLines.length > mostLines
        ? `Please write ${mostLines} lines at most; there are ${addressLines.length}.`
        : addressLines.map(line => tooLong(line, longestLine)).find(fault => fault !== undefined),
    postcode: tooLong(postcode, longestPostcode),
    city: city === '' ? 'Please write the town or village.' : tooLong(city, longestPlaceName),
    region: region === '' ? 'Please write the region, county or island.' : tooLong(region, longestPlaceName),
    country: !known.isCountry(country) && 'Please choose the country.',
    where: !point && 'Please write latitude and longitude, such as 58.35172, -5.15421.',
    timeZone: !known.isTimeZone(timeZone) && 'Please choose the time zone of the home.',
  })
  if (Object.keys(faults).length > 0 || !point) return { ok: false, faults }
  return { ok: true, place: { addressLines, postcode, city, region, country, point, timeZone } }
}
