// The screen where operators set the damage deposit of a home, over HTTP and without script.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { type BuiltHome, buildHome } from './support/build-home.ts'
import { makeOperator } from './support/operators.ts'
import { hiddenFields, type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { saying } from './support/saying.ts'
import { type Site, startSite } from './support/site.ts'

const list = '/admin/deposits'
let site: Site
let home: BuiltHome
let manager: PlainVisitor

beforeAll(async () => {
  site = await startSite({ environment: { PAYMENT_WAYS: 'test-card' } })
  home = await buildHome(site.tools.database, { name: 'Harbour Loft' })
  manager = await signedIn('manager')
})
afterAll(() => site?.stop())

const signedIn = (role?: 'manager' | 'accountant') => makeOperator(site, role)

const pageOf = (slug = home.slug) => `${list}/${slug}`
const rules = { kind: 'flat', amount: '250', placed: '3', released: '2' }
const onCard = { ...rules, how: 'hold' }

/** Opens the form and sends it with these fields. */
async function set(fields: Record<string, string>, slug = home.slug, by = manager) {
  const page = await by.get(pageOf(slug))
  return by.post(pageOf(slug), { ...hiddenFields(page), ...fields })
}
const nowSays = new RegExp(`${sentence('adminPages.depositNow', { rule: '(.*?\\.)' })}(?:\\s|$)(?! \\d)`)
const standing = async (slug = home.slug) => nowSays.exec(asRendered((await manager.get(pageOf(slug))).text).text)?.[1]
const stored = async () =>
  (await site.tools.database.execute(sql`select kind, amount::integer, method from damage_deposit_rule order by id`))
    .rows
const typedIn = (html: string, name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1]
const chosenIn = (html: string, name: string) =>
  [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)]
    .map(([tag]) => tag)
    .filter(tag => tag.includes(`name="${name}"`) && /\bchecked=""/.test(tag))
    .map(tag => /value="([^"]*)"/.exec(tag)![1])

describe('set', () => {
  test('reserved on a card: the list, the page and the next price say so; taken away again it is gone', async () => {
    expect(await standing()).toBe(sentence('deposits.noRule'))
    const saved = await set(onCard)
    expect([saved.status, saved.location]).toEqual([303, list])
    const rule = sentence('deposits.ruleHold', { kind: 'flat', amount: '€250', placed: 3, released: 2 })
    expect(asRendered((await manager.get(list)).text).text).toContain(rule)
    const page = await manager.get(pageOf())
    expect(page.text).toContain(rule)
    expect([chosenIn(page.text, 'how'), chosenIn(page.text, 'kind')]).toEqual([['hold'], ['flat']])
    expect([typedIn(page.text, 'amount'), typedIn(page.text, 'placed')]).toEqual(['250.00', '3'])
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
    const shown = () => plainVisitor(site).get(`/stays/${home.slug}?in=${day(40)}&out=${day(43)}&adults=2`)
    expect(asRendered((await shown()).text).text).toContain(
      sentence('bookings.depositReserved', { sum: '€250', days: 2 }),
    )
    expect((await set({ ...onCard, how: 'none' })).status).toBe(303)
    expect(await standing()).toBe(sentence('deposits.noRule'))
    expect(await stored()).toEqual([])
    expect(asRendered((await shown()).text).text).not.toContain('€250')
  })

  test('a share of the nights, asked for as money, in the words and numbers it was written in', async () => {
    expect(
      (await set({ how: 'charge', kind: 'percent_of_lodging', amount: '12,5', placed: '30', released: '0' })).status,
    ).toBe(303)
    expect(await stored()).toEqual([{ kind: 'percent_of_lodging', amount: 1250, method: 'charge' }])
    const page = await manager.get(pageOf())
    expect(page.text).toContain(
      sentence('deposits.ruleCharge', { kind: 'percent_of_lodging', amount: '12.5', placed: 30, released: 0 }),
    )
    expect(typedIn(page.text, 'amount')).toBe('12.5')
    expect((await set({ how: 'none' })).status).toBe(303)
  })

  test('a home with a currency of no decimals takes none', async () => {
    const ryokan = await buildHome(site.tools.database, { name: 'Ryokan', currency: 'JPY', timeZone: 'Asia/Tokyo' })
    const wrong = await set({ ...onCard, amount: '250.50' }, ryokan.slug)
    expect([wrong.status, wrong.faults]).toEqual([422, [sentence('deposits.flat')]])
    expect((await set({ ...onCard, amount: '30000' }, ryokan.slug)).status).toBe(303)
    expect(await stored()).toEqual([{ kind: 'flat', amount: 30000, method: 'hold' }])
    expect(typedIn((await manager.get(pageOf(ryokan.slug))).text, 'amount')).toBe('30000')
    expect((await set({ how: 'none' }, ryokan.slug)).status).toBe(303)
  })

  test('homes that share a rule part when one is changed', async () => {
    const other = await buildHome(site.tools.database, { name: 'Mill House' })
    await set(onCard)
    await site.tools.database.execute(sql`
      update stay_offer set damage_deposit_rule_id = (select id from damage_deposit_rule) where stay_id = ${other.id}`)
    expect((await set({ ...onCard, amount: '400' })).status).toBe(303)
    expect(await standing()).toContain('€400')
    expect(await standing(other.slug)).toContain('€250')
    expect((await set({ how: 'none' }, other.slug)).status).toBe(303)
    expect((await set({ how: 'none' })).status).toBe(303)
    expect(await stored()).toEqual([])
  })
})

describe('bad input', () => {
  const daysUpTo = (most: number) => new RegExp(`^${sentence('deposits.days', { most })}$`)
  test.each<[string, Record<string, string>, RegExp]>([
    ['no choice', { how: '' }, saying('deposits.choose', 'forms.choose', 'pages.chooseOne', 'quotes.unknownRate')],
    [
      'a way nobody knows',
      { how: 'cash' },
      saying('deposits.choose', 'forms.choose', 'pages.chooseOne', 'quotes.unknownRate'),
    ],
    [
      'a kind nobody knows',
      { kind: 'both' },
      saying('deposits.choose', 'forms.choose', 'pages.chooseOne', 'quotes.unknownRate'),
    ],
    ['no sum', { amount: '' }, saying('bookings.sumWrong', 'deposits.flat')],
    ['a sum below zero', { amount: '-5' }, saying('bookings.sumWrong', 'deposits.flat')],
    ['nothing', { amount: '0' }, saying('bookings.sumWrong', 'deposits.flat')],
    ['words', { amount: 'a lot' }, saying('bookings.sumWrong', 'deposits.flat')],
    [
      'a share above the whole',
      { kind: 'percent_of_lodging', amount: '100.01' },
      saying('deposits.percent_of_lodging', 'rates.shareAboveNothing'),
    ],
    [
      'a share of nothing',
      { kind: 'percent_of_lodging', amount: '0' },
      saying('deposits.percent_of_lodging', 'rates.shareAboveNothing'),
    ],
    ['longer than banks reserve', { placed: '8' }, daysUpTo(7)],
    ['a day that is none', { placed: '1.5' }, daysUpTo(7)],
    ['money too early', { how: 'charge', placed: '61' }, daysUpTo(60)],
    ['let go too late', { released: '31' }, daysUpTo(30)],
    ['let go before the end', { released: '-1' }, daysUpTo(30)],
  ])('%s is said beside the field; everything chosen stays, and nothing is set', async (_, wrong, fault) => {
    const fields = { ...onCard, amount: '123.45', placed: '2', released: '9', ...wrong }
    const answer = await set(fields)
    expect([answer.status, answer.faults]).toEqual([422, [expect.stringMatching(fault)]])
    expect(typedIn(answer.text, 'amount')).toBe(fields.amount)
    expect([typedIn(answer.text, 'placed'), typedIn(answer.text, 'released')]).toEqual([fields.placed, fields.released])
    expect(await stored()).toEqual([])
  })

  test('all faults are told at once', async () => {
    const answer = await set({ ...onCard, amount: '?', placed: '?', released: '?' })
    expect(answer.faults).toHaveLength(3)
  })
})

describe('two operators', () => {
  test('who was second is told how it stands now, and keeps what they chose; looking again, they may set it', async () => {
    const page = await manager.get(pageOf())
    expect((await set({ ...onCard, amount: '300' }, home.slug, await signedIn('manager'))).status).toBe(303)
    const late = await manager.post(pageOf(), { ...hiddenFields(page), ...onCard, amount: '999' })
    expect([late.status, late.faults]).toEqual([409, [sentence('deposits.ruleOutOfDate')]])
    expect(late.text).toContain(sentence('deposits.ruleHold', { kind: 'flat', amount: '€300', placed: 3, released: 2 }))
    expect(typedIn(late.text, 'amount')).toBe('999')
    expect(await standing()).toContain('€300')
    expect((await manager.post(pageOf(), { ...hiddenFields(late), ...onCard, amount: '999' })).status).toBe(303)
    expect(await standing()).toContain('€999')
    const again = await manager.post(pageOf(), { ...hiddenFields(page), ...onCard, amount: '999' })
    expect(again.status).toBe(303)
    expect((await set({ how: 'none' })).status).toBe(303)
  })

  test('of several at once one sets it, and the others are told', async () => {
    const page = await manager.get(pageOf())
    const sums = ['100', '200', '300', '400', '500']
    const answers = await Promise.all(
      sums.map(amount => manager.post(pageOf(), { ...hiddenFields(page), ...onCard, amount })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409, 409])
    const won = sums[answers.findIndex(({ status }) => status === 303)]!
    expect(await stored()).toEqual([{ kind: 'flat', amount: Number(won) * 100, method: 'hold' }])
    expect((await set({ how: 'none' })).status).toBe(303)
  })
})

describe('reserved on a card that no guest can pay with', () => {
  test.each([
    ['no method', [], 'hold', 422],
    ['transfers alone', [{ method: 'bank-transfer', countries: null, homes: null }], 'hold', 422],
    ['cards for other homes alone', [{ method: 'test-card', countries: null, homes: [999_999] }], 'hold', 422],
    ['cards', [{ method: 'test-card', countries: null, homes: null }], 'hold', 303],
    ['no method', [], 'charge', 303],
  ])('with %s offered %j, by %s: %i', async (_, offered, how, status) => {
    const { database } = site.tools
    await database.execute(sql`update organisation set offered_methods = ${JSON.stringify(offered)}::jsonb`)
    const answer = await set({ ...rules, how })
    expect(answer.status).toBe(status)
    if (status === 422) {
      expect(asRendered(answer.text).text).toContain(sentence('deposits.ruleNeedsCard'))
      expect([chosenIn(answer.text, 'how'), typedIn(answer.text, 'amount')]).toEqual([['hold'], '250'])
      expect(await stored()).toEqual([])
    }
    expect((await set({ how: 'none' })).status).toBe(303)
    await database.execute(sql`update organisation set offered_methods = null`)
  })
})

describe('nobody else', () => {
  test('an accountant sees it and cannot set it; guests find no such page; another site sets nothing', async () => {
    const accountant = await signedIn('accountant')
    expect((await accountant.get(list)).status).toBe(200)
    expect((await accountant.get(pageOf())).status).toBe(404)
    expect((await accountant.post(pageOf(), onCard)).status).toBe(404)
    const guest = await signedIn()
    for (const path of [list, pageOf()]) {
      expect((await guest.get(path)).status).toBe(404)
      expect((await plainVisitor(site).get(path)).location).toBe('/login')
    }
    expect((await guest.post(pageOf(), onCard)).status).toBe(404)
    const page = await manager.get(pageOf())
    const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    expect((await manager.post(pageOf(), { ...hiddenFields(page), ...onCard }, elsewhere)).status).toBe(403)
    expect((await manager.get(pageOf('no-such-home'))).status).toBe(404)
    expect(await stored()).toEqual([])
  })
})

test('the list of homes does not end at 25', async () => {
  for (let number = 0; number < 26; number++) await buildHome(site.tools.database, { name: `Lodge ${number}` })
  const slugs = ({ text }: { text: string }) =>
    [...text.matchAll(/href="\/admin\/deposits\/([\w-]+)"/g)].map(([, slug]) => slug)
  const first = await manager.get(list)
  const second = await manager.get(`${list}?from=25`)
  const { rows } = await site.tools.database.execute<{ homes: number }>(
    sql`select count(*)::integer as homes from stay_offer`,
  )
  expect([slugs(first).length, new Set([...slugs(first), ...slugs(second)]).size]).toEqual([25, rows[0]!.homes])
  expect(first.text).toContain('href="/admin/deposits?from=25"')
})
