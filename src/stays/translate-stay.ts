// Says a home in another language, as far as its translations reach.

import type { Mark } from '#catalogue/languages.ts'
import { type TranslationMemory, translated, untranslated } from '#stays/languages/translation-memory.ts'
import type { Photo } from '#stays/photos/photo.ts'
import type { Stay, StayInBrief } from './stay.ts'

type Brief = Omit<StayInBrief, 'asTyped'>

/** What a card of the home says. `typedIn`: undefined where the page is in the language that was typed. */
export function translateBrief(stay: Brief, memory: TranslationMemory, typedIn: Mark | undefined): StayInBrief {
  const { name, photo } = stay
  const said = { ...stay, ...words(stay, memory), photo: photo && translatePhoto(photo, memory) }
  return { ...said, asTyped: untranslated(memory, typedIn, [name, ...(photo ? [photo.alt] : [])]) }
}

/** All that the page of the home says. */
export function translateStay(stay: Omit<Stay, 'asTyped'>, memory: TranslationMemory, typedIn: Mark | undefined): Stay {
  const { photo, photos, amenities, houseRules, host } = stay
  return {
    ...stay,
    ...words(stay, memory),
    description: translated(memory, stay.description),
    amenities: amenities.map(({ code, note }) => ({ code, ...(note && { note: translated(memory, note) }) })),
    houseRules: {
      ...houseRules,
      ...(houseRules.notes && { notes: houseRules.notes.map(note => translated(memory, note)) }),
    },
    host: host && { ...host, words: translated(memory, host.words) },
    photo: photo && translatePhoto(photo, memory),
    photos: photos.map(each => translatePhoto(each, memory)),
    asTyped: untranslated(memory, typedIn, textsOfStay(stay)),
  }
}

/** Every text of the home's own page that somebody typed. */
function textsOfStay(stay: Omit<Stay, 'asTyped'>): string[] {
  const { name, summary, description, city, region, rooms, amenities, houseRules, photos, host } = stay
  return [
    ...[name, summary, description, city, region],
    ...rooms.map(room => room.name),
    ...amenities.flatMap(({ note }) => note ?? []),
    ...(houseRules.notes ?? []),
    ...(host ? [host.words] : []),
    ...photos.flatMap(({ alt, room }) => [alt, room]),
  ]
}

/** Name and place of a home where nothing else is told of it. */
export function translateNames<Named extends Pick<Stay, 'name' | 'city' | 'region'>>(
  stay: Named,
  memory: TranslationMemory,
): Named {
  const { name, city, region } = stay
  return {
    ...stay,
    name: translated(memory, name),
    city: translated(memory, city),
    region: translated(memory, region),
  }
}

function words({ name, summary, city, region, rooms }: Brief, memory: TranslationMemory) {
  return {
    ...translateNames({ name, city, region }, memory),
    summary: translated(memory, summary),
    rooms: rooms.map(room => ({ ...room, name: translated(memory, room.name) })),
  }
}

export function translatePhoto(photo: Photo, memory: TranslationMemory): Photo {
  return { ...photo, alt: translated(memory, photo.alt), room: translated(memory, photo.room) }
}
