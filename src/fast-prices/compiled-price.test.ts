// What a search says of a home is what `quote` says of it, whatever the offer, the nights, the party and the moment.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nightsToKnow } from '#offers/days/nights-to-know.ts'
import { fromPrice } from '#offers/quote/from-price.ts'
import { quote } from '#offers/quote/quote.ts'
import type { AgeBand, Party } from '#offers/terms/party.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { anyCase, bookableCase, byAge, type Case, gapCase, patience, runs } from '#tests/support/any-offer.ts'
import { isLongCheck } from '#tests/support/long-checks.ts'
import { addDays } from '#values/calendar-day.ts'
import { type AskedMoment, askedMoment } from './asked-moment.ts'
import { compileOffer } from './compiled-offer.ts'
import { compiledFromPrice, compiledPrice } from './compiled-price.ts'
import { countParty } from './counted-party.ts'
import { writeFreeMinors } from './free-prices.ts'
import { nothingOccupied, occupiedRuns } from './occupied-runs.ts'
import { type OfferTable, offerTable, writeOffer } from './offer-table.ts'
import { type Pricers, pricerFor, pricers } from './visit-pricer.ts'

/** Undefined for a home that is not on sale. */
function tableOf(offer: StayOffer): OfferTable | undefined {
  const compiled = compileOffer(offer)
  const table = offerTable()
  if (compiled) writeOffer(table, 0, compiled)
  return compiled && table
}

function pricersFor(table: OfferTable, party: Party, moment: AskedMoment): Pricers {
  const counted = new Map<readonly AgeBand[], ReturnType<typeof countParty>>()
  const countedBy = (bands: readonly AgeBand[]) => {
    const known = counted.get(bands) ?? countParty(party, bands)
    counted.set(bands, known)
    return known
  }
  return pricers(table, countedBy, moment)
}

function compiledAnswer({ offer, input, context }: Case, now = context.now) {
  const moment = askedMoment(now)
  const table = tableOf(offer)
  const minor = table
    ? compiledPrice(pricersFor(table, input.party, moment), 0, occupiedRuns(context.taken), input.nights)
    : Number.NaN
  return { minor: Number.isNaN(minor) ? undefined : minor, until: moment.until }
}

function quotedAnswer({ offer, input, context }: Case, now = context.now): number | undefined {
  const { nights, party } = input
  const result = quote(offer, { nights, party, extras: [] }, { now, taken: context.taken })
  return result.ok ? result.quote.totalMinor : undefined
}

/** Most offers at hand are priced by their lines; without those taxes the numbers themselves are tried. */
function withoutLines(one: Case): Case {
  const taxes = one.offer.taxes.map(tax => ({
    ...tax,
    rounding: 'total' as const,
    capPerGuestNightMinor: null,
    onNet: false,
  }))
  return { ...one, offer: { ...one.offer, taxes } }
}

const shapes: readonly (readonly [string, fc.Arbitrary<Case>])[] = [
  ['any', anyCase],
  ['any without taxes rounded by line', anyCase.map(withoutLines)],
  ['bookable', bookableCase],
  ['bookable without taxes rounded by line', bookableCase.map(withoutLines)],
  ['gap', gapCase],
  ['by age', byAge(bookableCase.map(withoutLines))],
]

describe.each(shapes)('of %s cases', (_, cases) => {
  test('the compiled price is the total of the quote, or none where it has a verdict', patience, () => {
    fc.assert(
      fc.property(cases, one => {
        expect(compiledAnswer(one).minor).toBe(quotedAnswer(one))
      }),
      runs,
    )
  })
})

/** Without what single nights and neighbours say, most prices depend on the columns alone. */
function withoutNeighbours(one: Case): Case {
  const { offer } = one
  const [plan, ...derived] = offer.plans
  const rules = offer.rules.filter(({ kind }) => kind !== 'turnover_nights' && kind !== 'gap_fill')
  const discounts = offer.discounts.filter(({ kind }) => kind !== 'gap')
  return {
    ...one,
    offer: { ...offer, rules, discounts, overrides: [], plans: [{ ...plan, overrides: [] }, ...derived] },
  }
}

/** So that what changes the price of nights that cost the same changes them alike. */
function withoutFees(one: Case): Case {
  const { discounts, taxes } = one.offer
  return { ...one, offer: { ...one.offer, fees: [], discounts: discounts.slice(0, 1), taxes: taxes.slice(0, 1) } }
}

/** Too small for most parties. */
function forOne(one: Case): Case {
  return { ...one, offer: { ...one.offer, capacity: { ...one.offer.capacity, maxGuests: 1 } } }
}

/** Nights have a price in seasons alone. */
function withoutUsualPrice(one: Case): Case {
  const [plan, ...derived] = one.offer.plans
  return { ...one, offer: { ...one.offer, plans: [{ ...plan, baseNightlyMinor: null }, ...derived] } }
}

test('a price is that of the quote, whichever homes stand in the table and were priced before', patience, () => {
  const seen = { columns: 0, own: 0, discounted: 0, taxed: 0 }
  const some = fc.oneof(
    anyCase,
    bookableCase.map(withoutNeighbours),
    bookableCase.map(each => withoutNeighbours(withoutLines(each))),
    byAge(bookableCase.map(each => withoutNeighbours(withoutLines(each)))),
    ...[
      withoutFees,
      withoutUsualPrice,
      (each: Case) => withoutUsualPrice(withoutFees(each)),
      (each: Case) => forOne(withoutFees(each)),
    ].map(change => bookableCase.map(each => change(withoutNeighbours(withoutLines(each))))),
  )
  fc.assert(
    fc.property(fc.array(some, { minLength: 1, maxLength: 6 }), fc.nat(5), (cases, asked) => {
      const open = cases.filter(({ offer }) => offer.open)
      const table = offerTable()
      const { input, context } = cases[asked % cases.length]!
      const shared = askedMoment(context.now)
      const forAll = pricersFor(table, input.party, shared)
      // A row may have been another home's before, and a home may come after others were priced.
      for (const [at, { offer }] of [...open, ...open.toReversed()].entries()) {
        writeOffer(table, at % open.length, compileOffer(offer)!)
        compiledPrice(forAll, 0, nothingOccupied, input.nights)
      }
      const free = { rows: Uint32Array.from(open.keys()), minors: new Float64Array(open.length) }
      const kinds = Uint8Array.from(open.keys(), row => (table.depends[row] === 0 ? 2 : 1 + 2 * (row % 2)))
      const { checkIn, checkOut } = input.nights
      const visit = pricerFor(pricersFor(table, input.party, askedMoment(context.now)), checkIn, checkOut - checkIn)
      const alone = writeFreeMinors(visit, free, { kinds, free: 2 })
      expect(alone).toEqual([...open.keys()].filter(row => kinds[row] === 3))
      for (const [row, { offer }] of open.toReversed().entries()) {
        shared.until = Number.POSITIVE_INFINITY
        const minor = compiledPrice(forAll, row, nothingOccupied, input.nights)
        const alone = askedMoment(context.now)
        const one = pricersFor(tableOf(offer)!, input.party, alone)
        expect(minor).toBe(compiledPrice(one, 0, nothingOccupied, input.nights))
        if (kinds[row] === 2) expect(minor).toBe(free.minors[row])
        // What was computed for another home expires here too.
        expect(shared.until).toBe(alone.until)
        expect(Number.isNaN(minor) ? undefined : minor).toBe(
          quotedAnswer({ offer, input, context: { ...context, taken: [] } }),
        )
        if (Number.isNaN(minor)) continue
        seen[table.depends[row] === 0 ? 'columns' : 'own'] += 1
        if (offer.discounts.length > 0) seen.discounted += 1
        if (offer.taxes.some(({ inclusive, kind }) => !inclusive && kind === 'percent')) seen.taxed += 1
      }
    }),
    runs,
  )
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(runs.numRuns / 20)
})

test('a price stays true until the moment it names', patience, () => {
  const later = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(anyCase.map(withoutLines), later, (one, share) => {
      const { minor, until } = compiledAnswer(one)
      const now = one.context.now.getTime()
      if (until === Number.POSITIVE_INFINITY) return
      expect(until).toBeGreaterThan(now)
      for (const at of [now + Math.floor(((until - 1 - now) * share) / 1_000_000), until - 1]) {
        expect(quotedAnswer(one, new Date(at))).toBe(minor)
      }
    }),
    runs,
  )
})

test('the compiled from price is the from price, its nights and how long it stays true', patience, () => {
  const fewer = isLongCheck ? { ...runs, numRuns: 10_000 } : { ...runs, numRuns: 300 }
  fc.assert(
    fc.property(fc.oneof(anyCase, bookableCase.map(withoutLines)), ({ offer, input, context }) => {
      const moment = askedMoment(context.now)
      const table = tableOf(offer)
      const found = table && compiledFromPrice(pricersFor(table, input.party, moment), 0, occupiedRuns(context.taken))
      const known = (now: Date) => {
        const from = fromPrice(offer, input.party, { now, taken: context.taken })
        return from && { totalMinor: from.total.minor, ...from.nights }
      }
      expect(found).toEqual(known(context.now))
      if (moment.until < Number.POSITIVE_INFINITY) expect(found).toEqual(known(new Date(moment.until - 1)))
    }),
    fewer,
  )
})

test('an offer reaches as far as it must know its neighbours', () => {
  fc.assert(
    fc.property(anyCase, ({ offer, input }) => {
      const { reach } = compileOffer({ ...offer, open: true })!
      const { checkIn, checkOut } = input.nights
      expect({ checkIn: addDays(checkIn, -reach), checkOut: addDays(checkOut, reach) }).toEqual(
        nightsToKnow(offer, input.nights),
      )
    }),
    runs,
  )
})
