// The form by which an operator begins a new home, parsed once, with a sentence beside every field that cannot be taken.

import { faultsIn, tooLong, typedLine, wholeNumberIn } from '#admin/stays/form/typed-text.ts'
import { parsePoint } from '#admin/stays/nearby/nearby-input.ts'
import { kindNames } from '#stays/kind-names.ts'
import type { Point } from '#stays/near/nearby-place.ts'
import type { StayKind } from '#stays/stay.ts'
import { type Currency, parseCurrency } from '#values/money.ts'
import { parseSlug, type Slug, slugFrom } from '#values/slug.ts'
import { parseSum } from '#values/typed-sum.ts'

const fields = [
  'name',
  'kind',
  'slug',
  'guests',
  'city',
  'region',
  'country',
  'where',
  'timeZone',
  'currency',
  'nightly',
] as const

type NewHomeField = (typeof fields)[number]
export type NewHomeValues = Readonly<Record<NewHomeField, string>>
export const emptyHome = Object.fromEntries(fields.map(name => [name, ''])) as NewHomeValues
export type NewHomeFaults = Partial<Readonly<Record<NewHomeField, string>>>

export type NewHomeInput = {
  readonly name: string
  readonly kind: StayKind
  /** Undefined: it is made of the name. */
  readonly slug: Slug | undefined
  readonly guests: number
  readonly city: string
  readonly region: string
  readonly country: string
  readonly point: Point
  readonly timeZone: string
  readonly currency: Currency
  /** Minor units; undefined while no price is known. */
  readonly nightlyMinor: number | undefined
}

/** What a country, a zone and a currency may be: the lists that the runtime knows. */
export type KnownCodes = {
  readonly isCountry: (code: string) => boolean
  readonly isTimeZone: (name: string) => boolean
  readonly isCurrency: (code: string) => boolean
}

export type Choice = { readonly value: string; readonly label: string }

export type HomeChoices = {
  readonly countries: readonly Choice[]
  readonly timeZones: readonly string[]
  readonly currencies: readonly Choice[]
}

type ParsedNewHome =
  | { readonly ok: true; readonly values: NewHomeValues; readonly input: NewHomeInput }
  | { readonly ok: false; readonly values: NewHomeValues; readonly faults: NewHomeFaults }

export const longestHomeName = 120
export const longestPlaceName = 80
export const mostGuests = 100

/** Words of addresses that the admin pages need for itself. */
const takenByAdmin: ReadonlySet<string> = new Set(['new'])

/** The slug in `text`, unless the admin pages need it for itself. */
export function parseHomeSlug(text: string): Slug | undefined {
  return takenByAdmin.has(text) ? undefined : parseSlug(text)
}

export const slugFault = 'Please write small letters a to z and digits, with single hyphens between words.'

export function parseNewHome(form: FormData, known: KnownCodes): ParsedNewHome {
  const values = Object.fromEntries(fields.map(name => [name, typedLine(form, name)])) as NewHomeValues
  const { name, kind, city, region, country, timeZone } = values
  const slug = parseHomeSlug(values.slug)
  const proposed = parseHomeSlug(slugFrom(name))
  const guests = wholeNumberIn(values.guests, 1, mostGuests)
  const point = parsePoint(values.where)
  const currency = known.isCurrency(values.currency) ? parseCurrency(values.currency) : undefined
  const nightlyMinor = currency && values.nightly !== '' ? parseSum(values.nightly, currency) : undefined
  const faults = faultsIn<NewHomeField>({
    name: name === '' ? 'Please write what the home is called.' : tooLong(name, longestHomeName),
    kind: !isKind(kind) && 'Please choose what kind of home it is.',
    slug:
      values.slug === ''
        ? name !== '' &&
          !proposed &&
          'We cannot make an address of that name. Please write one in small letters a to z.'
        : !slug && slugFault,
    guests: guests === undefined && `Please write a whole number of guests from 1 to ${mostGuests}.`,
    city: city === '' ? 'Please write the town or village.' : tooLong(city, longestPlaceName),
    region: region === '' ? 'Please write the region, county or island.' : tooLong(region, longestPlaceName),
    country: !known.isCountry(country) && 'Please choose the country.',
    where: !point && 'Please write latitude and longitude, such as 58.35172, -5.15421.',
    timeZone: !known.isTimeZone(timeZone) && 'Please choose the time zone of the home.',
    currency: !currency && 'Please choose the currency of its prices.',
    nightly:
      currency &&
      values.nightly !== '' &&
      nightlyMinor === undefined &&
      'Please write a sum above zero, such as 120 or 120.50.',
  })
  if (Object.keys(faults).length > 0 || !isKind(kind) || !point || !currency || guests === undefined) {
    return { ok: false, values, faults }
  }
  return {
    ok: true,
    values,
    input: { name, kind, slug, guests, city, region, country, point, timeZone, currency, nightlyMinor },
  }
}

export function isKind(text: string): text is StayKind {
  return Object.hasOwn(kindNames, text)
}
