// Saying a home in another language: every text is there, translated or as it was typed and marked.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { TranslationMemory } from '#stays/languages/translation-memory.ts'
import { currency } from '#values/money.ts'
import type { Slug } from '#values/slug.ts'
import { translateStay } from './translate-stay.ts'

type Untranslated = Parameters<typeof translateStay>[0]

const text = fc.string({ maxLength: 8 })
const photo = fc.record({ alt: text, room: text }).map(said => ({
  ...said,
  ...{ path: '/1', width: 1200, height: 800, placeholder: '#fff' },
}))
const homes = fc
  .record({
    ...{ name: text, summary: text, description: text, city: text, region: text },
    rooms: fc.array(
      text.map(name => ({ kind: 'bedroom' as const, name, beds: [] })),
      { maxLength: 3 },
    ),
    notes: fc.option(fc.array(text, { maxLength: 3 }), { nil: undefined }),
    amenities: fc.array(
      text.map(note => ({ code: 'wifi' as const, ...(note && { note }) })),
      { maxLength: 2 },
    ),
    photos: fc.array(photo, { maxLength: 3 }),
  })
  .map(
    ({ notes, ...said }): Untranslated => ({
      ...said,
      houseRules: notes ? { notes } : {},
      photo: said.photos[0],
      ...{
        host: null,
        id: 1,
        slug: 'casa' as Slug,
        kind: 'house',
        country: 'PT',
        maxGuests: 2,
        petsMax: 0,
        bathroomHalves: 2,
      },
      ...{
        rating: { count: 0, sum: 0 },
        asksFirst: false,
        publicPoint: { latitude: 1, longitude: 1 },
        listed: true,
        areaM2: null,
      },
      ...{ timeZone: 'Europe/Lisbon', checkInFrom: '16:00', checkInUntil: null, checkOutUntil: '10:00' },
      ...{ currency: currency('EUR'), registrationNumber: null },
    }),
  )
const memories = fc
  .dictionary(fc.string({ minLength: 1, maxLength: 8 }), fc.string({ minLength: 1, maxLength: 8 }))
  .map(pairs => new Map(Object.entries(pairs)))
const english = { lang: 'en', dir: 'ltr' } as const
const nothing: TranslationMemory = new Map()

function textsOf({ name, summary, description, city, region, rooms, amenities, houseRules, photos }: Untranslated) {
  return [
    ...[name, summary, description, city, region],
    ...rooms.map(room => room.name),
    ...amenities.map(({ note }) => note ?? ''),
    ...(houseRules.notes ?? []),
    ...photos.flatMap(({ alt, room }) => [alt, room]),
  ]
}

describe('a home', () => {
  it('is itself in the language in which it was typed', () => {
    expect(currentLanguage().typedIn).toBeUndefined()
    fc.assert(
      fc.property(homes, home => {
        expect(translateStay(home, nothing, undefined)).toEqual({ ...home, asTyped: undefined })
      }),
    )
  })

  it('loses no text in another, and marks just those that have no translation', () => {
    fc.assert(
      fc.property(homes, memories, (home, memory) => {
        const said = translateStay(home, memory, english)
        const typed = textsOf(home)
        expect(textsOf(said)).toEqual(typed.map(each => memory.get(each) ?? each))
        const left = new Set(typed.filter(each => each !== '' && !memory.has(each)))
        expect(new Set(said.asTyped?.texts)).toEqual(left)
      }),
    )
  })
})
