// The form about single nights: a price, a minimum, arrival and departure, for a range of days at once.

import { parseNights } from '#admin/calendar/nights/block-input.ts'
import { wholeNumberIn } from '#admin/stays/form/typed-text.ts'
import type { NightsEntered } from './rate-change.ts'
import {
  type RateFacts,
  type RateReader,
  type RateValues,
  type ReadRate,
  weekdayFields,
  weekdaysIn,
  weekdayValues,
} from './rate-form.ts'
import { readSum, sumFault } from './read-sums.ts'

const doors: Readonly<Record<string, boolean | null>> = { open: false, shut: true, rules: null }
const mostNights = 365

export const nightsForm: RateReader = {
  fields: () => ['first', 'last', ...weekdayFields, 'price', 'minimum', 'arrive', 'leave', 'sleep'],
  read: (values, facts) => readNights(values, facts, false),
  away: (values, facts) => readNights(values, facts, true),
}

function readNights(values: RateValues, { currency, today }: RateFacts, away: boolean): ReadRate {
  const { nights, faults: wrongNights } = parseNights({ first: values.first!, last: values.last! }, today)
  const weekdays = weekdaysIn(values)
  const price = values.price === '' || away ? undefined : readSum(values.price!, currency)
  const minimum = values.minimum === '' || away ? undefined : wholeNumberIn(values.minimum!, 1, mostNights)
  const said: NightsEntered = {
    ...(price === undefined ? {} : { nightlyMinor: price }),
    ...(minimum === undefined ? {} : { minArrival: minimum }),
    ...doorSaid('closedToArrival', values.arrive!),
    ...doorSaid('closedToDeparture', values.leave!),
    ...doorSaid('closed', values.sleep!),
  }
  const faults = {
    ...wrongNights,
    ...(weekdays === 0 ? { weekdays: 'Please choose at least one day of the week.' } : {}),
    ...(values.price !== '' && !away && price === undefined ? { price: sumFault(currency) } : {}),
    ...(values.minimum !== '' && !away && minimum === undefined
      ? { minimum: `Please write a whole number of nights from 1 to ${mostNights}.` }
      : {}),
  }
  if (Object.keys(faults).length > 0 || !nights) return { ok: false, faults }
  if (!away && Object.keys(said).length === 0)
    return { ok: false, faults: { price: 'Please say what is to hold for these nights.' } }
  return { ok: true, change: { kind: 'nights', nights, weekdays, entered: away ? null : said } }
}

function doorSaid(field: keyof NightsEntered, choice: string): NightsEntered {
  const said = doors[choice]
  return said === undefined ? {} : { [field]: said }
}

export const newNightsValues: RateValues = {
  ...{ first: '', last: '', price: '', minimum: '', arrive: '', leave: '', sleep: '' },
  ...weekdayValues(0b1111111),
}
