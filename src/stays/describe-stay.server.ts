// The view of a home's page.

import { sentence } from '#catalogue/sentence.ts'
import { renderMarkdown } from '#ui/markdown.server.ts'
import { sayList } from '#values/say-list.ts'
import { countryName } from './country.ts'
import { kindNames } from './kind-names.ts'
import { sharePictureAddress } from './share-picture.server.ts'
import type { Stay } from './stay.ts'
import { stayFacts } from './stay-facts.ts'

/** Only what the page shows: all of it is sent to every visitor. */
export function describeStay(stay: Stay) {
  const { name, listed, summary, photos, rooms, amenities, houseRules, petsMax, registrationNumber } = stay
  const { checkInFrom, checkInUntil, checkOutUntil, areaM2 } = stay
  const place = [stay.city, stay.region, countryName(stay.country)].filter((word, at, all) => all.indexOf(word) === at)
  return {
    name,
    listed,
    summary,
    photos,
    rooms,
    amenities,
    houseRules,
    petsMax,
    registrationNumber,
    checkInFrom,
    checkInUntil,
    checkOutUntil,
    kind: kindNames[stay.kind](),
    place: sayList(place),
    facts: [...stayFacts(stay), ...(areaM2 === null ? [] : [sentence('stays.area', { areaM2 })])],
    description: renderMarkdown(stay.description),
    shareImage: sharePictureAddress(stay),
  }
}
