// What a home is in words and facts, as operators enter it: the fields of its form, and what may stand in them.

import { faultsIn, tooLong, typedLine, typedLines, wholeNumberIn } from '#admin/stays/form/typed-text.ts'
import { isKind, longestHomeName, mostGuests, parseHomeSlug, slugFault } from '#admin/stays/new-home/new-home-input.ts'
import type { BookingMode } from '#offers/terms/stay-offer.ts'
import type { StayKind } from '#stays/stay.ts'
import type { Slug } from '#values/slug.ts'

const fields = [
  ...['name', 'slug', 'kind', 'summary', 'description', 'area', 'guests', 'pets', 'mode'],
  ...['checkInFrom', 'checkInUntil', 'checkOutUntil', 'registration', 'registrationRequired'],
] as const

export type WordsField =
  | 'name'
  | 'slug'
  | 'kind'
  | 'summary'
  | 'description'
  | 'area'
  | 'guests'
  | 'pets'
  | 'mode'
  | 'checkInFrom'
  | 'checkInUntil'
  | 'checkOutUntil'
  | 'registration'
  | 'registrationRequired'
/** As typed; `registrationRequired` is 'yes' or empty. */
export type WordsValues = Readonly<Record<WordsField, string>>
export type WordsFaults = Partial<Readonly<Record<WordsField, string>>>

export type HomeWords = {
  readonly name: string
  readonly slug: Slug
  readonly kind: StayKind
  readonly summary: string
  /** Markdown. */
  readonly description: string
  readonly areaM2: number | null
  readonly maxGuests: number
  readonly petsMax: number
  readonly bookingMode: BookingMode
  /** `16:00`, at the home. */
  readonly checkInFrom: string
  readonly checkInUntil: string | null
  readonly checkOutUntil: string
  readonly registrationNumber: string | null
  readonly registrationRequired: boolean
}

export const longestSummary = 300
export const longestDescription = 10_000
export const mostPets = 20
export const largestArea = 100_000
export const longestRegistration = 80

export const bookingModes: readonly { readonly value: BookingMode; readonly label: string }[] = [
  { value: 'instant', label: 'At once, by the guest' },
  { value: 'request', label: 'When you say yes to a request' },
  { value: 'enquiry', label: 'By talking first' },
]

export function wordsIn(form: FormData): WordsValues {
  const read = (name: string) => (name === 'description' ? typedLines(form, name) : typedLine(form, name))
  return Object.fromEntries(fields.map(name => [name, read(name)])) as WordsValues
}

export function wordsAsTyped(words: HomeWords): WordsValues {
  const { name, slug, kind, summary, description, checkInFrom, checkInUntil, checkOutUntil } = words
  return {
    ...{ name, slug, kind, summary, description, checkInFrom, checkOutUntil, mode: words.bookingMode },
    checkInUntil: checkInUntil ?? '',
    area: words.areaM2 === null ? '' : String(words.areaM2),
    guests: String(words.maxGuests),
    pets: String(words.petsMax),
    registration: words.registrationNumber ?? '',
    registrationRequired: words.registrationRequired ? 'yes' : '',
  }
}

type ParsedWords =
  | { readonly ok: true; readonly words: HomeWords }
  | { readonly ok: false; readonly faults: WordsFaults }

export function parseWords(values: WordsValues): ParsedWords {
  const { name, kind, summary, description, checkInFrom, checkInUntil, checkOutUntil, registration } = values
  const slug = parseHomeSlug(values.slug)
  const areaM2 = values.area === '' ? null : wholeNumberIn(values.area, 1, largestArea)
  const maxGuests = wholeNumberIn(values.guests, 1, mostGuests)
  const petsMax = wholeNumberIn(values.pets, 0, mostPets)
  const mode = bookingModes.find(({ value }) => value === values.mode)?.value
  const faults = faultsIn<WordsField>({
    name: name === '' ? 'Please write what the home is called.' : tooLong(name, longestHomeName),
    slug: !slug && slugFault,
    kind: !isKind(kind) && 'Please choose what kind of home it is.',
    summary: tooLong(summary, longestSummary),
    description: tooLong(description, longestDescription),
    area: areaM2 === undefined && 'Please write whole square metres, or leave it empty.',
    guests: maxGuests === undefined && `Please write a whole number of guests from 1 to ${mostGuests}.`,
    pets: petsMax === undefined && `Please write a whole number of pets from 0 to ${mostPets}.`,
    mode: !mode && 'Please choose how it is booked.',
    checkInFrom: !isTime(checkInFrom) && 'Please write a time such as 16:00.',
    checkInUntil:
      checkInUntil !== '' &&
      (!isTime(checkInUntil)
        ? 'Please write a time such as 22:00, or leave it empty.'
        : isTime(checkInFrom) &&
          checkInUntil <= checkInFrom &&
          'This is not after the time from which guests may come.'),
    checkOutUntil: !isTime(checkOutUntil) && 'Please write a time such as 10:00.',
    registration: tooLong(registration, longestRegistration),
  })
  if (Object.keys(faults).length > 0 || !slug || !isKind(kind) || !mode) return { ok: false, faults }
  return {
    ok: true,
    words: {
      ...{ name, slug, kind, summary, description, checkInFrom, checkOutUntil, bookingMode: mode },
      ...{ areaM2: areaM2!, maxGuests: maxGuests!, petsMax: petsMax! },
      checkInUntil: checkInUntil || null,
      registrationNumber: registration || null,
      registrationRequired: values.registrationRequired === 'yes',
    },
  }
}

/** A wall-clock time of 24 hours. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}
