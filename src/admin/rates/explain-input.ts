// Parses what the explainer is asked: nights and a party, in the query of its address.

import { faultsIn, wholeNumberIn } from '#admin/stays/form/typed-text.ts'
import { sentence } from '#catalogue/sentence.ts'
import { adultFromAge, type Party } from '#offers/terms/party.ts'
import type { StayInput } from '#offers/terms/stay-input.ts'
import { parseCalendarDay } from '#values/calendar-day.ts'
import type { NightRange } from '#values/night-range.ts'

const fields = ['in', 'out', 'adults', 'ages', 'pets', 'code'] as const

/** As typed; empty where nothing was. */
type ExplainValues = Readonly<Record<(typeof fields)[number], string>>

export type ExplainInput = {
  readonly values: ExplainValues
  readonly faults: Partial<Readonly<Record<(typeof fields)[number], string>>>
  /** Absent without days, and while anything is wrong. */
  readonly input: StayInput | undefined
}

const mostNights = 400

/** Nights backwards, too many of them or in the past are no faults: the verdicts say what speaks against them. */
export function parseExplainInput(query: URLSearchParams): ExplainInput {
  const text = (name: string) => (query.get(name) ?? '').replaceAll('\0', '').trim().slice(0, 100)
  const values = Object.fromEntries(fields.map(name => [name, text(name)])) as ExplainValues
  if (values.in === '' && values.out === '')
    return { values: { ...values, adults: values.adults || '2' }, faults: {}, input: undefined }
  const [checkIn, checkOut] = [parseCalendarDay(values.in), parseCalendarDay(values.out)]
  const adults = wholeNumberIn(values.adults || '2', 0, 100)
  const pets = wholeNumberIn(values.pets || '0', 0, 20)
  const ages = values.ages
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map(age => wholeNumberIn(age, 0, adultFromAge - 1))
  const isTooLong = checkIn !== undefined && checkOut !== undefined && Math.abs(checkOut - checkIn) > mostNights
  const faults = faultsIn<(typeof fields)[number]>({
    in: checkIn === undefined && sentence('rates.chooseCheckIn'),
    out:
      (checkOut === undefined && sentence('rates.chooseCheckOut')) ||
      (isTooLong && sentence('rates.mostNights', { most: mostNights })),
    adults: adults === undefined && sentence('rates.wholeNumber'),
    pets: pets === undefined && sentence('rates.wholeNumber'),
    ages: (ages.length > 100 || ages.includes(undefined)) && sentence('rates.ages'),
  })
  if (Object.keys(faults).length > 0 || checkIn === undefined || checkOut === undefined) {
    return { values, faults, input: undefined }
  }
  const party: Party = { adults: adults!, childAges: ages as number[], infants: 0, pets: pets!, serviceAnimals: 0 }
  const nights: NightRange = { checkIn, checkOut }
  return { values, faults, input: { nights, party, extras: [], couponCode: values.code || undefined } }
}
