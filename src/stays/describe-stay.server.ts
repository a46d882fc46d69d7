// The view of a home's page.

import { currentLocale, sentence } from '#catalogue/sentence.ts'
import type { AsTyped } from '#stays/languages/translation-memory.ts'
import { renderMarkdown } from '#ui/markdown/markdown.server.ts'
import { displayNames } from '#values/formats.ts'
import { sayPlace } from '#values/say-list.ts'
import { describeAmenities } from './amenities.ts'
import { countryName } from './country.ts'
import { describeHost } from './host/describe-host.ts'
import { kindNames } from './kind-names.ts'
import { sharePictureAddress } from './share-picture.server.ts'
import type { Stay } from './stay.ts'
import { stayFacts } from './stay-facts.ts'

/** Only what the page shows: all of it is sent to every visitor. */
export function describeStay(stay: Stay) {
  const { name, listed, summary, photos, rooms, amenities, houseRules, petsMax, registrationNumber } = stay
  const { checkInFrom, checkInUntil, checkOutUntil, areaM2 } = stay
  return {
    name,
    listed,
    summary,
    photos,
    rooms,
    amenities: describeAmenities(amenities),
    houseRules,
    petsMax,
    registrationNumber,
    checkInFrom,
    checkInUntil,
    checkOutUntil,
    kind: kindNames[stay.kind](),
    place: sayPlace([stay.city, stay.region, countryName(stay.country)]),
    facts: [...stayFacts(stay), ...(areaM2 === null ? [] : [sentence('stays.area', { areaM2 })])],
    description: describeWords(stay),
    writtenIn: writtenIn(stay),
    asTyped: shortTexts(stay),
    host: stay.host && describeHost(stay.host, currentLocale()),
    shareImage: sharePictureAddress(stay),
  }
}

/** HTML, in the language in which it was typed where that is not the language of the page. */
function describeWords({ description, asTyped }: Stay): string {
  const html = renderMarkdown(description)
  return asTyped?.texts.includes(description) ? `<div lang="${asTyped.lang}" dir="${asTyped.dir}">${html}</div>` : html
}

/** The language of summary or description, as the language of the page calls it; undefined where that is the same. */
function writtenIn({ summary, description, asTyped }: Stay): string | undefined {
  if (!asTyped || ![summary, description].some(text => asTyped.texts.includes(text))) return undefined
  return displayNames(currentLocale(), { type: 'language' }).of(asTyped.lang)
}

/** The page marks its description by itself. */
function shortTexts({ description, asTyped }: Stay): AsTyped | undefined {
  return asTyped && { ...asTyped, texts: asTyped.texts.filter(text => text !== description) }
}
