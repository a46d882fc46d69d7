// The order by distance over HTTP, without script: offered where there is a place, told on each card, kept through pages.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { metresBetween, middleOf, roundMetres } from '#stays/near/nearby-place.ts'
import { sayDistance } from '#stays/near/say-nearby.ts'
import { buildHome } from './support/build-home.ts'
import { plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site

/** On a line to the north; every third stands where the one before does. */
const homes = Array.from({ length: 50 }, (_, number) => ({
  ...{ slug: `mile-${number}`, name: `Mile ${number}`, city: 'Langeland', region: 'Fyn', country: 'DK', photos: [] },
  publicLatitude: 54.8 + (number - (number % 3 === 2 ? 1 : 0)) * 0.01,
  publicLongitude: 10.75,
  latitude: 54.80123 + number * 0.01,
  longitude: 10.75678,
}))
const ids = new Map<string, number>()

beforeAll(async () => {
  site = await startSite()
  for (const home of homes) ids.set(home.slug, (await buildHome(site.tools.database, home)).id)
  await buildHome(site.tools.database, { slug: 'elsewhere', city: 'Skagen', region: 'Jylland', country: 'DK' })
})
afterAll(() => site?.stop())

const pointOf = ({ publicLatitude: latitude, publicLongitude: longitude }: (typeof homes)[number]) => ({
  latitude,
  longitude,
})

/** The slugs in the order that the page must have, and what it says of each. */
function expected(middle: { latitude: number; longitude: number }, say: (distance: string) => string) {
  return homes
    .map(home => ({ slug: home.slug, metres: Math.round(metresBetween(middle, pointOf(home))) }))
    .sort((one, other) => one.metres - other.metres || ids.get(one.slug)! - ids.get(other.slug)!)
    .map(({ slug, metres }) => [slug, say(sayDistance(roundMetres(metres), 'en-GB'))])
}

async function allPages(address: string): Promise<string[][]> {
  const visitor = plainVisitor(site)
  const found: string[][] = []
  for (let next: string | undefined = address; next; ) {
    const { status, text } = await visitor.get(next)
    expect(status).toBe(200)
    expect(text).not.toMatch(/10\.75678|54\.\d\d123/)
    for (const [, card] of text.matchAll(/<article class="stay-card"(.*?)<\/article>/gs)) {
      const words = asRendered(card!).text
      found.push([
        /\/stays\/([\w-]+)/.exec(card!)![1]!,
        /[\d.,]+ k?m from the middle of [\w ]+?(?= Request| Confirmed| from| €)/.exec(words)?.[0] ?? '',
      ])
    }
    const [more] = text.match(new RegExp(`<a[^>]*>${sentence('search.moreHomes')}<`)) ?? []
    next = more && /href="([^"]*)"/.exec(more)![1]!.replaceAll('&amp;', '&')
    if (next) expect(new URL(next, site.origin).searchParams.get('sort')).toBe('nearest')
  }
  return found
}

test('of a place: from the middle of its homes, whatever else is asked for', async () => {
  const fromMiddle = expected(middleOf(homes.map(pointOf))!, distance =>
    sentence('search.fromMiddle', { distance, place: 'Langeland' }),
  )
  expect(await allPages('/stays?where=Langeland&sort=nearest')).toEqual(fromMiddle)
  expect(await allPages('/stays?where=Langeland&sort=nearest&adults=4&kind=house')).toEqual(fromMiddle)
})

test('of a part of the map: from its middle', async () => {
  const middle = { latitude: 54.9, longitude: 10.75 }
  const fromMiddle = expected(middle, distance => sentence('search.fromMiddleOfPart', { distance }))
  expect(await allPages('/stays?bbox=9.75,53.9,11.75,55.9&sort=nearest')).toEqual(fromMiddle)
})

test('is offered where there is something to measure from, and nothing breaks where it is gone', async () => {
  const visitor = plainVisitor(site)
  const orders = async (address: string) => {
    const { status, text } = await visitor.get(address)
    expect(status).toBe(200)
    const [, links] = new RegExp(`<nav aria-label="${sentence('search.order')}"(.*?)</nav>`, 's').exec(text)!
    const chosen = /aria-current="true"[^>]*>([^<]*)</.exec(links!)?.[1]
    return [links!.includes('sort=nearest'), chosen]
  }
  const [usual, nearest] = [sentence('search.byOurOrder'), sentence('search.byNearest')]
  expect(await orders('/stays')).toEqual([false, usual])
  expect(await orders('/stays?where=Langeland')).toEqual([true, usual])
  expect(await orders('/stays?where=Langeland&sort=nearest')).toEqual([true, nearest])
  expect(await orders('/stays?bbox=9,50,12,58&sort=nearest')).toEqual([true, nearest])
  // The place was taken out of the field; it is not spelled so.
  expect(await orders('/stays?where=&sort=nearest')).toEqual([false, usual])
  expect(await orders('/stays?where=Langelande&sort=nearest')).toEqual([false, usual])
})
