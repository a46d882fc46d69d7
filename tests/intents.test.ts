// A button that a page does not have does nothing, on every page with an action: asked of the route table, over HTTP.

import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentAddresses } from '#api/contract/content-addresses.ts'
import { inProject } from '#platform/tools/project-root.server.ts'
import routes from '#routes.ts'
import { unknownIntent } from '#values/intent.ts'
import { buildHome } from './support/build-home.ts'
import { intentsBelow } from './support/components-below.ts'
import { hiddenFields, type PlainVisitor, plainVisitor } from './support/plain-visitor.ts'
import { asRendered } from './support/render.ts'
import { saying } from './support/saying.ts'
import { type Site, startSite, usualPassword } from './support/site.ts'
import { payWhereLed } from './support/test-bank.ts'

let site: Site
let operator: PlainVisitor
let unverified: PlainVisitor
let booking: string
let mailed: URL
let paying: string

beforeAll(async () => {
  site = await startSite({ environment: { HOLDS_PER_ADDRESS: '1000', PAYMENT_WAYS: 'test-card' } })
  await buildHome(site.tools.database, { slug: 'mill', name: 'Mill House' })
  const { email, id } = await site.makeUser({ displayName: 'Ada Lovelace' })
  await site.tools.database.execute(
    sql`insert into role_grant (user_id, role, granted_at) values (${id}, 'owner', now() - interval '1 minute')`,
  )
  operator = plainVisitor(site)
  await operator.post('/login', { email, password: usualPassword })
  unverified = plainVisitor(site)
  const stranger = { email: 'grace@example.org', password: 'a long enough password', displayName: 'Grace' }
  await unverified.post('/register', stranger)
  mailed = (await site.mailsTo(stranger.email))[0]!.link
  const paid = await book(60)
  await payWhereLed(operator, paid.sent)
  booking = paid.hold
  const { hold } = await book(70)
  const { rows } = await site.tools.database.execute<{ id: string }>(
    sql`select id from payment where booking_id = ${hold}`,
  )
  paying = rows[0]!.id
})
afterAll(() => site?.stop())

async function atCheckout(daysAhead: number) {
  const day = (offset: number) => new Date(Date.now() + (daysAhead + offset) * 86_400_000).toISOString().slice(0, 10)
  const held = await operator.post('/stays/mill/book', { intent: 'hold', in: day(0), out: day(2), adults: '2' })
  const page = await operator.get(held.location!)
  const terms = /name="terms"[^>]*value="(\w+)"/.exec(page.text)![1]!
  const hidden = hiddenFields(page)
  const typed = { name: 'Ada Lovelace', email: 'ada@example.org', phone: '', notes: 'We come late.', terms }
  return { path: held.location!, hold: hidden.hold!, form: { ...hidden, ...typed } }
}

async function book(daysAhead: number) {
  const { path, hold, form } = await atCheckout(daysAhead)
  const sent = await operator.post(path, { ...form, intent: 'book', way: 'test-card' })
  expect(sent.status).toBe(303)
  return { hold, sent }
}

type Acting = { readonly path: string; readonly file: string }

const acting: readonly Acting[] = rowsOf(await routes).filter(({ file }) =>
  /export (async function|const) action/.test(readFileSync(inProject('src', file), 'utf8')),
)

function rowsOf(entries: readonly RouteConfigEntry[]): Acting[] {
  return entries.flatMap(({ path, file, children = [] }) => [{ path: `/${path ?? ''}`, file }, ...rowsOf(children)])
}

/** Pages that are not there for these visitors: what they answer to any form. */
const elsewhere: Readonly<Record<string, number>> = {
  '/*': 404,
  // Nobody has written.
  '/messages/:id': 404,
  '/admin/inbox/:id': 404,
  // One that nobody uploaded.
  '/admin/statements/:id': 404,
  // Nobody of that id works here.
  '/admin/people/:id': 404,
  // No place of that id has taxes, and there is no such group.
  '/admin/taxes/:id': 404,
  '/admin/groups/:id': 404,
  // Nobody may set up what has an owner.
  '/setup': 404,
  // It has one button, which closes what is announced: where nothing is, it only leads back.
  '/announcement': 303,
  // There for whom a hosted provider keeps.
  '/user/phone': 302,
  // Browsers make no passkeys for an address without a name.
  '/user/passkeys': 302,
  '/login/passkey': 302,
  // There for whom a mailed link proves.
  '/bookings/manage/change': 404,
  '/bookings/manage/recipient': 404,
}

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const visit = `in=${dayAhead(90)}&out=${dayAhead(93)}&adults=2`

function addressOf(path: string): string {
  const id = path.startsWith('/payments') ? paying : booking
  const filled = path
    .replace(':slug', 'mill')
    .replace(':language', 'de')
    .replace(':name', 'imprint')
    .replace(':id', id)
    .replace('*', 'nowhere')
  if (path === '/auth/action') return mailed.pathname + mailed.search
  return path.endsWith('/enquire') ? `${filled}?${visit}` : filled
}

/** What the database has, table by table; what counts tries may grow by any request, and a payment is looked after. */
async function wholeDatabase(): Promise<Record<string, string>> {
  const { database } = site.tools
  const payments = await database.execute(sql`select id, state from payment order by id`)
  const { rows } = await database.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  const told: Record<string, string> = { payment: JSON.stringify(payments.rows) }
  for (const { name } of rows) {
    if (name === 'payment' || /session|bucket|limit|attempt/.test(name)) continue
    const all = await database.execute<{ mark: string }>(
      sql`select count(*) || ' ' || md5(coalesce(string_agg(t::text, E'\n' order by t::text), '')) as mark
        from ${sql.identifier(name)} t`,
    )
    told[name] = all.rows[0]!.mark
  }
  return told
}

function visitorFor(path: string): PlainVisitor {
  if (path === '/verify-email') return unverified
  const isGuestsOnly = ['/login', '/login/passkey', '/register', '/forgot-password', '/auth/action'].includes(path)
  return isGuestsOnly ? plainVisitor(site) : operator
}

/** What a page says to a button that it does not have. */
const refusal = saying(
  'values.unknownButton',
  'adminBookings.unreadableProposal',
  'homes.unreadableForm',
  'reviews.unreadable',
)

const typed = { name: 'Ada Typed', email: 'typed@example.org', displayName: 'Ada Typed', text: 'Typed.' }

describe('an unknown button', () => {
  test('is asked of every page', () => {
    expect(acting.length).toBeGreaterThan(35)
  })

  test.each(acting)('of $path is refused, and changes nothing', async ({ path }) => {
    const [visitor, address] = [visitorFor(path), addressOf(path)]
    const fields = { ...typed, intent: 'no-such-button' }
    const [pathname, query = ''] = address.split('?')
    const post = async () => {
      const before = await wholeDatabase()
      const page = await visitor.post(address, fields)
      const program = await visitor.post(`${pathname}.data?${query}`, fields)
      const after = await wholeDatabase()
      return { page, program, changed: Object.keys(after).filter(name => after[name] !== before[name]) }
    }
    let posted = await post()
    // What the site does by the clock happens once; what a button does it does again.
    for (let more = 0; more < 4 && posted.changed.length > 0; more++) posted = await post()
    const { page, program, changed } = posted
    const status = elsewhere[path] ?? 400
    expect(page.status).toBe(status)
    expect(program.status).toBe(status === 302 || status === 303 ? 202 : status)
    expect(changed).toEqual([])
    if (status !== 400) return
    expect(asRendered(page.text).text).toMatch(refusal)
    expect(page.text).toMatch(/role="alert"/)
  })
})

describe('what was typed', () => {
  test('stays at the checkout, where a button that is unknown books nothing', async () => {
    const { path, hold, form } = await atCheckout(100)
    for (const intent of ['no-such-button', 'Book', 'book ', '']) {
      const answer = await operator.post(path, { ...form, intent })
      expect([answer.status, answer.faults]).toEqual([400, [unknownIntent()]])
      expect(answer.text).toContain('We come late.')
    }
    const { intent: _, ...nameless } = { ...form, intent: '' }
    expect((await operator.post(path, nameless)).status).toBe(400)
    const { rows } = await site.tools.database.execute<{ state: string }>(
      sql`select state from booking where id = ${hold}`,
    )
    expect(rows).toEqual([{ state: 'hold' }])
  })

  test.each([
    ['/contact', { name: 'Ada Typed', email: 'typed@example.org', text: 'Half a novel.' }, 'Half a novel.'],
    [`/stays/mill/enquire?${visit}`, { name: 'Ada', notes: 'May we?' }, 'May we?'],
    ['/user', { displayName: 'Countess' }, 'Countess'],
    ['/register', { email: 'typed@example.org', displayName: 'Ada Typed' }, 'typed@example.org'],
    ['/admin/homes/mill/words', { description: 'A long story.' }, 'A long story.'],
    ['/admin/homes/new', { name: 'Typed House' }, 'Typed House'],
  ])('stays on %s', async (path, fields: Record<string, string>, seen) => {
    const answer = await visitorFor(path).post(path, { ...fields, intent: 'no-such-button' })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(seen)
  })
})

// PCI DSS, SAQ A: whoever sends one all the same finds nobody who reads it.
describe('a card that is sent all the same', () => {
  // However it is written; month and code are words that stand nowhere by chance.
  const written = ['5105105105105100', '5105 1051 0510 5100', '5105-1051-0510-5100']
  const [expiry, cvc] = ['04/41-expiry', '987-cvc']
  const inText = /5105[ -]?1051[ -]?0510[ -]?5100|04\/41-expiry|987-cvc/
  const names = ['card-number', 'cardNumber', 'number', 'cardnumber', 'cc-number', 'pan']
  const fieldsWith = (number: string) => ({
    ...Object.fromEntries(names.map(name => [name, number])),
    ...{ 'card-expiry': expiry, 'cc-exp': expiry, 'card-cvc': cvc, cvc, way: 'test-card' },
  })
  /** Pages that give a person back every field that they typed, known or not. */
  const echoing = new Set<string>()

  afterAll(async () => {
    const { database } = site.tools
    const { rows } = await database.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    )
    for (const { name } of rows) {
      const found = await database.execute(
        sql`select 1 from ${sql.identifier(name)} t where t::text ~ ${inText.source}`,
      )
      expect([name, found.rows]).toEqual([name, []])
    }
    expect(site.logs()).not.toMatch(inText)
  })

  test.each(acting)(
    'to $path is not read',
    async ({ path, file }) => {
      const [visitor, address] = [visitorFor(path), addressOf(path)]
      const [pathname, query = ''] = address.split('?')
      const intents = [...new Set(['book', 'pay', 'deposit', ...intentsBelow(file)])]
      for (const [at, intent] of intents.entries()) {
        const fields = { ...fieldsWith(written[at % written.length]!), intent }
        for (const to of [address, `${pathname}.data?${query}`]) {
          const answer = await visitor.post(to, fields)
          expect([to, intent, answer.status < 500]).toEqual([to, intent, true])
          if (inText.test(answer.text)) echoing.add(path)
        }
      }
    },
    180_000,
  )

  test('comes back from no page of a guest', async () => {
    expect([...echoing]).toEqual(['/admin/homes/:slug/equipment', '/admin/organisation'])
    // Nothing that was pressed has sent them out.
    expect((await operator.get('/user')).status).toBe(200)
  })

  test('to a call is not read', async () => {
    const { email } = await site.makeUser({ roles: ['owner'] })
    const signIn = await site.get('/api/auth/local', {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify({ identifier: email, password: usualPassword }),
    })
    const { jwt } = (await signIn.json()) as { jwt: string }
    const calls = Object.values(contentAddresses).flatMap(address => {
      const [method = '', path = ''] = address.split(' ')
      return method === 'GET' || method === 'DELETE' ? [] : [{ method, path }]
    })
    expect(calls.length).toBeGreaterThan(60)
    for (const { method, path } of calls) {
      for (const number of written) {
        const card = { number, expiry, cvc }
        const answer = await site.get(`/api${path.replace(/\{\w+\}/g, booking)}`, {
          method,
          headers: {
            ...{ 'content-type': 'application/json', authorization: `Bearer ${jwt}` },
            'idempotency-key': randomUUID(),
          },
          body: JSON.stringify({ ...fieldsWith(number), card, payment: { way: 'test-card', card }, openMinor: 1 }),
        })
        expect([method, path, answer.status < 500]).toEqual([method, path, true])
        expect([method, path, inText.test(await answer.text())]).toEqual([method, path, false])
      }
    }
  }, 180_000)
})
