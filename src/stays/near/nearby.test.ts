// What is near a home in numbers and words: distances as the language writes them, walks, groups, drawings.

import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { inProject } from '#platform/tools/project-root.server.ts'
import { render } from '#tests/support/render.ts'
import { nearbyGroupOf, nearbyGroups, nearbyKindLabel, nearbyKinds } from './nearby-kinds.ts'
import { NearbyList } from './nearby-list.tsx'
import {
  metresBetween,
  middleOf,
  type NearbyPlace,
  nearbyMinutes,
  nearbyWays,
  roundMetres,
  walkMinutes,
} from './nearby-place.ts'
import { sayDistance, sayNearby } from './say-nearby.ts'

const near = (place: Partial<NearbyPlace>): NearbyPlace => ({
  ...{ kind: 'beach', name: 'Scourie Bay', note: '', metres: 900, way: 'foot', minutes: 15, shownAt: null },
  ...place,
})

describe('a distance', () => {
  it.each([
    [0, 100],
    [149, 100],
    [151, 200],
    [949, 900],
    [951, 1_000],
    [1_240, 1_000],
    [1_260, 1_500],
    [9_740, 9_500],
    [9_751, 10_000],
    [10_499, 10_000],
    [57_600, 58_000],
  ])('of %d m is told as %d', (metres, rounded) => {
    expect(roundMetres(metres)).toBe(rounded)
  })

  it.each([
    [900, 'en-GB', '900 m'],
    [2_500, 'en-GB', '2.5 km'],
    [2_500, 'de-DE', '2,5 km'],
    [58_000, 'fr-FR', '58 km'],
    [1_000, 'ja-JP', '1 km'],
  ])('of %d m is written in %s as %s', (metres, locale, said) => {
    expect(sayDistance(metres, locale).replace(/\s/g, ' ')).toBe(said)
  })

  it.each([
    ['along a meridian', { latitude: 58, longitude: -5 }, { latitude: 59, longitude: -5 }, 111_195],
    ['across the date line', { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111_195],
    ['to the other side', { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, 20_015_087],
    ['nowhere', { latitude: 58, longitude: -5 }, { latitude: 58, longitude: -5 }, 0],
  ])('is measured %s', (_way, one, other, metres) => {
    expect(metresBetween(one, other)).toBeCloseTo(metres, -1)
    expect(metresBetween(other, one)).toBeCloseTo(metres, -1)
  })

  it('has its middle across the date line too, and none of nothing', () => {
    const [one, other] = [179, -177].map(longitude => ({ latitude: -18, longitude }))
    const middle = middleOf([one!, other!])!
    expect(Math.abs(middle.longitude)).toBeCloseTo(179, 6)
    expect(metresBetween(middle, one!)).toBeCloseTo(metresBetween(middle, other!), 0)
    expect(middleOf([])).toBeUndefined()
  })
})

describe('a walk', () => {
  it.each([
    [100, 5],
    [300, 5],
    [400, 10],
    [1_000, 20],
    [5_000, 85],
  ])('over %d m takes about %d minutes', (metres, minutes) => {
    expect(walkMinutes(metres)).toBe(minutes)
  })
})

describe('the lists', () => {
  it('are those of the database', () => {
    const migration = readFileSync(inProject('migrations', '0003-stays.sql'), 'utf8').split(
      'create table nearby_place',
    )[1]!
    const listed = (column: string) =>
      [...new RegExp(`${column} in \\(([^)]*)\\)`).exec(migration)![1]!.matchAll(/'([\w-]+)'/g)].map(([, word]) => word)
    expect(listed('kind')).toEqual(nearbyKinds)
    expect(listed('way')).toEqual(nearbyWays)
    expect(nearbyMinutes.every(minutes => minutes % 5 === 0 && minutes >= 5 && minutes <= 240)).toBe(true)
  })

  it('give every kind a name of its own and a group', () => {
    expect(new Set(nearbyKinds.map(nearbyKindLabel)).size).toBe(nearbyKinds.length)
    expect(new Set(nearbyKinds.map(nearbyGroupOf))).toEqual(new Set(nearbyGroups.map(({ code }) => code)))
  })
})

describe('on the page', () => {
  const places = [
    near({ note: 'White sand' }),
    near({ kind: 'shop', name: 'Sgeir Stores', metres: 1_500, minutes: 25 }),
    near({ kind: 'station', name: 'Lairg', metres: 58_000, way: 'car', minutes: 75 }),
    near({ kind: 'trail', name: 'Sandwood', metres: 19_000, way: 'car', minutes: 60 }),
  ]

  it('places stand in their groups, the nearest first, each with its drawing', () => {
    const { text, tags } = render(createElement(NearbyList, { groups: sayNearby(places, 'en-GB') }))
    const onFoot = (what: string, time: string) => sentence('stays.nearbyWay', { what, time, way: 'foot' })
    const byCar = (what: string, time: string) => sentence('stays.nearbyWay', { what, time, way: 'car' })
    expect(text).toBe(
      [
        sentence('stays.nearNatureGroup'),
        `Scourie Bay 900 m ${onFoot(sentence('stays.nearBeach'), '15 minutes')} White sand`,
        `Sandwood 19 km ${byCar(sentence('stays.nearTrail'), '1 hour')}`,
        sentence('stays.nearFoodGroup'),
        `Sgeir Stores 1.5 km ${onFoot(sentence('stays.nearShop'), '25 minutes')}`,
        sentence('stays.nearTravelGroup'),
        `Lairg 58 km ${byCar(sentence('stays.nearStation'), '1 hour 15 minutes')}`,
        sentence('stays.nearbyMeasured'),
      ].join(' '),
    )
    expect(tags('svg')).toHaveLength(4)
    expect(tags('li')).toHaveLength(4)
    expect(tags('h3')).toHaveLength(3)
  })

  it('a group without places is left out', () => {
    expect(sayNearby([near({})], 'en-GB').map(({ label }) => label)).toEqual([sentence('stays.nearNatureGroup')])
    expect(sayNearby([], 'en-GB')).toEqual([])
  })
})
