// The components of a home: pictures that keep their place, beds that are counted, amenities in groups, rules in sentences.

import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { Gallery, PhotoTour, tourId } from '#stays/photos/gallery.tsx'
import type { Photo } from '#stays/photos/photo.ts'
import { StayPicture } from '#stays/photos/stay-picture.tsx'
import { render } from '#tests/support/render.ts'
import { describeAmenities } from './amenities.ts'
import { AmenityList } from './amenity-list.tsx'
import { HouseRulesList } from './house-rules-list.tsx'
import { Sleeping } from './sleeping.tsx'

const photo = (number: number, room = ''): Photo => ({
  path: `/photos/casa/${number}`,
  room,
  alt: `Picture ${number}`,
  width: 1600,
  height: 1000,
  placeholder: '#c9b48f',
})

describe('a picture', () => {
  it('comes in its sizes, with room kept for it', () => {
    const { tags } = render(createElement(StayPicture, { photo: photo(1), sizes: '100vw' }))
    const [image] = tags('img')
    expect(tags('source')[0]).toContain('/photos/casa/1-1600.avif 1600w')
    expect(image).toContain('alt="Picture 1"')
    expect(image).toContain('src="/photos/casa/1-800.webp"')
    expect(image).toContain('/photos/casa/1-1200.webp 1200w"')
    expect(image).toMatch(/width="1600" height="1000" loading="lazy"/)
    expect(image).toContain('background-color:#c9b48f')
  })

  it('of a small original does not ask for what is not there', () => {
    const small = { ...photo(1), width: 500 }
    const [image] = render(createElement(StayPicture, { photo: small, sizes: '100vw', first: true })).tags('img')
    expect(image).toContain('src="/photos/casa/1-400.webp"')
    expect(image).not.toContain('800w')
    expect(image).toContain('loading="eager"')
  })
})

describe('the gallery', () => {
  it('has each picture, which leads to itself, the first of them at once, and the way to all of them', () => {
    const photos = [1, 2, 3, 4, 5, 6, 7].map(number => photo(number))
    const { tags, values, text } = render(createElement(Gallery, { photos, name: 'Casa' }))
    expect(values('href')).toEqual([...photos.map((_, at) => `#photo-${at + 1}`), `#${tourId}`])
    expect(tags('img').map(tag => tag.includes('loading="eager"'))).toEqual(photos.map((_, at) => at === 0))
    expect(tags('ul')[0]).toContain('gallery-of-5')
    expect(text).toBe(sentence('stays.allPhotos', { count: 7 }))
    expect(tags('ul')[0]).toContain(`aria-label="${sentence('stays.photosOf', { name: 'Casa' })}"`)
  })

  it('of one picture leads to no others', () => {
    const { values, text } = render(createElement(Gallery, { photos: [photo(1)], name: 'Casa' }))
    expect([values('href'), text]).toEqual([['#photo-1'], ''])
  })

  it('of a home without pictures says so', () => {
    expect(render(createElement(Gallery, { photos: [], name: 'Casa' })).text).toBe(sentence('stays.noPhotos'))
  })

  it('as a tour goes room by room', () => {
    const photos = [photo(1, 'Outside'), photo(2, 'Kitchen'), photo(3, 'Outside')]
    const places = render(createElement(PhotoTour, { photos })).values('id')
    expect(places).toEqual(['photo-1', 'photo-3', 'photo-2'])
    const { values, text } = render(createElement(PhotoTour, { photos }))
    expect(values('alt')).toEqual(['Picture 1', 'Picture 3', 'Picture 2'])
    expect(text).toBe('Outside Outside Kitchen')
  })
})

describe('sleeping', () => {
  it('names each room with its beds, and draws as many', () => {
    const { text, tags } = render(
      createElement(Sleeping, {
        rooms: [
          { kind: 'bedroom', name: 'Sea room', beds: [{ kind: 'double', count: 1 }], ensuite: true },
          {
            kind: 'bedroom',
            name: 'Bunk room',
            beds: [
              { kind: 'bunk', count: 2 },
              { kind: 'child', count: 1 },
            ],
          },
          { kind: 'kitchen', name: 'Kitchen', beds: [] },
        ],
      }),
    )
    expect(text).toBe(
      [
        ...['Sea room', sentence('stays.bedDouble', { count: 1 }), sentence('stays.ensuite')],
        ...['Bunk room', `${sentence('stays.bedBunk', { count: 2 })}, ${sentence('stays.bedChild', { count: 1 })}`],
      ].join(' '),
    )
    expect(tags('svg')).toHaveLength(4)
  })

  it('draws no dormitory', () => {
    const rooms = [{ kind: 'bedroom', name: 'Hall', beds: [{ kind: 'single', count: 40 }] }] as const
    const { tags, text } = render(createElement(Sleeping, { rooms }))
    expect(tags('svg')).toHaveLength(6)
    expect(text).toContain(sentence('stays.bedSingle', { count: 40 }))
  })
})

describe('what a home has', () => {
  it('stands in groups, with what is to know about it', () => {
    const amenities = [{ code: 'sauna', note: 'Wood-fired' }, { code: 'wifi' }, { code: 'hot-tub' }] as const
    expect(render(createElement(AmenityList, { amenities: describeAmenities(amenities) })).text).toBe(
      [
        ...[sentence('stays.groupEveryday'), sentence('stays.hasWifi')],
        ...[sentence('stays.groupWellbeing'), sentence('stays.hasSauna'), 'Wood-fired'],
        sentence('stays.hasHotTub'),
      ].join(' '),
    )
  })
})

describe('house rules', () => {
  it('stand under their subjects', () => {
    const hours = { checkInFrom: '16:00', checkInUntil: null, checkOutUntil: '10:00' }
    const { text, tags } = render(
      createElement(HouseRulesList, { ...hours, petsMax: 1, houseRules: { smoking: 'no' } }),
    )
    expect(text).toContain(
      [
        ...[sentence('stays.leaving'), sentence('stays.leavingBy', { until: '10:00' })],
        ...[sentence('stays.pets'), sentence('stays.petsUpTo', { pets: 1 })],
        ...[sentence('stays.smoking'), sentence('stays.smokingNo')],
      ].join(' '),
    )
    expect(tags('dt')).toHaveLength(4)
  })
})
