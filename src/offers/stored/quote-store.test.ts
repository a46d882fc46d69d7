// Stored quotes: found as they were shown, until they expire, unless somebody touched them.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentenceBy } from '#catalogue/sentence.ts'
import { type Quote, quote } from '#offers/quote/quote.ts'
import { quoteRefusalSentences } from '#offers/stored/quote-store.server.ts'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import { sellStay } from '#tests/support/sold-stay.ts'
import { context, input, nights } from '#tests/support/some-offer.ts'
import { addDays } from '#values/calendar-day.ts'
import { loadOffers } from './offer-store.server.ts'
import { findQuote, hashOf, quoteLife, storeQuote } from './quote-store.server.ts'

let fresh: FreshDatabase
let shown: Quote
beforeAll(async () => {
  fresh = await freshDatabase()
  const { stayId } = await sellStay(fresh.database, { cleaningMinor: 80_00 })
  shown = await ask(stayId)
})
afterAll(() => fresh.drop())

const now = new Date('2026-05-01T11:00:00Z')
const inTime = (milliseconds: number) => new Date(now.getTime() + milliseconds)

async function ask(stayId: number): Promise<Quote> {
  const offer = (await loadOffers(fresh.database, [stayId])).get(stayId)!
  const result = quote(offer, input({ nights: nights('2026-07-04', '2026-07-11') }), context({ now }))
  if (!result.ok) throw new Error(JSON.stringify(result.verdicts))
  return result.quote
}

describe('a stored quote', () => {
  test('is found byte for byte as it was shown', async () => {
    const stored = await storeQuote(fresh.database, shown, now)
    const found = await findQuote(fresh.database, stored.id, now)
    expect(found).toEqual({ ok: true, ...stored })
    expect(hashOf(found.ok ? found.quote : {})).toBe(hashOf(shown))
  })

  test('the same input, moment and editions have the same hash; another night has another', async () => {
    const [one, two] = [
      await storeQuote(fresh.database, shown, now),
      await storeQuote(fresh.database, shown, inTime(5)),
    ]
    expect(two.inputHash).toBe(one.inputHash)
    const longer = { ...shown, nights: { ...shown.nights, checkOut: addDays(shown.nights.checkOut, 1) } }
    expect((await storeQuote(fresh.database, longer, now)).inputHash).not.toBe(one.inputHash)
  })

  test('lives 30 minutes on the site and 72 hours from an operator, and is expired at that very moment', async () => {
    const [site, sent] = [
      await storeQuote(fresh.database, shown, now),
      await storeQuote(fresh.database, shown, now, quoteLife.operator),
    ]
    const at = async (id: string, milliseconds: number) => {
      const found = await findQuote(fresh.database, id, inTime(milliseconds))
      return found.ok ? 'found' : found.reason
    }
    expect(await at(site.id, 30 * 60_000 - 1)).toBe('found')
    expect(await at(site.id, 30 * 60_000)).toBe('quote-expired')
    expect(await at(sent.id, 72 * 3_600_000 - 1)).toBe('found')
    expect(await at(sent.id, 72 * 3_600_000)).toBe('quote-expired')
  })

  test('a catalogue edit between quote and payment does not move it', async () => {
    const { id } = await storeQuote(fresh.database, shown, now)
    await fresh.database.execute(sql`update fee set amount = 99900`)
    const fresher = await ask(shown.stayId)
    expect(fresher.totalMinor).toBe(700_00 + 999_00)
    expect(fresher.catalogueVersion).toBeGreaterThan(shown.catalogueVersion)
    expect(await findQuote(fresh.database, id, now)).toMatchObject({ ok: true, quote: { totalMinor: 780_00 } })
  })

  test('one made by an older engine is found as it was', async () => {
    const { id } = await storeQuote(fresh.database, { ...shown, engineVersion: 0 }, now)
    expect(await findQuote(fresh.database, id, now)).toMatchObject({ ok: true, quote: { engineVersion: 0 } })
  })
})

describe('refused', () => {
  test.each(['', 'x', '00000000-0000-4000-8000-00000000000g', "' or 1=1 --"])('%j is no quote', async id => {
    expect(await findQuote(fresh.database, id, now)).toEqual({ ok: false, reason: 'quote-unknown' })
  })

  test('an id that nobody made', async () => {
    expect(await findQuote(fresh.database, randomUUID(), now)).toEqual({ ok: false, reason: 'quote-unknown' })
  })

  test.each([
    [
      'a line with the sums that follow from it',
      sql`lodging_minor = lodging_minor - 1, total_minor = total_minor - 1,
        lines = jsonb_set(lines, '{0,amountMinor}', to_jsonb((lines -> 0 ->> 'amountMinor')::bigint - 1))`,
    ],
    ['a line', sql`lines = jsonb_set(lines, '{0,label}', '"Something else"')`],
    ['the nights', sql`input = jsonb_set(input, '{nights,checkOut}', '20700')`],
    ['the terms', sql`terms = jsonb_set(terms, '{bookingMode}', '"enquiry"')`],
  ])('a row of which somebody changed %s', async (_, change) => {
    const { id } = await storeQuote(fresh.database, shown, now)
    await fresh.database.execute(sql`update quote set ${change} where id = ${id}`)
    expect(await findQuote(fresh.database, id, now)).toEqual({ ok: false, reason: 'quote-tampered' })
  })

  test('each refusal has its sentence', () => {
    expect(Object.values(quoteRefusalSentences).every(key => /^[A-Z][^!]*\.$/.test(sentenceBy(key)))).toBe(true)
  })
})
