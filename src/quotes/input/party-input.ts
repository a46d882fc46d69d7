// The party of a form's fields, and a party in words.

import { sentence } from '#catalogue/sentence.ts'
import { adultFromAge, type Party } from '#offers/terms/party.ts'
import { sayList } from '#values/say-list.ts'
import type { VisitFaults, VisitField, VisitFields } from './visit-fields.ts'

/** As many guests as a home can hold at most; the database's own bound. */
const mostGuests = 100
const mostAnimals = 20

type ParsedParty = { readonly party?: Party; readonly faults: VisitFaults }

/** The party of a form's fields, or a sentence for each field that is wrong. */
export function parseParty(fields: VisitFields): ParsedParty {
  const [adults, infants, pets, serviceAnimals] = [
    fields.adults,
    fields.infants,
    fields.pets,
    fields.serviceAnimals,
  ].map(parseCount)
  const childAges = parseAges(fields.ages)
  const faults: VisitFaults = {
    ...countFault('adults', adults, 1, mostGuests, sentence('quotes.tooFewAdults')),
    ...countFault('infants', infants, 0, mostGuests),
    ...countFault('pets', pets, 0, mostAnimals),
    ...countFault('serviceAnimals', serviceAnimals, 0, mostAnimals),
    ...(childAges ? {} : { ages: sentence('quotes.wrongAges', { most: adultFromAge - 1 }) }),
  }
  if (Object.keys(faults).length > 0) return { faults }
  const party = {
    adults: adults!,
    infants: infants!,
    pets: pets!,
    childAges: childAges!,
    serviceAnimals: serviceAnimals!,
  }
  if (party.adults + party.infants + party.childAges.length > mostGuests) {
    return { faults: { adults: sentence('quotes.tooManyGuests', { most: mostGuests }) } }
  }
  return { party, faults: {} }
}

/** Undefined for anything but plain digits. */
function parseCount(typed: string): number | undefined {
  return /^\d{1,9}$/.test(typed) ? Number(typed) : typed === '' ? 0 : undefined
}

function countFault(
  field: VisitField,
  value: number | undefined,
  least: number,
  most: number,
  tooFew?: string,
): VisitFaults {
  if (value === undefined) return { [field]: sentence('quotes.wholeNumber', { least, most }) }
  if (value < least) return { [field]: tooFew ?? sentence('quotes.wholeNumber', { least, most }) }
  return value > most ? { [field]: sentence('quotes.tooMany', { most }) } : {}
}

function parseAges(typed: string): number[] | undefined {
  const parts = typed.split(/[\s,;]+/).filter(Boolean)
  const ages = parts.map(part => (/^\d{1,2}$/.test(part) ? Number(part) : Number.NaN))
  return ages.every(age => age < adultFromAge) && ages.length <= mostGuests ? ages : undefined
}

/** `2 adults, 1 child, 1 infant, 1 pet`. */
export function sayParty({ adults, childAges, infants, pets, serviceAnimals }: Party): string {
  const children = childAges.length
  return sayList([
    adults > 0 ? sentence('bookings.adults', { adults }) : null,
    children > 0 ? sentence('bookings.children', { children }) : null,
    infants > 0 ? sentence('bookings.infants', { infants }) : null,
    pets > 0 ? sentence('bookings.pets', { pets }) : null,
    serviceAnimals > 0 ? sentence('bookings.serviceAnimals', { animals: serviceAnimals }) : null,
  ])
}
