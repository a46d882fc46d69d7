// The desk where operators set what a home costs, over HTTP and without script: looked at, saved, refused, and what stays.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { type BuiltHome, buildHome } from './support/build-home.ts'
import { makeOperator } from './support/operators.ts'
import { type PlainAnswer, type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { saying } from './support/saying.ts'
import { type Site, startSite } from './support/site.ts'
import { daysAhead } from './support/some-homes.ts'

let site: Site
let home: BuiltHome
let manager: PlainVisitor

beforeAll(async () => {
  site = await startSite()
  home = await buildHome(site.tools.database, { name: 'Harbour Loft', nightlyMinor: 120_00, maxGuests: 6 })
  manager = await makeOperator(site, 'manager')
})
afterAll(() => site?.stop())

const ratesOf = (slug: string) => `/admin/homes/${slug}/rates`
const calendarOf = (slug: string) => `/admin/homes/${slug}/calendar`
const noDeltas = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map(index => [`weekdayMinor-${index}`, '']))
const bands = { 'band-0': 'infant', 'band-1': 'child', 'band-2': 'teen', 'band-3': 'adult' }
const usual = { what: 'base', subject: '', nightlyMinor: '120', includedGuests: '6', ...noDeltas, ...bands }
const everyDay = { weekdays: '1\n2\n3\n4\n5\n6\n7' }
const summer = {
  ...{ what: 'season', subject: '', name: 'Summer', yearly: '', first: daysAhead(60), last: daysAhead(89) },
  ...{ kind: 'nightly', amount: '180', priority: '0', ...everyDay },
}
const theseNights = {
  ...{ what: 'nights', subject: '', first: daysAhead(30), last: daysAhead(33), nightlyMinor: '', minimumNights: '' },
  ...{ arrive: '', leave: '', sleep: '', ...everyDay },
}

const noSum = saying('rates.sum')
const forOneNight = (price: string) => sentence('rates.visit', { price, nights: 1 })

const versionIn = ({ text }: PlainAnswer) => /name="version" value="(\d+)"/.exec(text)![1]!
const seenIn = ({ text }: PlainAnswer) => /name="seen" value="(\w{32})"/.exec(text)?.[1] ?? ''
const meant = ({ text }: PlainAnswer) =>
  asRendered(/<section[^>]*role="status".*?<\/section>/s.exec(text)?.[0] ?? '').text
const typedIn = ({ text }: PlainAnswer, name: string) =>
  new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(text)?.[1]

/** Fills in a form as it stands on the page now and looks at what it would mean. */
async function look(path: string, fields: Record<string, string>, intent = 'look', by = manager) {
  const sent = { version: versionIn(await by.get(path)), ...fields }
  return { sent, answer: await by.post(path, { ...sent, intent }) }
}

/** The same, and saves what was seen. */
async function save(path: string, fields: Record<string, string>, { away = false } = {}) {
  const { sent, answer } = await look(path, fields, away ? 'look-away' : 'look')
  expect([answer.status, answer.faults]).toEqual([200, []])
  return manager.post(path, { ...sent, seen: seenIn(answer), intent: away ? 'take-away' : 'keep' })
}

async function ask(path: string, init: RequestInit = {}) {
  const answer = await fetch(`${site.origin}/api${path}`, {
    ...init,
    headers: {
      accept: 'application/json',
      ...(init.body ? { 'content-type': 'application/json' } : {}),
      ...init.headers,
    },
  })
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever is answered
  return { status: answer.status, body: (await answer.json()) as any }
}
const quote = (checkIn: number, checkOut: number, slug = home.slug) =>
  ask('/quotes', {
    method: 'POST',
    body: JSON.stringify({
      stay: slug,
      checkIn: daysAhead(checkIn),
      checkOut: daysAhead(checkOut),
      party: { adults: 2 },
    }),
  })

describe('the usual price', () => {
  test('is looked at, which changes nothing, then saved, and the page of the home shows it', async () => {
    const { answer } = await look(ratesOf(home.slug), {
      ...usual,
      nightlyMinor: '140',
      'weekdayMinor-4': '+20',
      'weekdayMinor-5': '20.50',
    })
    expect(meant(answer)).toContain(sentence('rates.wouldCostMore', { nights: 730 }))
    expect(meant(answer)).toContain(
      sentence('rates.lowestPrice', { before: forOneNight('€120'), after: forOneNight('€140') }),
    )
    expect((await quote(40, 43)).body.data.price.totalMinor).toBe(360_00)
    expect((await save(ratesOf(home.slug), { ...usual, nightlyMinor: '140' })).location).toBe(ratesOf(home.slug))
    expect((await quote(40, 43)).body.data.price.totalMinor).toBe(420_00)
    const guest = await plainVisitor(site).get(`/stays/${home.slug}?in=${daysAhead(40)}&out=${daysAhead(43)}&adults=2`)
    expect(asRendered(guest.text).text).toContain('€420')
    expect((await save(ratesOf(home.slug), usual)).status).toBe(303)
  })

  test('is not saved before it was seen, nor otherwise than it was seen', async () => {
    const { sent, answer } = await look(ratesOf(home.slug), { ...usual, nightlyMinor: '150' })
    const blind = await manager.post(ratesOf(home.slug), { ...sent, intent: 'keep' })
    expect([blind.status, meant(blind)]).toEqual([200, meant(answer)])
    const other = await manager.post(ratesOf(home.slug), {
      ...{ ...sent, nightlyMinor: '1500' },
      ...{ seen: seenIn(answer), intent: 'keep' },
    })
    expect([other.status, meant(other)]).toEqual([200, expect.stringContaining('€1,500')])
    expect((await quote(40, 41)).body.data.price.totalMinor).toBe(120_00)
  })

  test('never moves a price somebody holds: the quote, the hold and the booking keep it', async () => {
    const before = await quote(44, 47)
    const guest = plainVisitor(site)
    const held = await guest.post(`/stays/${home.slug}/book`, {
      ...{ intent: 'hold', in: daysAhead(48), out: daysAhead(51), adults: '2' },
    })
    expect((await save(ratesOf(home.slug), { ...usual, nightlyMinor: '199' })).status).toBe(303)
    expect((await ask(`/quotes/${before.body.data.id}`)).body.data.price).toEqual(before.body.data.price)
    expect(asRendered((await guest.get(held.location!)).text).text).toContain('€360')
    expect((await quote(44, 47)).body.data.price.totalMinor).toBe(597_00)
    expect((await save(ratesOf(home.slug), usual)).status).toBe(303)
  })

  test('charges further guests by their age, and weekdays what they differ', async () => {
    expect(
      (
        await save(ratesOf(home.slug), {
          ...usual,
          includedGuests: '1',
          'nightlyMinor-3': '15,50',
          'weekdayMinor-0': '-20',
        })
      ).status,
    ).toBe(303)
    const week = await quote(40, 47)
    expect(week.body.data.price.totalMinor).toBe(7 * 120_00 - 20_00 + 7 * 15_50)
    expect(typedIn(await manager.get(ratesOf(home.slug)), 'nightlyMinor-3')).toBe('15.50')
    expect((await save(ratesOf(home.slug), usual)).status).toBe(303)
  })

  test.each([
    ['JPY', 'Asia/Tokyo', '24000', 24_000, '240.5', '\\b120\\b(?!\\.\\d)'],
    ['KWD', 'Asia/Kuwait', '85.125', 85_125, '85.1255', '\\b120\\.500\\b'],
  ])(
    'in %s is typed as people type it there, and refused where it cannot be exact',
    async (currency, timeZone, right, minor, wrong, example) => {
      const there = await buildHome(site.tools.database, { name: `Home in ${currency}`, currency, timeZone })
      expect((await save(ratesOf(there.slug), { ...usual, nightlyMinor: right })).status).toBe(303)
      expect((await quote(40, 41, there.slug)).body.data.price.totalMinor).toBe(minor)
      const { answer } = await look(ratesOf(there.slug), { ...usual, nightlyMinor: wrong })
      expect([answer.status, answer.faults]).toEqual([422, [expect.stringMatching(noSum)]])
      expect(answer.faults[0]).toMatch(new RegExp(`${currency}.*${example}`))
      expect(typedIn(answer, 'nightlyMinor')).toBe(wrong)
    },
  )

  test.each<[string, Record<string, string>, RegExp, RegExp]>([
    ['words', { nightlyMinor: 'a lot' }, noSum, /EUR.*120\.50/],
    ['a fraction of a cent', { nightlyMinor: '120.505' }, noSum, /EUR/],
    ['less than nothing', { nightlyMinor: '-1' }, noSum, /EUR/],
    ['two points', { 'weekdayMinor-2': '1.2.3' }, saying('rates.change'), /EUR/],
    ['nobody', { includedGuests: '0' }, saying('rates.includedGuests'), /6/],
    ['a band below nothing', { 'nightlyMinor-1': '-5' }, noSum, /EUR/],
  ])('with %s is refused beside the field, and all of it stays typed', async (_, wrong, fault, about) => {
    const { answer } = await look(ratesOf(home.slug), { ...usual, nightlyMinor: '133', ...wrong })
    expect([answer.status, answer.faults]).toEqual([422, [expect.stringMatching(fault)]])
    expect(answer.faults[0]).toMatch(about)
    expect(answer.faults[0]).not.toContain('undefined')
    const [[name, value]] = Object.entries(wrong) as [[string, string]]
    expect(typedIn(answer, name)).toBe(value)
    if (name !== 'nightlyMinor') expect(typedIn(answer, 'nightlyMinor')).toBe('133')
  })
})

describe('what children pay', () => {
  const rows = {
    ...{ what: 'children', subject: '', 'from-0': '0', 'to-0': '2', 'uncounted-0': 'yes', 'share-0': '', onTop: '2' },
    ...{ 'from-1': '3', 'to-1': '12', 'share-1': '50', 'nightlyMinor-1': '' },
    ...{ 'from-2': '', 'to-2': '', 'share-2': '', 'nightlyMinor-2': '' },
  }

  test('is looked at with a family, saved, told to guests, and stays in the form', async () => {
    await save(ratesOf(home.slug), { ...usual, includedGuests: '2', 'nightlyMinor-3': '30' })
    const { answer } = await look(ratesOf(home.slug), rows)
    const forAWeek = (price: string) => sentence('rates.visit', { price, nights: 7 })
    expect(meant(answer)).toContain(
      sentence('ages.familyPrice', { adults: 2, age: 3, before: forAWeek('€840'), after: forAWeek('€945') }),
    )
    const saved = await save(ratesOf(home.slug), rows)
    expect([saved.status, saved.location]).toEqual([303, ratesOf(home.slug)])
    const page = await manager.get(ratesOf(home.slug))
    expect(['to-1', 'share-1', 'onTop'].map(name => typedIn(page, name))).toEqual(['12', '50', '2'])
    const visit = `in=${daysAhead(40)}&out=${daysAhead(43)}&adults=2&ages=4,11,1`
    const shown = asRendered((await plainVisitor(site).get(`/stays/${home.slug}?${visit}`)).text).text
    expect(shown).toContain('€450')
    expect(shown).toContain(sentence('bookings.extraChildren', { children: 2, same: 'no', from: 3, to: 12 }))
    expect(shown).toContain(sentence('quotes.childUncounted', { most: 2, same: 'no', from: 0, to: 2 }))
    expect(shown).toContain(sentence('quotes.childPays', { same: 'no', from: 3, to: 12, price: '€15', guests: 2 }))
    expect(shown).toContain(sentence('quotes.adultPays', { from: 13, price: '€30', guests: 2 }))
  })

  test.each<[string, Record<string, string>, string, string]>([
    ['a gap', { 'from-1': '4' }, 'from-1', sentence('ages.gap', { age: 3 })],
    ['an overlap', { 'from-1': '1' }, 'from-1', sentence('ages.overlap', { age: 3 })],
    ['a first age that is not 0', { 'from-0': '1' }, 'from-0', sentence('ages.gap', { age: 0 })],
    ['ages backwards', { 'to-1': '2' }, 'to-1', sentence('ages.backwards')],
    ['an age of an adult', { 'to-1': '18' }, 'to-1', sentence('ages.age', { least: 0, most: 17 })],
    ['two prices', { 'nightlyMinor-1': '7' }, 'nightlyMinor-1', sentence('ages.oneOfBoth')],
    ['a price of who does not count', { 'share-0': '5' }, 'share-0', sentence('ages.uncountedFree')],
  ])('with %s is refused beside the field, and all of it stays typed', async (_, wrong, field, fault) => {
    const { answer } = await look(ratesOf(home.slug), { ...rows, ...wrong })
    expect([answer.status, answer.faults]).toEqual([422, [fault]])
    expect(typedIn(answer, field)).toBe(wrong[field])
    expect(typedIn(answer, 'onTop')).toBe('2')
  })

  test('is what the site has for everybody once all of it is empty', async () => {
    const empty = Object.fromEntries(Object.keys(rows).map(name => [name, name === 'what' ? 'children' : '']))
    const { 'uncounted-0': _, ...without } = empty
    expect((await save(ratesOf(home.slug), { ...without, onTop: '0' })).status).toBe(303)
    expect(typedIn(await manager.get(ratesOf(home.slug)), 'from-0')).toBeFalsy()
    expect((await save(ratesOf(home.slug), usual)).status).toBe(303)
  })
})

describe('seasons', () => {
  test('have a price of their own; an overlap of one priority is refused in a sentence, a higher one holds', async () => {
    expect((await save(ratesOf(home.slug), summer)).status).toBe(303)
    expect((await quote(59, 62)).body.data.price.totalMinor).toBe(120_00 + 2 * 180_00)
    const fair = { ...summer, name: 'Fair', first: daysAhead(80), last: daysAhead(95), kind: 'percent', amount: '+50' }
    const { answer } = await look(ratesOf(home.slug), fair)
    expect([answer.status, answer.faults]).toEqual([422, [sentence('rates.seasonOverlaps')]])
    expect(answer.text).toContain('value="+50"')
    expect((await save(ratesOf(home.slug), { ...fair, priority: '5' })).status).toBe(303)
    expect((await quote(79, 81)).body.data.price.totalMinor).toBe(2 * 180_00)
    expect((await quote(89, 91)).body.data.price.totalMinor).toBe(2 * 180_00)
    expect((await quote(95, 97)).body.data.price.totalMinor).toBe(180_00 + 120_00)
    const page = await manager.get(ratesOf(home.slug))
    const fairSays = sentence('rates.withPriority', {
      when: sentence('rates.percentMore', { percent: '50' }),
      priority: 5,
    })
    expect(/Fair .*/.exec(asRendered(page.text).text)?.[0]).toContain(`: ${fairSays}`)
    for (const [, id] of [
      ...page.text.matchAll(/name="what" value="season"\/?><input type="hidden" name="subject" value="(\d+)"/g),
    ]) {
      const gone = await save(ratesOf(home.slug), { ...summer, subject: id! }, { away: true })
      expect(gone.status).toBe(303)
    }
    expect(asRendered((await manager.get(ratesOf(home.slug))).text).text).toContain(sentence('rates.noSeason'))
    expect((await quote(59, 62)).body.data.price.totalMinor).toBe(3 * 120_00)
  })

  test.each<[string, Record<string, string>, RegExp]>([
    ['no name', { name: '' }, saying('rates.seasonName')],
    ['no days', { first: '' }, saying('quotes.notFirstDay', 'rates.firstDay')],
    ['days backwards', { last: daysAhead(50) }, saying('nights.backwards', 'rates.backwards')],
    ['a year and more each year', { yearly: 'yes', last: daysAhead(460) }, saying('rates.longYear')],
    ['less than nothing', { kind: 'percent', amount: '-101' }, saying('rates.percentChange')],
    ['a price below zero', { amount: '-5' }, saying('rates.sum')],
    ['a strange priority', { priority: '1.5' }, saying('forms.wholeNumber')],
  ])('with %s are refused beside the field', async (_, wrong, fault) => {
    const { answer } = await look(ratesOf(home.slug), { ...summer, ...wrong })
    expect([answer.status, answer.faults]).toEqual([422, [expect.stringMatching(fault)]])
  })

  test('need a day of the week', async () => {
    expect((await look(ratesOf(home.slug), { ...summer, weekdays: '' })).answer.faults).toEqual([
      sentence('rates.weekdays'),
    ])
  })
})

describe('single nights', () => {
  test('are set for a range at once in the calendar, on some days of the week, and taken away again', async () => {
    const set = await save(calendarOf(home.slug), { ...theseNights, nightlyMinor: '300', minimumNights: '4' })
    expect([set.status, set.location]).toEqual([303, calendarOf(home.slug)])
    expect((await quote(30, 34)).body.data.price.totalMinor).toBe(4 * 300_00)
    expect((await quote(30, 33)).status).toBe(422)
    expect((await save(calendarOf(home.slug), { ...theseNights, sleep: 'shut' })).status).toBe(303)
    expect((await quote(30, 34)).body.error.details.verdicts[0].reason).toBe('night-closed')
    // What was said before of the price is still there.
    expect((await save(calendarOf(home.slug), { ...theseNights, sleep: 'rules' })).status).toBe(303)
    expect((await quote(30, 34)).body.data.price.totalMinor).toBe(4 * 300_00)
    expect((await save(calendarOf(home.slug), theseNights, { away: true })).status).toBe(303)
    expect((await quote(30, 33)).body.data.price.totalMinor).toBe(3 * 120_00)
    const { rows } = await site.tools.database.execute(sql`select 1 from night_override`)
    expect(rows).toEqual([])
  })

  test('that say nothing, or something wrong, are refused beside the field', async () => {
    expect((await look(calendarOf(home.slug), theseNights)).answer.faults).toEqual([sentence('rates.nothingSaid')])
    const { answer } = await look(calendarOf(home.slug), { ...theseNights, nightlyMinor: 'x', minimumNights: '366' })
    expect(answer.faults[0]).toContain('EUR')
    expect(answer.faults).toEqual([
      expect.stringMatching(noSum),
      sentence('rates.minimumNights', { least: 1, most: 365 }),
    ])
    expect([typedIn(answer, 'nightlyMinor'), typedIn(answer, 'minimumNights')]).toEqual(['x', '366'])
  })
})

describe('two operators', () => {
  test('the second is told, loses nothing typed, and saves when they have looked again', async () => {
    const { sent, answer } = await look(ratesOf(home.slug), { ...usual, nightlyMinor: '155' })
    expect((await save(ratesOf(home.slug), { ...usual, nightlyMinor: '160' })).status).toBe(303)
    const late = await manager.post(ratesOf(home.slug), { ...sent, seen: seenIn(answer), intent: 'keep' })
    expect([late.status, late.faults]).toEqual([409, [sentence('rates.outOfDate')]])
    expect(typedIn(late, 'nightlyMinor')).toBe('155')
    expect((await quote(40, 41)).body.data.price.totalMinor).toBe(160_00)
    expect((await save(ratesOf(home.slug), { ...sent, version: versionIn(late) })).status).toBe(303)
    expect((await quote(40, 41)).body.data.price.totalMinor).toBe(155_00)
    expect((await save(ratesOf(home.slug), usual)).status).toBe(303)
  })

  test('of several at once one saves, and the others are told', async () => {
    const looked = await Promise.all(
      ['131', '132', '133', '134'].map(nightly => look(ratesOf(home.slug), { ...usual, nightlyMinor: nightly })),
    )
    const saved = await Promise.all(
      looked.map(({ sent, answer }) =>
        manager.post(ratesOf(home.slug), { ...sent, seen: seenIn(answer), intent: 'keep' }),
      ),
    )
    expect(saved.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409])
    expect((await save(ratesOf(home.slug), usual)).status).toBe(303)
  })
})

describe('homes that share a plan', () => {
  test('are named, and how many more there are', async () => {
    const shared = await buildHome(site.tools.database, { name: 'Row 0', nightlyMinor: 90_00 })
    for (let at = 1; at <= 12; at++) {
      const { slug } = await buildHome(site.tools.database, { name: `Row ${at}`, nightlyMinor: 90_00 })
      await site.tools.database.execute(sql`
        update stay_offer set rate_plan_id = (select rate_plan_id from stay_offer where stay_id = ${shared.id})
        where stay_id = (select id from stay where slug = ${slug})`)
    }
    const { text } = asRendered((await manager.get(ratesOf(shared.slug))).text)
    expect(text).toContain(
      sentence('rates.sharedWithMore', {
        names: 'Row 1, Row 10, Row 11, Row 12, Row 2, Row 3, Row 4, Row 5, Row 6, Row 7',
        more: 2,
      }),
    )
  })

  test('part when one is changed: seasons and single nights go with it, the other keeps what it had', async () => {
    const other = await buildHome(site.tools.database, { name: 'Mill House', nightlyMinor: 90_00 })
    await site.tools.database.execute(sql`
      update stay_offer set rate_plan_id = (select rate_plan_id from stay_offer where stay_id = ${home.id})
      where stay_id = ${other.id}`)
    expect((await save(ratesOf(home.slug), summer)).status).toBe(303)
    await site.tools.database.execute(sql`
      update stay_offer set rate_plan_id = (select rate_plan_id from stay_offer where stay_id = ${home.id})
      where stay_id = ${other.id}`)
    const page = await manager.get(ratesOf(other.slug))
    expect(asRendered(page.text).text).toContain(sentence('rates.sharedWith', { names: 'Harbour Loft' }))
    const season = /name="what" value="season"\/?><input type="hidden" name="subject" value="(\d+)"/.exec(
      page.text,
    )![1]!
    expect((await save(ratesOf(other.slug), { ...summer, subject: season, amount: '200' })).status).toBe(303)
    expect((await quote(60, 62, other.slug)).body.data.price.totalMinor).toBe(400_00)
    expect((await quote(60, 62)).body.data.price.totalMinor).toBe(360_00)
    expect(asRendered((await manager.get(ratesOf(other.slug))).text).text).not.toMatch(
      saying('rates.sharedWith', 'rates.sharedWithMore'),
    )
  })
})

describe('who', () => {
  test('reception looks and cannot save; a guest finds no such page; a form that is none is 400', async () => {
    const reception = await makeOperator(site, 'reception')
    const page = await reception.get(ratesOf(home.slug))
    expect([page.status, page.text.includes('value="keep"'), page.text.includes('value="look"')]).toEqual([
      200,
      false,
      false,
    ])
    const refused = await look(ratesOf(home.slug), { ...usual, nightlyMinor: '1' }, 'look', reception)
    expect([refused.answer.status, refused.answer.faults]).toEqual([403, [sentence('rates.notAllowed')]])
    const guest = await makeOperator(site, undefined)
    expect((await guest.get(ratesOf(home.slug))).status).toBe(404)
    expect((await guest.post(ratesOf(home.slug), usual)).status).toBe(404)
    const strange: Record<string, string>[] = [
      { ...usual, what: 'toString' },
      { ...usual, subject: 'x' },
      { ...usual, intent: 'burn' },
      { what: 'base', intent: 'look' },
    ]
    for (const fields of strange) {
      expect((await manager.post(ratesOf(home.slug), { version: '1', intent: 'look', ...fields })).status).toBe(
        fields.nightlyMinor ? 400 : 422,
      )
    }
  })
})

describe('the currency', () => {
  test('becomes another one with every sum, seen before in both; not one without a rate, nor while somebody has booked', async () => {
    const other = await buildHome(site.tools.database, { name: 'Chalet', nightlyMinor: 100_00 })
    const path = ratesOf(other.slug)
    const francs = { what: 'currency', subject: '', to: 'CHF' }
    const { answer } = await look(path, francs)
    expect(meant(answer)).toContain(sentence('terms.currencyMeans', { before: 'EUR', after: 'CHF' }))
    expect(meant(answer)).toContain('€100')
    expect(meant(answer)).toContain('CHF')
    expect(await look(path, { ...francs, to: 'ZZZ' })).toMatchObject({ answer: { status: 422 } })
    const saved = await save(path, francs)
    expect([saved.status, saved.location]).toEqual([303, path])
    const { rows } = await site.tools.database.execute(sql`
      select stay.currency, rate_plan.currency as of_plan, base_nightly_minor <> 10000 as converted
      from stay join stay_offer on stay_id = stay.id join rate_plan on rate_plan.id = rate_plan_id where stay.id = ${other.id}`)
    expect(rows).toEqual([{ currency: 'CHF', of_plan: 'CHF', converted: true }])
    expect((await manager.get(path)).text).toContain(sentence('rates.aNightIn', { currency: 'CHF' }))
    const { id } = (await quote(40, 42, other.slug)).body.data
    const body = JSON.stringify({ quote: id, email: 'ada@example.org' })
    const held = await ask('/holds', { method: 'POST', body })
    expect(held.status).toBeLessThan(300)
    const refused = await look(path, { ...francs, to: 'EUR' })
    expect([refused.answer.status, refused.answer.text.includes(sentence('terms.bookedAhead'))]).toEqual([409, true])
  })
})
