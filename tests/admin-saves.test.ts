// Every change in the admin is said once to have been saved, to eyes and ears, without script; lists say which part they show.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { buildHome } from './support/build-home.ts'
import { endVisit } from './support/completed-visit.ts'
import { makeOperator } from './support/operators.ts'
import { askDeposit } from './support/paying-world.ts'
import { hiddenFields, type PlainAnswer, type PlainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { type Site, startSite } from './support/site.ts'
import { typedFields } from './support/typed-fields.ts'

let site: Site
let owner: PlainVisitor

beforeAll(async () => {
  site = await startSite({ environment: { HOLDS_PER_ADDRESS: '1000' } })
  await buildHome(site.tools.database, { slug: 'mill', name: 'Mill House' })
  owner = await makeOperator(site, 'owner')
})
afterAll(() => site?.stop())

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const home = '/admin/homes/mill'

/** What the page says that has just been done; its place is there on every page, so that readers hear what comes into it. */
function statusOf({ text }: PlainAnswer): string {
  const found = /<main[^>]*><div role="status">(.*?)<\/div>/s.exec(text)
  expect(found).not.toBeNull()
  return asRendered(found![1]!).text
}

const versionIn = ({ text }: PlainAnswer) => /name="version" value="(\d+)"/.exec(text)?.[1] ?? ''

/** What is chosen in the lists of a page. */
function chosenFields({ text }: PlainAnswer): Record<string, string> {
  const lists = [...text.matchAll(/<select\b[^>]* name="(\w+)"[^>]*>(.*?)<\/select>/gs)]
  return Object.fromEntries(
    lists.map(([, name, options]) => [
      name!,
      /<option\b(?=[^>]* selected)[^>]* value="([^"]*)"/.exec(options!)?.[1] ?? '',
    ]),
  )
}

const place = {
  ...{ addressLines: 'Rua Secreta 7', postcode: '8700-123', city: 'Tavira', region: 'Algarve', country: 'PT' },
  ...{ point: '37.12712, -7.65113', timeZone: 'Europe/Lisbon' },
}

/** A change of each page, as its form sends it. */
const changes: readonly (readonly [path: string, fields: Record<string, string>])[] = [
  [
    `${home}/rooms`,
    { bathroomHalves: '1', 'kind-0': 'bedroom', 'name-0': 'Attic', 'kind-0-0': 'double', 'count-0-0': '1' },
  ],
  [`${home}/equipment`, { smoking: 'no', parties: '', minimumAge: '', quietFrom: '', quietUntil: '', notes: '' }],
  [`${home}/place`, place],
  [`${home}/words`, { intent: 'keep' }],
  [
    `${home}/near`,
    { intent: 'keep', place: '', kind: 'beach', name: 'Bay', where: '37.1, -7.6', way: 'foot', minutes: '', note: '' },
  ],
  [`${home}/arrival`, { checkIn: 'key-box', doorCode: '2468', addressWhen: 'paid', codesDays: '2' }],
  [`${home}/manual`, { intent: 'keep', section: '', title: 'Stove', text: 'Turn it off.', alt: '' }],
  [`${home}/units`, { intent: 'add', name: 'Mill cottage' }],
  [`${home}/copy`, { name: 'Other mill' }],
  [
    `${home}/calendar`,
    { intent: 'block', reason: 'owner', note: '', unit: '', first: dayAhead(30), last: dayAhead(32) },
  ],
  [home, { status: 'unlisted', withoutImprint: 'yes' }],
]

describe('a change', () => {
  test.each(changes)('at %s is said to be saved, once', async (path, fields) => {
    const page = await owner.get(path)
    expect(statusOf(page)).toBe('')
    // A box that is not ticked sends nothing.
    const { registrationRequired: _, ...all } = { ...typedFields(page.text), ...chosenFields(page) }
    const typed = path.endsWith('/words') ? all : {}
    const sent = { ...typed, version: versionIn(page), ...fields }
    const answer = await owner.post(path, sent)
    expect([answer.status, answer.faults]).toEqual([303, []])
    expect(statusOf(await owner.get(answer.location!))).toBe(sentence('pages.saved'))
    expect(statusOf(await owner.get(answer.location!))).toBe('')
    // And again for the next change, although the words are the same.
    expect(owner.cookies.has('casita_flash')).toBe(false)
  })

  test('that is refused says nothing of the kind', async () => {
    const answer = await owner.post(`${home}/place`, { ...place, version: '0' })
    expect(answer.status).toBe(409)
    expect(statusOf(await owner.get(`${home}/place`))).toBe('')
  })

  test('that is refused says nothing of an earlier one that was saved, and whose answer nobody followed', async () => {
    const page = await owner.get(`${home}/place`)
    await owner.post(`${home}/place`, { ...place, version: versionIn(page) })
    expect(owner.cookies.get('casita_flash')).toBe('saved')
    const answer = await owner.post(`${home}/place`, { ...place, version: '0' })
    expect([answer.status, statusOf(answer)]).toEqual([409, ''])
    expect(owner.cookies.has('casita_flash')).toBe(false)
    expect(statusOf(await owner.get(`${home}/place`))).toBe('')
  })

  test('of words alone: what a cookie asks for is said by its name, never in its words', async () => {
    owner.cookies.set('casita_flash', 'Send%20money')
    expect(statusOf(await owner.get('/admin'))).toBe('')
  })
})

describe('a list that is longer than its page', () => {
  const visits = 27

  beforeAll(async () => {
    const { database } = site.tools
    await database.execute(sql`update stay set status = 'published' where slug = 'mill'`)
    // Held until after the nights: the site's own sweep, which runs meanwhile, lets none go.
    const { rows } = await database.execute<{ id: number }>(sql`select id from stay where slug = 'mill'`)
    await askDeposit(database, { stayId: rows[0]!.id }, { method: 'charge' })
    for (let at = 0; at < visits; at++) {
      const input = { intent: 'hold', in: dayAhead(100 + 3 * at), out: dayAhead(102 + 3 * at), adults: '2' }
      const { location } = await owner.post('/stays/mill/book', input)
      const page = await owner.get(location!)
      const terms = /name="terms"[^>]*value="(\w+)"/.exec(page.text)![1]!
      const who = { name: 'Ada', email: 'ada@example.org', phone: '', terms }
      const sent = await owner.post(location!, { ...hiddenFields(page), ...who, intent: 'book' })
      expect(sent.status).toBe(303)
    }
  })

  /** Reads a section of a page and all that it goes on to: the labels of its entries, and what its pages say of themselves. */
  async function readAll(from: string, section: string): Promise<{ labels: string[]; said: string[] }> {
    const labels: string[] = []
    const said: string[] = []
    let path: string | undefined = from
    while (path && said.length < 10) {
      const { text }: PlainAnswer = await owner.get(path)
      const main = /<main.*<\/main>/s.exec(text)![0]
      const part = section ? new RegExp(`<section aria-labelledby="${section}".*?</section>`, 's').exec(main)![0] : main
      labels.push(...[...part.matchAll(/<article\b[^>]* aria-label="([^"]+)"/g)].map(([, label]) => label!))
      said.push(asRendered(pages.exec(part)?.[0] ?? '').text)
      path = showMore.exec(part)?.[1]?.replaceAll('&amp;', '&')
    }
    return { labels, said }
  }
  const pages = new RegExp(`<nav aria-label="${sentence('ui.pagesOf', { list: '[^"]*' })}".*?</nav>`, 's')
  const showMore = new RegExp(`<a [^>]*href="([^"]+)"[^>]*>${sentence('ui.showMore')}</a>`)
  const inTwo = [
    `${sentence('values.part', { first: '1', last: '25', total: '27' })} ${sentence('ui.showMore')}`,
    `${sentence('values.part', { first: '26', last: '27', total: '27' })} ${sentence('ui.fromBeginning')}`,
  ]

  test('says which part it shows, and goes on to the end', async () => {
    await site.tools.database.execute(sql`update booking set payment_due_at = now() - interval '1 day'`)
    const { labels, said } = await readAll('/admin?list=money', 'money')
    expect([new Set(labels).size, said]).toEqual([visits, inTwo])
    expect((await owner.get('/admin?list=money&from=999')).text).toContain(
      sentence('values.nothingMore', { total: '27' }),
    )
  })

  test('does so whatever it is a list of: changes, enquiries, disputes', async () => {
    const { database } = site.tools
    await database.execute(sql`
      with agreed as (select id, version, jsonb_build_object('checkIn', check_in, 'checkOut', check_out, 'party', party,
        'quote', quote, 'totalMinor', total_minor) as agreement from booking)
      insert into booking_amendment (id, booking_id, proposed_by, state, version, before, after, delta_minor, created_at, expires_at)
      select gen_random_uuid(), id, 'guest', 'proposed', version, agreement, agreement, 0, now(), now() + interval '1 day'
      from agreed`)
    await database.execute(sql`
      insert into enquiry (id, stay_id, check_in, check_out, party, contact, message, state, expires_at, created_at)
      select gen_random_uuid(), stay_id, check_in, check_out, party, contact, 'May we?', 'open', now() + interval '1 day', now()
      from booking`)
    await database.execute(sql`
      with paid as (insert into payment (id, booking_id, purpose, attempt, provider, way, provider_ref, state, capture,
          amount_minor, captured_minor, currency, captured_at, idempotency_key, created_at, updated_at)
        select gen_random_uuid(), id, 'initial', 99, 'manual', 'test-card', 'paid-' || reference, 'captured', 'automatic', 100, 100,
          currency, now(), 'paid-' || reference, now(), now() from booking returning id, booking_id, provider_ref)
      insert into dispute (id, payment_id, booking_id, provider_ref, state, amount_minor, opened_at, updated_at)
      select gen_random_uuid(), id, booking_id, provider_ref, 'under-review', 100, now(), now() from paid`)
    for (const section of ['changes', 'enquiries', 'disputes']) {
      const { labels, said } = await readAll(`/admin?list=${section}`, section)
      expect([section, labels.length, said]).toEqual([section, visits, inTwo])
    }
  })

  test('does so of money that has to go back, and of damage deposits', async () => {
    const { database } = site.tools
    for (const { id } of (await database.execute<{ id: string }>(sql`select id from booking`)).rows)
      await endVisit(site.tools, id)
    await database.execute(sql`
      with paid as (update payment set refunded_minor = 1 where provider_ref like 'paid-%' returning id, booking_id)
      insert into refund (id, payment_id, booking_id, amount_minor, state, provider_ref, computed_by, idempotency_key, created_at)
      select gen_random_uuid(), id, booking_id, 1, 'created', id::text, 'operator', id::text, now() from paid`)
    await database.execute(sql`
      insert into payment (id, booking_id, purpose, attempt, provider, way, provider_ref, state, capture, amount_minor,
        currency, authorised_until, idempotency_key, created_at, updated_at)
      select gen_random_uuid(), id, 'damage_hold', 1, 'house', 'test-card', 'held-' || reference, 'authorised', 'manual', 100,
        currency, now() + interval '90 days', 'held-' || reference, now(), now() from booking`)
    const { labels, said } = await readAll('/admin?list=money', 'money')
    expect([labels.length, said]).toEqual([visits, inTwo])
    for (const money of ['refund', 'deposit']) {
      const { text } = await owner.get(`/admin/bookings?money=${money}`)
      expect([money, text.includes(sentence('bookingList.total', { total: visits }))]).toEqual([money, true])
    }
  })

  test('does so of reviews', async () => {
    await site.tools.database.execute(sql`
      insert into review (id, booking_id, stay_id, guest_user_id, author, overall, title, body, locale, state, submitted_at, publish_at, published_at)
      select gen_random_uuid(), id, stay_id, guest_user_id, 'Ada L.', 5, 'Warm', 'We stayed in.', 'en', 'published', now(), now(), now()
      from booking`)
    const { labels, said } = await readAll('/admin/reviews', '')
    expect([new Set(labels).size, said]).toEqual([visits, inTwo])
    // Of what is on another page it is not said that there is none.
    expect((await owner.get('/admin/reviews?from=25')).text).not.toContain(sentence('reviews.noneWaiting'))
  })
})
