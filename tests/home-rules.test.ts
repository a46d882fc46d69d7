// The desk where operators set rules, fees, discounts and terms of a home, over HTTP and without script.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { requireCalendarDay, sayDay } from '#values/calendar-day.ts'
import { type BuiltHome, buildHome } from './support/build-home.ts'
import { makeOperator } from './support/operators.ts'
import type { PlainAnswer, PlainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { saying } from './support/saying.ts'
import { type Site, startSite } from './support/site.ts'
import { daysAhead } from './support/some-homes.ts'

let site: Site
let home: BuiltHome
let manager: PlainVisitor
let path: string

beforeAll(async () => {
  site = await startSite()
  home = await buildHome(site.tools.database, { name: 'Harbour Loft', nightlyMinor: 100_00, petsMax: 1 })
  path = `/admin/homes/${home.slug}/rules`
  manager = await makeOperator(site, 'manager')
})
afterAll(() => site?.stop())

const everyDay = { weekdays: '1\n2\n3\n4\n5\n6\n7' }
const rule = {
  ...{ what: 'rule', subject: '', demand: 'min_arrival', amount: '3', time: '', percent: '', lengths: '' },
  ...{ first: '', last: '', priority: '0', ...everyDay },
}
const fee = {
  ...{
    what: 'fee',
    subject: '',
    name: 'Final cleaning',
    feeKind: 'cleaning',
    basis: 'per_stay',
    amount: '45',
    most: '1',
  },
  refund: 'always_before_checkin',
}
const discount = {
  ...{ what: 'discount', subject: '', name: 'A week', discountKind: 'los', kind: 'percent', amount: '10', code: '' },
  ...{ minimumNights: '7', off: 'night' },
}

const weekdayAndDay = (days: number) => sayDay(requireCalendarDay(daysAhead(days)), 'en-GB')
const dayAndYear = (days: number) =>
  sayDay(requireCalendarDay(daysAhead(days)), 'en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
/** Matches this text and nothing else. */
const exactly = (text: string) => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')}$`)

const versionIn = ({ text }: PlainAnswer) => /name="version" value="(\d+)"/.exec(text)![1]!
const seenIn = ({ text }: PlainAnswer) => /name="seen" value="(\w{32})"/.exec(text)?.[1] ?? ''
const meant = ({ text }: PlainAnswer) =>
  asRendered(/<section[^>]*role="status".*?<\/section>/s.exec(text)?.[0] ?? '').text

async function look(fields: Record<string, string>, intent = 'look', by = manager) {
  const sent = { version: versionIn(await by.get(path)), ...fields }
  return { sent, answer: await by.post(path, { ...sent, intent }) }
}

async function save(fields: Record<string, string>, away = false) {
  const { sent, answer } = await look(fields, away ? 'look-away' : 'look')
  expect([answer.status, answer.faults]).toEqual([200, []])
  const saved = await manager.post(path, { ...sent, seen: seenIn(answer), intent: away ? 'take-away' : 'keep' })
  expect([saved.status, saved.location]).toEqual([303, path])
  return meant(answer)
}

/** Takes away everything of a kind that the home has of its own. */
async function takeAway(fields: Record<string, string>): Promise<void> {
  const shape = new RegExp(
    `name="what" value="${fields.what}"/?><input type="hidden" name="subject" value="(\\d+)"`,
    'g',
  )
  const { text } = await manager.get(path)
  for (const [, subject] of text.matchAll(shape)) await save({ ...fields, subject: subject! }, true)
}

async function quote(checkIn: number, nights: number, more: object = {}) {
  const answer = await fetch(`${site.origin}/api/quotes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ stay: home.slug, checkIn: daysAhead(checkIn), checkOut: daysAhead(checkIn + nights) },
      ...{ party: { adults: 2 }, ...more },
    }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever is answered
  return { status: answer.status, body: (await answer.json()) as any }
}
const totalOf = async (checkIn: number, nights: number, more: object = {}) =>
  (await quote(checkIn, nights, more)).body.data.price.totalMinor
const reasons = async (checkIn: number, nights: number) =>
  ((await quote(checkIn, nights)).body.error?.details.verdicts ?? []).map(({ reason }: { reason: string }) => reason)

describe('rules', () => {
  test.each<[string, Record<string, string>, readonly [number, number], string]>([
    ['a minimum for arrivals', { amount: '3' }, [20, 2], 'minimum-arrival'],
    [
      'a minimum over some nights',
      { demand: 'min_through', amount: '4', first: daysAhead(21), last: daysAhead(21) },
      [20, 2],
      'minimum-through',
    ],
    ['a maximum', { demand: 'max_stay', amount: '2' }, [20, 3], 'maximum-stay'],
    [
      'some numbers of nights',
      { demand: 'allowed_lengths', amount: '', lengths: '3, 4;7' },
      [20, 5],
      'length-not-allowed',
    ],
    [
      'no arrival',
      { demand: 'closed_to_arrival', amount: '', first: daysAhead(20), last: daysAhead(20) },
      [20, 2],
      'closed-to-arrival',
    ],
    [
      'no departure',
      { demand: 'closed_to_departure', amount: '', first: daysAhead(22), last: daysAhead(22) },
      [20, 2],
      'closed-to-departure',
    ],
    [
      'nights that are not on offer',
      { demand: 'closed', amount: '', first: daysAhead(21), last: daysAhead(21) },
      [20, 2],
      'night-closed',
    ],
    ['hours before check-in', { demand: 'lead_time_hours', amount: '720' }, [20, 2], 'lead-time'],
    ['an hour of a day before', { demand: 'cutoff_local_time', amount: '30', time: '18:00' }, [20, 2], 'cut-off'],
    ['a window', { demand: 'window_days', amount: '10' }, [20, 2], 'beyond-window'],
  ])(
    'of %s hold from the moment they are saved, and not when they are gone',
    async (_, fields, [from, nights], reason) => {
      expect(await reasons(from, nights)).toEqual([])
      await save({ ...rule, ...fields })
      expect(await reasons(from, nights)).toEqual([reason])
      await takeAway(rule)
      expect(await reasons(from, nights)).toEqual([])
    },
  )

  test('are looked at first: on which days nobody could arrive any more', async () => {
    const { answer } = await look({
      ...rule,
      demand: 'closed_to_arrival',
      amount: '',
      first: daysAhead(30),
      last: daysAhead(34),
    })
    expect(meant(answer)).toContain(
      sentence('rates.nobodyCouldArrive', {
        days: 5,
        which: sentence('rates.span', { first: dayAndYear(30), last: dayAndYear(34) }),
      }),
    )
  })

  test('read as they were written, for some days of the week and before others', async () => {
    await save({
      ...rule,
      weekdays: '2\n3\n4\n5\n6\n7',
      demand: 'gap_fill',
      amount: '2',
      percent: '12.5',
      priority: '3',
    })
    const weekdays = 'Tuesday, Wednesday, Thursday, Friday, Saturday and Sunday'
    const when = sentence('rates.daysAndWeekdays', { days: sentence('rates.always'), weekdays })
    expect(asRendered((await manager.get(path)).text).text).toContain(
      `${sentence('rates.gapFillOff', { nights: 2, percent: '12.5' })} ${sentence('rates.withPriority', { when, priority: 3 })}`,
    )
    await takeAway(rule)
  })

  test.each<[string, Record<string, string>, RegExp]>([
    ['no number', { amount: '' }, saying('forms.wholeNumber')],
    ['half a night', { amount: '1.5' }, saying('forms.wholeNumber')],
    [
      'a kind nobody knows',
      { demand: 'toString' },
      saying('deposits.choose', 'forms.choose', 'pages.chooseOne', 'quotes.unknownRate'),
    ],
    ['no hour', { demand: 'cutoff_local_time', time: '25:00' }, saying('rates.time', 'rates.kindCutoff')],
    ['no lengths', { demand: 'allowed_lengths', lengths: 'three' }, saying('rates.lengths', 'rates.kindLengths')],
    ['days backwards', { first: daysAhead(9), last: daysAhead(8) }, saying('nights.backwards', 'rates.backwards')],
    ['more than everything', { demand: 'gap_fill', percent: '101' }, saying('rates.shareOrNothing')],
  ])('with %s are refused beside the field', async (_, wrong, words) => {
    const { answer } = await look({ ...rule, ...wrong })
    expect([answer.status, answer.faults]).toEqual([422, [expect.stringMatching(words)]])
  })

  test('of all homes are shown, and not changed here', async () => {
    const { rows } = await site.tools.database.execute<{ id: number }>(
      sql`insert into stay_rule (kind, amount) values ('min_arrival', 2) returning id`,
    )
    expect(asRendered((await manager.get(path)).text).text).toContain(
      sentence('rates.row', { name: sentence('rates.minArrival', { nights: 2 }), said: sentence('rates.always') }),
    )
    const { answer } = await look({ ...rule, subject: String(rows[0]!.id) })
    expect([answer.status, answer.faults]).toEqual([409, [sentence('rates.rowUnknown')]])
    await site.tools.database.execute(sql`delete from stay_rule where stay_id is null`)
  })
})

describe('fees', () => {
  test.each<[string, Record<string, string>, number]>([
    ['once a visit', {}, 200_00 + 45_00],
    ['a guest and night', { basis: 'per_guest_night', amount: '2.50' }, 200_00 + 4 * 2_50],
    ['by age', { basis: 'per_guest', amount: '', 'band-3': 'adult', 'minor-3': '12' }, 200_00 + 2 * 12_00],
    ['a share', { basis: 'percent_of_lodging', amount: '7.5' }, 200_00 + 15_00],
    ['only for who adds it', { feeKind: 'extra', most: '2' }, 200_00],
  ])('%s are part of the price as they say', async (_, fields, total) => {
    await save({ ...fee, ...fields })
    expect(await totalOf(20, 2)).toBe(total)
    await takeAway(fee)
    expect(await totalOf(20, 2)).toBe(200_00)
  })

  test('tell what the lowest price would be before they are saved', async () => {
    expect(meant((await look(fee)).answer)).toContain(
      sentence('rates.lowestPrice', {
        before: sentence('rates.visit', { price: '€100', nights: 1 }),
        after: sentence('rates.visit', { price: '€145', nights: 1 }),
      }),
    )
  })

  test.each<[string, Record<string, string>, RegExp]>([
    ['no name', { name: '' }, saying('rates.feeName', 'rates.discountName')],
    ['no sum', { amount: '' }, exactly(sentence('rates.sum', { currency: 'EUR', sumExample: '120.50' }))],
    ['a share of more than all', { basis: 'percent_of_lodging', amount: '101' }, saying('rates.share')],
    [
      'an extra for nobody',
      { feeKind: 'extra', most: '0' },
      exactly(sentence('forms.wholeNumber', { least: '1', most: '1000' })),
    ],
    [
      'a refund nobody knows',
      { refund: 'maybe' },
      saying('deposits.choose', 'forms.choose', 'pages.chooseOne', 'quotes.unknownRate'),
    ],
  ])('with %s are refused beside the field', async (_, wrong, words) => {
    const { answer } = await look({ ...fee, ...wrong })
    expect([answer.status, answer.faults]).toEqual([422, [expect.stringMatching(words)]])
  })
})

describe('discounts', () => {
  test('for long visits, and by a code with its limits, take off what they say', async () => {
    await save(discount)
    expect([await totalOf(20, 6), await totalOf(20, 7)]).toEqual([600_00, 630_00])
    await save({
      ...discount,
      name: 'Spring',
      discountKind: 'coupon',
      code: 'spring',
      kind: 'fixed',
      amount: '30',
      minimumNights: '',
      total: '5',
    })
    expect(await totalOf(20, 2, { couponCode: 'Spring' })).toBe(170_00)
    expect(asRendered((await manager.get(path)).text).text).toContain(
      [
        sentence('rates.sumOff', { sum: '€30' }),
        sentence('rates.withCode', { code: 'SPRING' }),
        sentence('rates.timesInAll', { times: 5 }),
      ].join(', '),
    )
    const same = await look({ ...discount, discountKind: 'coupon', code: 'SPRING' })
    expect([same.answer.status, same.answer.faults]).toEqual([422, [sentence('rates.codeTaken')]])
    await takeAway(discount)
    expect(await totalOf(20, 7)).toBe(700_00)
    expect((await quote(20, 2, { couponCode: 'SPRING' })).status).toBe(422)
  })

  test.each<[string, Record<string, string>, RegExp]>([
    ['nothing off', { amount: '0' }, saying('deposits.percent_of_lodging', 'rates.shareAboveNothing')],
    ['no length', { minimumNights: '' }, exactly(sentence('forms.wholeNumber', { least: '1', most: '365' }))],
    ['no code', { discountKind: 'coupon' }, saying('rates.code')],
    ['nothing to take it off', { off: '' }, saying('rates.targets')],
    [
      'a limit that is none',
      { discountKind: 'coupon', code: 'A', total: '0' },
      exactly(sentence('forms.wholeNumber', { least: '1', most: '999999' })),
    ],
  ])('with %s are refused beside the field', async (_, wrong, words) => {
    const { answer } = await look({ ...discount, ...wrong })
    expect([answer.status, answer.faults]).toEqual([422, [expect.stringMatching(words)]])
  })
})

describe('terms', () => {
  test('are chosen from the presets, as guests read them, and from the payments of the house', async () => {
    expect(asRendered((await manager.get(path)).text).text).toContain(sentence('rates.now', { name: 'Moderate' }))
    await save({ what: 'terms', subject: '', policy: 'Strict', paymentTerms: '' })
    const page = asRendered((await manager.get(path)).text).text
    expect(page).toContain(`${sentence('rates.now', { name: 'Strict' })} ${sentence('offers.freeUntil', { days: 60 })}`)
    const { rows } = await site.tools.database.execute<{ id: number }>(
      sql`insert into payment_terms (name) values ('In two parts') returning id`,
    )
    await site.tools.database.execute(sql`
      insert into payment_instalment (terms_id, position, share_bp, days_before)
      values (${rows[0]!.id}, 0, 3000, null), (${rows[0]!.id}, 1, 7000, 30)`)
    await save({ what: 'terms', subject: '', policy: 'Strict', paymentTerms: String(rows[0]!.id) })
    expect(asRendered((await manager.get(path)).text).text).toContain(sentence('rates.paid', { terms: 'In two parts' }))
    const { rows: policies } = await site.tools.database.execute(
      sql`select 1 from cancellation_policy where name = 'Strict'`,
    )
    expect(policies).toHaveLength(1)
    const { answer } = await look({ what: 'terms', subject: '', policy: 'Lax', paymentTerms: 'x' })
    expect([answer.status, answer.faults.length]).toEqual([422, 2])
    const gone = await look({ what: 'terms', subject: '', policy: '', paymentTerms: '999999' })
    expect([gone.answer.status, gone.answer.faults]).toEqual([422, [sentence('rates.termsUnknown')]])
  })
})

describe('the explainer', () => {
  const explain = (query: string) => manager.get(`/admin/homes/${home.slug}/explain${query}`)

  test('says each line of the price, or each verdict, with the rule it came from', async () => {
    await save(fee)
    const priced = asRendered((await explain(`?in=${daysAhead(20)}&out=${daysAhead(22)}&adults=2`)).text).text
    const nightOf = (days: number) =>
      `${sentence('rates.nightOf', { day: weekdayAndDay(days) })} ${sentence('rates.theUsualPrice')}€100`
    expect(priced).toContain(
      [
        sentence('rates.itCosts', { total: '€245' }),
        nightOf(20),
        nightOf(21),
        `Final cleaning ${sentence('rates.theFee', { name: 'Final cleaning' })}€45`,
      ].join(' '),
    )
    await save({ ...rule, amount: '5' })
    const refused = asRendered((await explain(`?in=${daysAhead(20)}&out=${daysAhead(22)}&adults=9&pets=2`)).text).text
    const because = sentence('rates.theRule', {
      demand: sentence('rates.minArrival', { nights: 5 }),
      when: sentence('rates.always'),
    })
    const [, against] = refused.split(sentence('rates.cannotBeBooked'))
    expect(against).toContain(
      `${sentence('offers.minimumArrival', { arrival: weekdayAndDay(20), minimum: 5 })} ${because}`,
    )
    expect(against).toContain(sentence('offers.tooManyGuests', { most: 4 }))
    await takeAway(rule)
    await takeAway(fee)
  })

  test('keeps what was typed beside what is wrong with it, and answers whatever the address asks', async () => {
    const wrong = await explain(`?in=${daysAhead(20)}&out=x&adults=many&ages=4,40`)
    expect(wrong.faults).toHaveLength(3)
    expect(wrong.text).toContain('value="4,40"')
    for (const query of [
      '',
      '?in=%00',
      `?in=${daysAhead(9)}&out=${daysAhead(2)}`,
      '?in=0001-01-01&out=0001-01-02',
      '?code=%00',
    ]) {
      expect((await explain(query)).status, query).toBe(200)
    }
  })
})

test('reception looks and cannot change any of it', async () => {
  const reception = await makeOperator(site, 'reception')
  expect((await reception.get(path)).text).not.toContain('value="look"')
  for (const fields of [rule, fee, discount]) {
    expect((await look(fields, 'look', reception)).answer.status).toBe(403)
  }
})
