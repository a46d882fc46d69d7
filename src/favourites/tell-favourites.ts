// What others are told of favourites: an address to share, and visits as facts.

import { type Favourites, readVisit, writeHome } from './favourites.ts'

/** A visit as `writeVisit` writes it; null for no day. */
export function tellVisit(visit: string) {
  const { in: checkIn, out: checkOut, ages, ...counts } = readVisit(visit)
  const { adults, infants, pets, serviceAnimals } = counts
  const count = (text: string) => Math.trunc(Number(text)) || 0
  const childAges = ages.split(',').filter(age => age.trim() !== '')
  return {
    checkIn: checkIn || null,
    checkOut: checkOut || null,
    party: {
      ...{ adults: count(adults), childAges: childAges.map(count), infants: count(infants) },
      ...{ pets: count(pets), serviceAnimals: count(serviceAnimals) },
    },
  }
}

/** The address of these homes, for anybody: with the dates of each, and nothing of who comes. */
export function favouritesAddress(homes: Favourites): string {
  const shared = homes.map(({ slug, visit }) => ({ slug, visit: visit.split('~').slice(0, 2).join('~') }))
  return homes.length > 0 ? `/favourites?homes=${shared.map(writeHome).join('.')}` : '/favourites'
}
