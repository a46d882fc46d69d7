// The parts of pages that engines draw each in their own way: empty dates, pickers, the lightbox, the map, and the narrowest window.

import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { chooseDays } from '../support/engines/choose-days.ts'
import { engines } from '../support/engines/installed.ts'
import { button, type EnginePerson, link, part, text, walkIn } from '../support/engines/person.ts'
import { isLongCheck } from '../support/long-checks.ts'
import { type Site, startSite } from '../support/site.ts'
import { buildSomeHomes, daysAhead } from '../support/some-homes.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
  const { database } = site.tools
  await buildSomeHomes(database)
  // One in Japan and one in Canada, far from the others.
  await database.execute(sql`
    update stay set public_latitude = place.latitude, public_longitude = place.longitude
    from (values ('hinoki-house', 34.6, 133.8), ('cedar-treehouse', 49.15, -125.9)) as place (slug, latitude, longitude)
    where stay.slug = place.slug`)
})
afterAll(() => site?.stop())

const home = '/stays/harbour-loft'
const panel = part('main details:has(.party-panel)')
const party = part('main .party-panel')

/** How a date field writes: its weight and colour beside those of the words around it. */
function looksOfDay(name: string) {
  const field = document.querySelector(`main input[name=${name}]`)!
  const { fontWeight, color } = getComputedStyle(field)
  return { value: (field as HTMLInputElement).value, weight: Number(fontWeight), color }
}

/** How many colours stand in that part of what is in sight, of those that are on more than one pixel in a hundred. */
async function coloursIn(person: EnginePerson, selector: string, name: string): Promise<number> {
  const box = await person.ask(asked => {
    const { left, top, width, height } = document.querySelector(asked)!.getBoundingClientRect()
    return { left, top, width, height, shown: innerWidth }
  }, selector)
  const picture = sharp(await person.picture(name))
  const { width: wide, height: high } = await picture.metadata()
  const scale = wide / box.shown
  const cut = (length: number) => Math.floor(length * scale)
  const [left, top] = [cut(box.left), cut(box.top)]
  // It may go on below what is in sight.
  const size = { width: Math.min(cut(box.width), wide - left), height: Math.min(cut(box.height), high - top) }
  const { data, info } = await picture
    .extract({ left, top, ...size })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += 3) {
    const colour = data.readUIntBE(at, 3)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return [...counts.values()].filter(count => count * 100 > info.width * info.height).length
}

const installed = engines.filter(engine => engine.isInstalled()).map(engine => [engine.name, engine] as const)

describe.skipIf(!isLongCheck).each(installed)('%s', (_, engine) => {
  test('an empty date field does not look as if a day were chosen, and one with a day does', async () => {
    await walkIn(engine, site.origin, async person => {
      await person.open('/')
      const empty = await person.ask(looksOfDay, 'in')
      await chooseDays(person, daysAhead(40), daysAhead(44))
      const chosen = await person.ask(looksOfDay, 'out')
      expect(empty.value).toBe('')
      expect(chosen.value).toBe(daysAhead(44))
      expect(empty.weight).toBeLessThan(chosen.weight)
      expect(empty.color).not.toBe(chosen.color)
    })
  })

  test('a family is chosen by buttons, with an age for the child', async () => {
    await walkIn(engine, site.origin, async person => {
      await person.open(`${home}?in=${daysAhead(40)}&out=${daysAhead(43)}`)
      await person.press(part('summary', panel))
      await person.press(button(sentence('quotes.moreChildren'), party))
      await person.choose(part('select', party), '7')
      await person.picture('party')
      await person.press(button(sentence('quotes.calendarDone'), party))
      await person.arrive(({ searchParams }) => searchParams.get('ages') === '7')
      await person.seeGone(party)
    })
  })

  test('pictures come in front of the page, one after the other, and go again', async () => {
    await walkIn(engine, site.origin, async person => {
      await person.open(home)
      await person.press(link('The house from the lane'))
      const box = part('dialog[open]')
      await person.see(text('1 of 3', box))
      await person.picture('lightbox')
      await person.press(button(sentence('ui.nextImageButton'), box))
      await person.see(text('2 of 3', box))
      await person.press(button(sentence('ui.closePreviewButton'), box))
      await person.seeGone(box)
    })
  })

  test('the map draws land and sea, and each home has its pin', async () => {
    await walkIn(engine, site.origin, async person => {
      await person.resize({ width: 1440, height: 900 })
      await person.open('/stays')
      await person.see(part('[data-drawn="true"]'))
      expect(await coloursIn(person, '.map-view canvas', 'map')).toBeGreaterThan(1)
      await person.press(part('.map-pin:not(.map-group)'))
      await person.see(part('.map-pin-active'))
      await person.picture('map-pressed')
    })
  })

  test('nothing sticks out of the narrowest window', async () => {
    await walkIn(engine, site.origin, async person => {
      await person.resize({ width: 320, height: 700 })
      const dates = `in=${daysAhead(40)}&out=${daysAhead(44)}&adults=2`
      for (const path of ['/', `/stays?${dates}`, `${home}?${dates}`, '/contact', '/login', '/favourites']) {
        await person.open(path)
        await person.picture(`320${path.split('?')[0]!.replaceAll('/', '-')}`)
        expect(await person.ask(() => innerWidth), path).toBe(320)
        expect(await person.ask(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
      }
    })
  })
})
