// Another currency of a home: every sum of its own is converted, and only while nothing is booked ahead, whoever comes first.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { exchangeRateTable } from '#exchange/exchange-tables.server.ts'
import { holdStay } from '#holds/hold-stay.server.ts'
import { loadOffers } from '#offers/stored/offer-store.server.ts'
import { inputFor, someBrowser } from '#tests/support/booking-world.ts'
import { type BuiltHome, buildHome } from '#tests/support/build-home.ts'
import { someOperator } from '#tests/support/paying-world.ts'
import { type TestTools, testTools } from '#tests/support/tools.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Slug } from '#values/slug.ts'
import { changeRates } from './change-rates.server.ts'

let handed: TestTools
let manager: Operator
let home: BuiltHome

const run = (query: ReturnType<typeof sql>) => handed.tools.database.execute(query)
const setRate = async (currency: string, perEuro: string) => {
  const set = { perEuro, day: '2030-05-15', changedAt: handed.clock.now(), changedBy: manager.id }
  await handed.tools.database
    .insert(exchangeRateTable)
    .values({ currency, source: 'operator', ...set })
    .onConflictDoUpdate({ target: [exchangeRateTable.currency, exchangeRateTable.source], set })
}
beforeAll(async () => {
  handed = await testTools({ connections: 12 })
  manager = await someOperator(handed.tools.database, handed.clock.now())
  await setRate('CHF', '0.95')
  await setRate('JPY', '160')
  await setRate('KWD', '0.35')
})
afterAll(() => handed?.drop())
beforeEach(async () => {
  home = await buildHome(handed.tools.database, { nightlyMinor: 100_00, cleaningMinor: 40_01 })
})

const versionOf = async () =>
  (await run(sql`select version, currency from stay where id = ${home.id}`)).rows[0] as {
    version: number
    currency: string
  }
async function change(to: string, onlyLook = false) {
  const { version } = await versionOf()
  const wished = { version, onlyLook, change: { kind: 'currency', to } } as const
  return changeRates(handed.tools, manager, home.slug as Slug, wished)
}
const hold = (day: number) =>
  holdStay(
    handed.tools,
    { browser: someBrowser() },
    {
      ...{ stayId: home.id, key: randomUUID(), address: `198.51.100.${day}` },
      input: inputFor(`2030-07-${String(day).padStart(2, '0')}`, `2030-07-${String(day + 1).padStart(2, '0')}`),
    },
  )
const offerNow = async () => (await loadOffers(handed.tools.database, [home.id])).get(home.id)!

describe('every sum of the home', () => {
  it('is converted by the rate that counts, to the smallest coin, and looked at before', async () => {
    await run(sql`
      update rate_plan set weekday_delta_minor = '{0,0,0,0,1050,-333,0}', extra_guest_nightly_minor = '{"child": 1001}'
      where id = (select rate_plan_id from stay_offer where stay_id = ${home.id})`)
    await run(sql`
      with plan as (select rate_plan_id as id from stay_offer where stay_id = ${home.id}),
        winter as (insert into season (rate_plan_id, name, yearly_first, yearly_last, nightly_minor) select id, 'W', 1201, 228, 7777 from plan),
        saver as (insert into rate_plan (name, currency, parent_id, change_minor) select 'Saver', 'EUR', id, -500 from plan),
        night as (insert into night_override (stay_id, night, nightly_minor) values (${home.id}, '2030-08-01', 12345)),
        code as (insert into discount (stay_id, name, kind, code, reduction_minor) values (${home.id}, 'C', 'coupon', ${home.slug.toUpperCase()}, 999)),
        share as (insert into fee (stay_id, name, kind, basis, amount) values (${home.id}, 'S', 'service', 'percent_of_lodging', 500)),
        deposit as (insert into damage_deposit_rule (name, kind, amount) values ('D', 'flat', 30000) returning id)
      update stay_offer set damage_deposit_rule_id = deposit.id from deposit where stay_id = ${home.id}`)
    const looked = await change('CHF', true)
    expect(looked).toMatchObject({
      ok: true,
      effect: {
        currency: { before: 'EUR', after: 'CHF' },
        visits: { before: { currency: 'EUR' }, after: { currency: 'CHF' } },
        ...{ dearer: 0, cheaper: 0, lost: [], gained: [] },
      },
    })
    expect((await offerNow()).currency).toBe('EUR')
    expect(await change('CHF')).toMatchObject({ ok: true })
    const { plans, overrides, fees, discounts, damageDeposit, currency } = await offerNow()
    expect(currency).toBe('CHF')
    expect(plans[0]).toMatchObject({
      ...{ baseNightlyMinor: 95_00, weekdayDeltaMinor: [0, 0, 0, 0, 998, -316, 0] },
      ...{ extraGuestNightlyMinor: { child: 951 }, seasons: [{ price: { kind: 'nightly', minor: 7388 } }] },
    })
    expect(plans[1]?.change).toEqual({ kind: 'delta', minor: -475 })
    expect(overrides).toMatchObject([{ nightlyMinor: 11_728 }])
    expect(fees.map(({ name, amount }) => [name, amount])).toEqual([
      ['Cleaning', 38_01],
      ['S', 500],
    ])
    expect(discounts[0]?.reduction).toEqual({ kind: 'fixed', minor: 949 })
    expect(damageDeposit?.amount).toBe(285_00)
    const { rows } = await run(
      sql`select amount::integer as amount from damage_deposit_rule where name = 'D' order by id`,
    )
    expect(rows).toEqual([{ amount: 30_000 }, { amount: 28_500 }])
  })

  it('keeps its worth in currencies of other decimals, there and back, but for half a coin of the coarser one', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.constantFrom('JPY', 'KWD', 'CHF'),
        async (minor, code) => {
          await run(
            sql`update rate_plan set base_nightly_minor = ${minor} where id = (select rate_plan_id from stay_offer where stay_id = ${home.id})`,
          )
          expect(await change(code)).toMatchObject({ ok: true })
          expect(await change('EUR')).toMatchObject({ ok: true })
          const [{ baseNightlyMinor }] = (await offerNow()).plans
          expect(Math.abs((baseNightlyMinor ?? 0) - minor)).toBeLessThanOrEqual(1)
        },
      ),
      { numRuns: 25 },
    )
  })

  it('parts a home from a plan that others have, which keeps its currency', async () => {
    const other = await buildHome(handed.tools.database, {})
    await run(sql`
      update stay_offer set rate_plan_id = (select rate_plan_id from stay_offer where stay_id = ${other.id}) where stay_id = ${home.id}`)
    expect(await change('CHF')).toMatchObject({ ok: true })
    const { rows } = await run(sql`
      select currency from stay_offer join rate_plan on rate_plan.id = rate_plan_id
      where stay_id in (${home.id}, ${other.id}) order by stay_id = ${home.id}`)
    expect(rows).toEqual([{ currency: 'EUR' }, { currency: 'CHF' }])
  })
})

describe('it is refused', () => {
  it('where no rate is known, where taxes have sums, and where fees of several homes have', async () => {
    expect(await change('ZZZ')).toMatchObject({ ok: false, reason: 'no-exchange-rate' })
    await run(sql`
      with place as (insert into tax_profile (name, currency) values ('Town', 'EUR') returning id)
      update stay_offer set tax_profile_id = place.id from place where stay_id = ${home.id}`)
    expect(await change('CHF')).toMatchObject({ ok: false, reason: 'taxes-in-currency' })
    await run(sql`update stay_offer set tax_profile_id = null where stay_id = ${home.id}`)
    await run(sql`
      with made as (insert into stay_group (name) values ('All') returning id),
        member as (insert into stay_group_member (group_id, stay_id) select id, ${home.id} from made)
      insert into fee (group_id, name, kind, basis, amount) select id, 'Linen', 'linen', 'per_stay', 10 from made`)
    expect(await change('CHF')).toMatchObject({ ok: false, reason: 'sums-of-several' })
    expect(await versionOf()).toMatchObject({ currency: 'EUR', version: 1 })
  })

  it('while nights are held or booked, and no more once they are let go', async () => {
    const held = await hold(1)
    expect(held).toMatchObject({ ok: true })
    for (const state of ['hold', 'confirmed'] as const) {
      expect(await change('CHF', state === 'hold')).toMatchObject({ ok: false, reason: 'booked-ahead' })
    }
    await expect(run(sql`update stay set currency = 'CHF' where id = ${home.id}`)).rejects.toThrow()
    await run(sql`delete from occupancy where ref_id = ${held.ok ? held.holdId : null}`)
    await run(sql`
      with event as (insert into booking_event (booking_id, seq, from_state, to_state, command, actor, at)
        select id, 2, 'hold', 'expired', 'expire', 'system', now() from booking where stay_id = ${home.id})
      update booking set state = 'expired', version = 2 where stay_id = ${home.id}`)
    expect(await change('CHF')).toMatchObject({ ok: true })
  })
})

describe('of who books and who changes the currency at one moment', () => {
  it('one is refused, or the booking is in the new currency: none is ever in another one than its home’s', async () => {
    const outcomes = new Set<string>()
    for (let round = 0; round < 12; round++) {
      home = await buildHome(handed.tools.database, { nightlyMinor: 100_00 })
      const [held, changed] = await Promise.all([hold(2 + round), change('CHF')])
      outcomes.add(`${held.ok} ${changed.ok}`)
      const { rows } = await run(sql`
        select count(*)::integer as wrong from booking join stay on stay.id = stay_id
        where stay_id = ${home.id} and booking.currency <> stay.currency`)
      expect(rows).toEqual([{ wrong: 0 }])
      expect(held.ok || changed.ok).toBe(true)
      if (held.ok && changed.ok) expect((await versionOf()).currency).toBe('CHF')
    }
    expect(outcomes.has('false false')).toBe(false)
  })
})
