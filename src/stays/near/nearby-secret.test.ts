// No distance tells the address: whatever is told of places near a home is made of its public point and nothing else.

import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeHome } from '#api/content/answers/describe-home.server.ts'
import { findStay } from '#stays/stay-store.server.ts'
import { buildHome } from '#tests/support/build-home.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { Slug } from '#values/slug.ts'
import { circleMetres, type EnteredPlace, measureNearby, metresBetween, type Point } from './nearby-place.ts'
import { findNearby } from './nearby-store.server.ts'
import { nearbyPlaceTable } from './nearby-tables.server.ts'
import { sayNearby } from './say-nearby.ts'

let world: TestTools
beforeAll(async () => {
  world = await testTools()
})
afterAll(() => world?.drop())

const publicPoint: Point = { latitude: 58.35, longitude: -5.17 }

/** What the page and the content backend tell of the home in the database. */
async function told(slug: string): Promise<string> {
  const { database } = world.tools
  const found = await findStay(database, slug as Slug)
  if (found?.kind !== 'found') throw new Error(`${slug} was not found`)
  const nearby = await findNearby(database, found.stay)
  return JSON.stringify([sayNearby(nearby, 'en-GB'), describeHome(found.stay, nearby).nearby])
}

const place: Omit<EnteredPlace, 'point' | 'name'> = { kind: 'beach', note: '', way: 'foot', minutes: null }

describe('the exact place', () => {
  test('may be anywhere: the same is told to the letter, even of a place at the very door', async () => {
    const { database } = world.tools
    const { id, slug } = await buildHome(database, {
      publicLatitude: publicPoint.latitude,
      publicLongitude: publicPoint.longitude,
    })
    await database.insert(nearbyPlaceTable).values([
      { stayId: id, kind: 'beach', name: 'At the door', latitude: 58.35311, longitude: -5.17222, way: 'foot' },
      { stayId: id, kind: 'shop', name: 'Shop', latitude: 58.3541, longitude: -5.1502, way: 'foot' },
      { stayId: id, kind: 'station', name: 'Station', latitude: 58.0123, longitude: -4.4012, way: 'car', minutes: 75 },
    ])
    const answers = new Set<string>()
    for (const [north, east] of [
      [0, 0],
      [0.00311, -0.00222],
      [-0.0035, 0.0011],
      [0.0001, 0.0066],
    ] as const) {
      const [latitude, longitude] = [publicPoint.latitude + north, publicPoint.longitude + east]
      await database.execute(sql`update stay set latitude = ${latitude}, longitude = ${longitude} where id = ${id}`)
      answers.add(await told(slug))
    }
    expect(answers.size).toBe(1)
    // The map shows the shop and the station, to some 100 metres, and never what may be the door.
    expect([...answers][0]!.match(/(?<="latitude":)-?[\d.]+/g)).toEqual(['58.354', '58.012'])
    expect([...answers][0]).not.toMatch(/58\.353|-?5\.172/)
  })
})

describe('what is told', () => {
  const metres = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
  const points = fc
    .tuple(metres(30_000), metres(30_000))
    .map(([north, east]) => ({ latitude: 58.35 + north / 111_000, longitude: -5.17 + east / 58_000 }))
  const minutes = fc.constantFrom(null, 5, 15, 90)

  test('is never finer than 100 metres and five minutes, and shows no place within the circle that holds the home', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(points, minutes), { maxLength: 12 }), entered => {
        const places = entered.map(([point, ride], at): EnteredPlace => {
          return { ...place, name: `Place ${at}`, point, way: ride === null ? 'foot' : 'car', minutes: ride }
        })
        const measured = measureNearby(publicPoint, places)
        expect(measured).toHaveLength(places.length)
        for (const each of measured) {
          expect(Object.keys(each).sort()).toEqual(['kind', 'metres', 'minutes', 'name', 'note', 'shownAt', 'way'])
          if (each.shownAt) {
            expect(metresBetween(publicPoint, each.shownAt)).toBeGreaterThan(circleMetres)
            for (const degrees of Object.values(each.shownAt)) expect(Number(degrees.toFixed(3))).toBe(degrees)
          } else expect(each.metres).toBeLessThanOrEqual(circleMetres + 150)
          expect(each.metres % 100).toBe(0)
          expect(each.metres).toBeGreaterThan(0)
          expect(each.minutes % 5).toBe(0)
          expect(each.minutes).toBeGreaterThan(0)
        }
        expect(measured.map(each => each.metres)).toEqual(measured.map(each => each.metres).sort((a, b) => a - b))
      }),
    )
  })

  test('of a walk is worked out from the distance alone', () => {
    fc.assert(
      fc.property(points, points, (one, other) => {
        const [first] = measureNearby(publicPoint, [{ ...place, name: 'One', point: one }])
        const [second] = measureNearby(publicPoint, [{ ...place, name: 'Other', point: other }])
        if (first!.metres === second!.metres) expect(first!.minutes).toBe(second!.minutes)
        if (first!.metres < second!.metres) expect(first!.minutes).toBeLessThanOrEqual(second!.minutes)
      }),
    )
  })
})
