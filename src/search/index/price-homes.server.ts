// What the gathered homes cost: mostly a sum out of their columns, and where it is none the home itself is asked.

import { setImmediate } from 'node:timers/promises'
import { type AskedMoment, askedMoment } from '#offers/compiled/asked-moment.ts'
import { askTheHome, type RateQuestion, rateMinor, rateQuestion } from '#offers/compiled/rate-question.ts'
import type { Gathered } from './gather-homes.server.ts'
import { pricing } from './home-table.ts'
import { askPrice, countedFor, isKnown, type PriceCache } from './price-cache.ts'
import type { PricedHomes } from './priced-homes.ts'
import { coversVisit, isGone } from './taken-by-night.ts'
import type { World } from './world.ts'

/** So many prices are worked out one by one before others get a turn of the process. */
const pricedAtOnce = 200

type PricesAt = Pick<Gathered, 'world' | 'sheet' | 'gone' | 'now'>

/**
 * The homes in these places with their prices: only those that can be booked where visits are wished, all of them without.
 * `gone` must be that of the sheet's visits.
 */
export async function priceHomes({ world, sheet, gone, now }: PricesAt, places: Uint32Array): Promise<PricedHomes> {
  const moment = askedMoment(now)
  const [question, visit] = sumsFor(world, sheet, moment)
  const isDated = sheet.input.visits !== undefined
  const kept = new Uint32Array(places.length)
  const minors = new Float64Array(places.length)
  const checkIns = new Int32Array(visit ? 0 : places.length)
  const checkOuts = new Int32Array(visit ? 0 : places.length)
  const { table } = world
  let [count, anew] = [0, 0]
  for (let at = 0; at < places.length; at++) {
    const place = places[at]!
    let minor = Number.NaN
    if (question && table.pricing[place] === pricing.sum) {
      minor = gone && isGone(gone, place) ? Number.NaN : rateMinor(question, place)
    } else if (table.pricing[place]! > pricing.none) minor = askTheHome
    if (minor === askTheHome) {
      const home = world.homes[place]
      if (!home) continue
      if (!visit && !isKnown(sheet, place, home, now.getTime()) && ++anew % pricedAtOnce === 0) await setImmediate()
      askPrice(sheet, place, home, moment)
      minor = sheet.minors[place]!
    }
    if (isDated && Number.isNaN(minor)) continue
    kept[count] = place
    minors[count] = minor
    if (!visit) {
      checkIns[count] = sheet.checkIns[place] ?? 0
      checkOuts[count] = sheet.checkOuts[place] ?? 0
    }
    count += 1
  }
  return {
    table,
    places: kept.subarray(0, count),
    minors: minors.subarray(0, count),
    kind: isDated ? 'visit' : 'from',
    until: moment.until,
    nights: visit ?? { checkIns: checkIns.subarray(0, count), checkOuts: checkOuts.subarray(0, count) },
  }
}

/** The one visit that is wished, if it is one, and its question if the bits tell all about its nights. */
function sumsFor(world: World, sheet: PriceCache, moment: AskedMoment) {
  const { visits, party } = sheet.input
  const visit = visits?.length === 1 ? visits[0] : undefined
  const question: RateQuestion | undefined =
    visit && coversVisit(world.taken, visit)
      ? rateQuestion(world.table.rates, bands => countedFor(sheet.counted, party, bands), moment, visit)
      : undefined
  return [question, visit] as const
}
