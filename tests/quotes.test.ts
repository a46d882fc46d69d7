// Prices at the front door: what was chosen is what is held, a code's last use goes to one, and no stale or forged price is booked.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { type BuiltHome, buildHome } from './support/build-home.ts'
import { type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { type Site, startSite, usualPassword } from './support/site.ts'

let site: Site
let home: BuiltHome
let extra: number
let derived: number
let session: string

beforeAll(async () => {
  site = await startSite()
  const { database } = site.tools
  home = await buildHome(database, { name: 'Harbour Loft', cleaningMinor: 5000 })
  const id = async (statement: ReturnType<typeof sql>) =>
    (await database.execute<{ id: number }>(statement)).rows[0]!.id
  extra = await id(sql`
    insert into fee (stay_id, name, kind, basis, amount, mandatory, max_quantity)
    values (${home.id}, 'Basket of wood', 'extra', 'per_stay', 1800, false, 3) returning id`)
  derived = await id(sql`
    insert into rate_plan (name, currency, included_guests, parent_id, change_bp)
    select 'Non-refundable', currency, included_guests, rate_plan_id, -1000
    from stay_offer join rate_plan on rate_plan.id = rate_plan_id where stay_id = ${home.id} returning id`)
  await database.execute(sql`
    insert into discount (name, kind, reduction_bp, code, limit_total)
    values ('Sun', 'coupon', 1000, 'SUN', null), ('Last', 'coupon', 5000, 'LAST', 1), ('Once', 'coupon', 5000, 'ONCE', 1)`)
  await database.execute(sql`
    insert into discount (name, kind, reduction_bp, code, applies_to)
    values ('All of it', 'coupon', 10000, 'GIFT', '{night,extra_guest,fee}')`)
  const { email } = await site.makeUser({ displayName: 'Ada Lovelace' })
  const guest = plainVisitor(site)
  await guest.post('/login', { email, password: usualPassword })
  session = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
})
afterAll(() => site?.stop())

let week = 0
function freshVisit(): Record<'in' | 'out' | 'adults', string> {
  week++
  const on = (offset: number) => new Date(Date.now() + (30 + week * 4 + offset) * 86_400_000).toISOString().slice(0, 10)
  return { in: on(0), out: on(3), adults: '2' }
}

const book = (total?: number) => `/stays/${home.slug}/book${total === undefined ? '' : `?total=${total}`}`
const hold = (visitor: PlainVisitor, fields: Record<string, string>, total?: number) =>
  visitor.post(book(total), { intent: 'hold', ...fields })

/** Another browser of the same guest. */
function client(): PlainVisitor {
  const visitor = plainVisitor(site)
  for (const cookie of session.split('; ')) {
    const [name = '', value = ''] = cookie.split('=')
    visitor.cookies.set(name, value)
  }
  return visitor
}

/** The form of a page as it would be sent untouched, with everything that must be typed. */
function formIn(html: string): Record<string, string> {
  const tags = [...html.matchAll(/<input type="hidden"[^>]*>/g)].map(([tag]) => tag)
  const inputs = tags.map(tag => [tag, / name="([\w-]+)"/.exec(tag)?.[1], / value="([^"]*)"/.exec(tag)?.[1]])
  const terms = /name="terms"[^>]*value="(\w+)"/.exec(html)?.[1]
  const typed = { name: 'Ada Lovelace', email: 'ada@example.org', phone: '', notes: 'We come late.' }
  return { ...Object.fromEntries(inputs.map(([, name, value]) => [name!, value!])), ...typed, terms: terms ?? '' }
}

const holdIdOf = (location: string | null) => new URL(location!, site.origin).searchParams.get('hold')!

describe('what is chosen', () => {
  test('a rate, extras and a code are in the box, in its one total, and in what is held', async () => {
    const visitor = client()
    const chosen = { ...freshVisit(), plan: String(derived), [`extra-${extra}`]: '2', code: 'sun' }
    const page = asRendered((await visitor.get(`/stays/${home.slug}?${new URLSearchParams(chosen)}`)).text)
    // 3 × 90.00, 27.00 off, 50.00 cleaning, 2 × 18.00
    expect(page.text).toContain(sentence('rates.visit', { price: '€329', nights: 3 }))
    const action = page.values('formAction')[0] ?? page.values('formaction')[0]!
    expect(action).toBe(book(32_900))
    const held = await hold(visitor, chosen, 32_900)
    const checkout = asRendered((await visitor.get(held.location!)).text)
    for (const words of ['€329', 'Basket of wood', '2 × €18', 'Sun', 'Non-refundable']) {
      expect(checkout.text).toContain(words)
    }
  })

  test('the browser is sent what it shows, and not the quote', async () => {
    const { text } = await client().get(`/stays/${home.slug}?${new URLSearchParams(freshVisit())}`)
    for (const hidden of ['taxCategory', 'refundRule', 'catalogueVersion', 'refundTerms', 'ruleId']) {
      expect(text).not.toContain(hidden)
    }
  })
})

describe('what is chosen after booking', () => {
  async function booked(): Promise<{ visitor: PlainVisitor; visit: Record<string, string>; page: string }> {
    const visitor = client()
    const visit = freshVisit()
    const held = await hold(visitor, visit)
    const form = formIn((await visitor.get(held.location!)).text)
    const answer = await visitor.post(held.location!, { ...form, intent: 'book' })
    return { visitor, visit, page: answer.location! }
  }

  test('extras and a code are fields of the change, with what they cost, and its button books them', async () => {
    const { visitor, visit, page } = await booked()
    const form = asRendered((await visitor.get(`${page}/change`)).text)
    expect(form.text).toContain('Basket of wood')
    expect(form.text).toContain(
      sentence('quotes.atMost', { price: sentence('quotes.extraEach', { price: '€18' }), most: '3' }),
    )
    const query = new URLSearchParams({ ...visit, [`extra-${extra}`]: '2', code: 'sun' })
    const preview = await visitor.get(`${page}/change?${query}`)
    const shown = asRendered(preview.text)
    // 300.00, 30.00 off, 50.00 cleaning, 2 × 18.00, where 350.00 were booked
    for (const words of [
      `Basket of wood (2), ${sentence('amendments.code', { code: 'SUN' })}`,
      '€356',
      sentence('bookings.more', { sum: '€6' }),
    ])
      expect(shown.text).toContain(words)
    const changed = await visitor.post(`${page}/change?${query}`, { ...formIn(preview.text), intent: 'amend' })
    expect([changed.status, changed.location]).toEqual([303, page])
    expect(asRendered((await visitor.get(page)).text).text).toContain('2 × €18')
    const again = asRendered((await visitor.get(`${page}/change`)).text)
    expect(again.tags('input').some(tag => tag.includes(`name="extra-${extra}"`) && tag.includes('value="2"'))).toBe(
      true,
    )
    expect(again.tags('input').some(tag => tag.includes('name="code"') && tag.includes('value="SUN"'))).toBe(true)
  })

  test('what cannot be chosen is said beside its field, and nothing is changed', async () => {
    const { visitor, visit, page } = await booked()
    const ask = async (chosen: Record<string, string>) => {
      const answer = await visitor.get(`${page}/change?${new URLSearchParams({ ...visit, ...chosen })}`)
      expect(answer.text).not.toContain(sentence('amendments.whatChanges'))
      return answer.faults
    }
    expect(await ask({ [`extra-${extra}`]: '4' })).toEqual([expect.stringContaining('Basket of wood')])
    expect(await ask({ [`extra-${extra}`]: 'some' })).toEqual([
      expect.stringContaining(sentence('quotes.wholeOrNothing')),
    ])
    expect(await ask({ code: 'NOSUCH' })).toEqual([expect.stringContaining(sentence('offers.couponUnknown'))])
    expect(await ask({ 'extra-99999': '1' })).toEqual([expect.stringContaining(sentence('offers.extraUnknown'))])
    expect(await ask({})).toEqual([sentence('amendments.unchanged')])
  })
})

describe('what is chosen at the checkout', () => {
  const newTotal = (total: string, difference: string) =>
    sentence('checkout.newTotal', { difference }).replace('<total/>', total)

  async function atCheckout() {
    const visitor = client()
    const held = await hold(visitor, freshVisit())
    const path = held.location!
    return { visitor, path, form: formIn((await visitor.get(path)).text) }
  }

  test('extras and a code show their price first, then the nights are kept at it, with all that was typed', async () => {
    const { visitor, path, form } = await atCheckout()
    const chosen = { [`extra-${extra}`]: '1', code: 'sun' }
    const seen = await visitor.post(path, { ...form, ...chosen, intent: 'see-choices' })
    expect(seen.status).toBe(200)
    // 300.00, 30.00 off, 50.00 cleaning, 18.00, where 350.00 were kept
    expect(asRendered(seen.text).text).toContain(newTotal('€338', sentence('bookings.less', { sum: '€12' })))
    expect(seen.text).toContain('We come late.')
    const taken = await visitor.post(path, { ...formIn(seen.text), ...chosen, intent: 'take-choices' })
    expect(taken.status).toBe(303)
    expect(holdIdOf(taken.location)).not.toBe(holdIdOf(path))
    const fresh = await visitor.get(taken.location!)
    expect(fresh.text).toContain('We come late.')
    expect(asRendered(fresh.text).text).toContain('€338')
    expect((await visitor.get(path)).status).toBe(410)
    const booked = await visitor.post(taken.location!, { ...formIn(fresh.text), ...chosen, intent: 'book' })
    expect(booked.status).toBe(303)
    const { rows } = await site.tools.database.execute(sql`
      select from coupon_use where booking_id = ${holdIdOf(taken.location)}`)
    expect(rows).toHaveLength(1)
  })

  test('a booking is not made at a price that knows nothing of what stands in the fields', async () => {
    const { visitor, path, form } = await atCheckout()
    const chosen = { [`extra-${extra}`]: '2', code: '' }
    const stopped = await visitor.post(path, { ...form, ...chosen, intent: 'book' })
    expect([stopped.status, stopped.faults[0]]).toEqual([
      409,
      expect.stringContaining(sentence('checkout.lookAtNewPrice')),
    ])
    expect(asRendered(stopped.text).text).toContain(newTotal('€386', sentence('bookings.more', { sum: '€36' })))
    const untouched = { [`extra-${extra}`]: '', code: '' }
    expect((await visitor.post(path, { ...form, ...untouched, intent: 'book' })).status).toBe(303)
  })

  test('what cannot be chosen is said beside its field, and the nights stay kept as they were', async () => {
    const { visitor, path, form } = await atCheckout()
    const ask = async (chosen: Record<string, string>, intent = 'see-choices') => {
      const answer = await visitor.post(path, { ...form, ...chosen, intent })
      return [answer.status, answer.faults.join()]
    }
    expect(await ask({ code: 'NOSUCH' })).toEqual([422, expect.stringContaining(sentence('offers.couponUnknown'))])
    expect(await ask({ [`extra-${extra}`]: '9' })).toEqual([422, expect.stringContaining('Basket of wood')])
    expect(await ask({ [`extra-${extra}`]: 'x' })).toEqual([
      422,
      expect.stringContaining(sentence('quotes.wholeOrNothing')),
    ])
    const other = { [`extra-${extra}`]: '1', seen: '1' }
    expect(await ask(other, 'take-choices')).toEqual([409, expect.stringContaining(sentence('bookings.priceChanged'))])
    expect((await visitor.get(path)).status).toBe(200)
  })

  test('nobody else takes or reads the nights of a hold by it', async () => {
    const { path, form } = await atCheckout()
    const stranger = plainVisitor(site)
    const seen = await stranger.post(path, { ...form, code: 'SUN', intent: 'see-choices' })
    const taken = await stranger.post(path, { ...form, code: 'SUN', seen: '32000', intent: 'take-choices' })
    expect([seen.status, taken.status]).toEqual([404, 404])
  })
})

describe('a price that has moved', () => {
  test('is refused with the one of now, and everything that was typed', async () => {
    const visitor = client()
    const chosen = { ...freshVisit(), [`extra-${extra}`]: '1', code: 'SUN' }
    const refused = await hold(visitor, chosen, 1)
    expect(refused.status).toBe(409)
    const page = asRendered(refused.text)
    expect(page.text).toContain(sentence('bookings.priceChanged'))
    // 300.00, 30.00 off, 50.00 cleaning, 18.00
    expect(page.text).toContain(sentence('checkout.reserveAt', { total: '€338' }))
    const again = formIn(refused.text)
    expect(again).toMatchObject(chosen)
    expect(page.values('href').some(href => href.includes(`extra-${extra}=1`) && href.includes('code=SUN'))).toBe(true)
    const kept = await hold(visitor, again, 33_800)
    expect([kept.status, Boolean(holdIdOf(kept.location))]).toEqual([303, true])
  })

  test('I15: tampered with in the store it is not booked; the nights can be had at a fresh one', async () => {
    const visitor = client()
    const held = await hold(visitor, freshVisit())
    const page = await visitor.get(held.location!)
    await site.tools.database.execute(sql`
      update booking set quote = jsonb_set(quote, '{lines,0,label}', '"Something else"')
      where id = ${holdIdOf(held.location)}`)
    const refused = await visitor.post(held.location!, { ...formIn(page.text), intent: 'book' })
    expect(refused.status).toBe(409)
    expect(refused.text).toContain(sentence('bookings.quoteTampered'))
    expect(refused.text).toContain('We come late.')
    expect(refused.text).toContain(sentence('checkout.freshPrice'))
    const again = await visitor.post(held.location!, { ...formIn(refused.text), intent: 'again' })
    expect(holdIdOf(again.location)).not.toBe(holdIdOf(held.location))
    const fresh = await visitor.get(again.location!)
    expect(fresh.text).toContain('We come late.')
    const booked = await visitor.post(again.location!, { ...formIn(fresh.text), intent: 'book' })
    expect(booked.status).toBe(303)
  })

  test('a quote id that is not the one of the hold is refused beside the price that is kept', async () => {
    const visitor = client()
    const held = await hold(visitor, freshVisit())
    const form = formIn((await visitor.get(held.location!)).text)
    const refused = await visitor.post(held.location!, { ...form, intent: 'book', quote: crypto.randomUUID() })
    expect(refused.status).toBe(409)
    expect(refused.text).toContain(sentence('bookings.quoteChanged'))
    expect(formIn(refused.text).quote).toBe(form.quote)
  })

  test('expired quote: once the time of the hold is over nothing is booked at it', async () => {
    const visitor = client()
    const held = await hold(visitor, freshVisit())
    const form = formIn((await visitor.get(held.location!)).text)
    await site.tools.database.execute(
      sql`update booking set hold_expires_at = now() where id = ${holdIdOf(held.location)}`,
    )
    const refused = await visitor.post(held.location!, { ...form, intent: 'book' })
    expect(refused.status).toBe(410)
    expect(refused.text).toContain(sentence('checkout.tryAgain'))
  })
})

describe('a code', () => {
  const atCheckout = async (code: string) => {
    const visitor = client()
    const held = await hold(visitor, { ...freshVisit(), code })
    return { visitor, path: held.location!, form: formIn((await visitor.get(held.location!)).text) }
  }

  test('coupon last use raced by 20 clients: one books with it, 19 are told and may go on without it', {
    timeout: 120_000,
  }, async () => {
    const clients = []
    for (let number = 0; number < 20; number++) clients.push(await atCheckout('LAST'))
    const answers = await Promise.all(
      clients.map(({ visitor, path, form }) => visitor.post(path, { ...form, intent: 'book' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([303, ...Array<number>(19).fill(409)])
    const loser = answers.findIndex(({ status }) => status === 409)
    const { visitor, path } = clients[loser]!
    const refused = answers[loser]!
    expect(refused.text).toContain(sentence('bookings.couponUsedUp'))
    expect(refused.text).toContain('We come late.')
    const without = await visitor.post(path, { ...formIn(refused.text), intent: 'without-code' })
    const fresh = await visitor.get(without.location!)
    expect(asRendered(fresh.text).text).toContain('€350')
    expect((await visitor.post(without.location!, { ...formIn(fresh.text), intent: 'book' })).status).toBe(303)
    const { rows } = await site.tools.database.execute(sql`
      select from coupon_use join discount on discount.id = discount_id where code = 'LAST'`)
    expect(rows).toHaveLength(1)
  })

  test('coupon restored: a booking that is cancelled gives its use back', async () => {
    const { visitor, path, form } = await atCheckout('ONCE')
    const booked = await visitor.post(path, { ...form, intent: 'book' })
    const input = new URLSearchParams({ ...freshVisit(), code: 'ONCE' })
    const box = async () => asRendered((await visitor.get(`/stays/${home.slug}?${input}`)).text).text
    expect(await box()).toContain(sentence('offers.couponUsedUp'))
    const asked = await visitor.get(`${booked.location}?cancel=ask`)
    await visitor.post(booked.location!, { ...formIn(asked.text), intent: 'cancel' })
    expect(await box()).toContain(sentence('rates.visit', { price: '€200', nights: 3 }))
  })

  test('coupon bringing total to 0: nothing is due, and it is a booking like any other', async () => {
    const { visitor, path, form } = await atCheckout('GIFT')
    expect(asRendered((await visitor.get(path)).text).text).toContain('€0')
    const booked = await visitor.post(path, { ...form, intent: 'book' })
    expect(booked.status).toBe(303)
    expect((await visitor.get(booked.location!)).text).toContain(sentence('bookings.stateConfirmed'))
  })

  test('I18 neither the guest’s name nor address nor note stands in an address or in the log', async () => {
    const { visitor, path, form } = await atCheckout('SUN')
    const typed = { ...form, name: 'Wilhelmina Quist', email: 'quist@example.org', notes: 'A secret for the home' }
    const refused = await visitor.post(path, { ...typed, email: 'quist', intent: 'book' })
    const booked = await visitor.post(path, { ...typed, intent: 'book' })
    const page = await visitor.get(booked.location!)
    expect([refused.status, booked.status, page.status]).toEqual([422, 303, 200])
    const addresses = asRendered(page.text).values('href').join('\n') + booked.location + refused.location
    const secret = /Wilhelmina|Quist|quist|A secret for/
    expect(addresses).not.toMatch(secret)
    expect(site.logs()).not.toMatch(secret)
  })
})
