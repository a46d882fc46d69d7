// What the fuzzer is told of the operators' calls about bookings and money.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { minutes } from '#values/duration.ts'
import { someGuest } from './booking-world.ts'
import { buildHome } from './build-home.ts'
import type { ContentApi, ContentReply, Json } from './content-api.ts'
import type { FuzzWorld } from './fuzz-world.ts'
import { organise } from './papers-world.ts'
import { askDeposit, bookAndPay, payableStay } from './paying-world.ts'
import type { BuiltParts } from './requests-from-document.ts'

type Helpers = {
  readonly operatorToken: string
  /** Whose bookings they are. */
  readonly token: string
}

/** The days of every booking here. */
const visit = { checkIn: '2031-08-01', checkOut: '2031-08-03', party: { adults: 2 } }

/** What an operator says of a guest beside the visit. */
const byHand = {
  ...{ how: 'book', agreed: true, totalMinor: 200_00, language: 'en', cameBy: 'phone' },
  contact: { name: 'Ada', phone: '+34600111222' },
}

/** A command that is sent again and again with its key is answered the same; now and then it is a new one. */
function keyed(make: () => Promise<Partial<BuiltParts>>, times = 15) {
  let left = 0
  let made: Partial<BuiltParts> = {}
  return {
    right: async () => {
      if (left-- <= 0) {
        made = { ...(await make()), headers: { 'idempotency-key': randomUUID() } }
        left = times
      }
      return made
    },
    // Something else was done with it: the next one is new.
    answered: ({ status }: ContentReply) => {
      if (status === 409 || status === 410) left = 0
    },
  }
}

export async function fuzzAdminBookings(
  api: ContentApi,
  { operatorToken, token }: Helpers,
): Promise<FuzzWorld['known']> {
  const { database } = api.tools
  const slugs = [
    'fuzz-request',
    'fuzz-ending',
    'fuzz-by-hand',
    'fuzz-change',
    'fuzz-money',
    'fuzz-deposit',
    'fuzz-proposed',
    'fuzz-answered',
    'fuzz-invoice',
    'fuzz-move',
    'fuzz-moved',
    'fuzz-swap',
    'fuzz-swapped',
  ]
  for (const slug of slugs) await buildHome(database, { slug })
  const mode = (slug: string, to: string) =>
    database.execute(
      sql`update stay_offer set booking_mode = ${to} where stay_id = (select id from stay where slug = ${slug})`,
    )
  await mode('fuzz-request', 'request')
  await organise(database, 'never')
  await askDeposit(database, await homeCalled('fuzz-deposit'), { method: 'charge' })

  async function homeCalled(slug: string): Promise<Json> {
    const { rows } = await database.execute<{ id: number }>(sql`select id from stay where slug = ${slug}`)
    return { stayId: rows[0]!.id }
  }

  const last = new Map<string, string>()
  /** On the same days as the one before, which is ended for it. */
  async function book(stay: string): Promise<Json> {
    await over(last.get(stay))
    const { id: quote, terms } = (await api.call('/quotes', { body: { stay, ...visit } })).body.data
    const body = {
      ...{ quote, contact: { name: 'Ada', email: 'ada@example.org' }, termsHash: terms.hash },
      payment: { way: 'property' },
    }
    const booked = await api.call('/bookings', { token, headers: { 'idempotency-key': randomUUID() }, body })
    if (booked.status !== 201) throw new Error(booked.text)
    last.set(stay, booked.body.data.id)
    return booked.body.data
  }

  const command = async (id: string, what: string, body: Json) => {
    const headers = { 'idempotency-key': randomUUID() }
    return api.call(`/admin/bookings/${id}/${what}`, { token: operatorToken, headers, body })
  }
  /** Ends what stood on the days of `book`, so that they are free. */
  async function over(id: string | undefined) {
    if (!id) return
    const { version } = await stand(id)
    await command(id, 'end', { how: 'cancel', version })
  }
  const stand = async (id: string) => (await api.call(`/admin/bookings/${id}`, { token: operatorToken })).body.data

  async function proposed() {
    const { id } = await book('fuzz-change')
    await mode('fuzz-change', 'request')
    const input = { ...visit, party: { adults: 3 } }
    const preview = (await api.call(`/bookings/${id}/amendment-preview`, { token, body: input })).body.data
    const body = { ...input, version: preview.version, totalMinor: preview.price.totalMinor }
    await api.call(`/bookings/${id}/amend`, { token, headers: { 'idempotency-key': randomUUID() }, body })
    await mode('fuzz-change', 'instant')
    const { rows } = await database.execute<{ id: string }>(
      sql`select id from booking_amendment where booking_id = ${id}`,
    )
    return { path: { id }, body: { change: rows[0]!.id, answer: 'decline' } }
  }

  let number: Promise<string> | undefined
  /** The number of an invoice that stays. */
  function invoiced(): Promise<string> {
    number ??= book('fuzz-invoice').then(async ({ id }) => (await command(id, 'invoice', {})).body.data.made[0])
    return number
  }

  /** A change of these people, for a new booking of this home, as it is sent to propose it. */
  async function proposable(slug: string) {
    const { id } = await book(slug)
    const input = { ...visit, party: { adults: 3 } }
    const asked = { token: operatorToken, body: input }
    const { version, price } = (await api.call(`/admin/bookings/${id}/proposal-preview`, asked)).body.data
    return { path: { id }, body: { ...input, version, totalMinor: price.totalMinor, words: 'The roof leaks.' } }
  }

  async function proposedToGuest() {
    const { path, body } = await proposable('fuzz-answered')
    const { version, proposal } = (await command(path.id, 'proposal', body)).body.data
    return { path, body: { proposal: proposal.id, version, answer: 'decline' } }
  }

  async function swappable() {
    // Each of the two before may stand in the home of the other.
    for (const slug of ['fuzz-swap', 'fuzz-swapped']) await over(last.get(slug))
    last.delete('fuzz-swap')
    last.delete('fuzz-swapped')
    const other = await book('fuzz-swapped')
    const { id, version } = await book('fuzz-swap')
    const partner = { partner: other.reference, partnerVersion: other.version }
    return { path: { id }, body: { ...partner, version, reason: 'The roof leaks.' } }
  }

  async function enquired(): Promise<string> {
    const id = randomUUID()
    const { stayId } = await homeCalled('fuzz-money')
    await database.execute(sql`
      insert into enquiry (id, stay_id, check_in, check_out, party, contact, state, expires_at, created_at)
      values (${id}, ${stayId}, '2031-08-01', '2031-08-03',
        '{"adults":2,"childAges":[],"infants":0,"pets":0}', '{"name":"Ada","email":"ada@example.org","phone":null}',
        'open', ${new Date(api.clock.now().getTime() + 86_400_000)}, ${api.clock.now()})`)
    return id
  }

  /** A booking that money was noted for, and its money now. */
  let paid: string | undefined
  async function withMoney() {
    paid ??= (await book('fuzz-money')).id as string
    const { money } = await stand(paid)
    if (money.paidMinor > 100) return { id: paid, money }
    await command(paid, 'payments', { minor: 10_000, paidMinor: money.paidMinor })
    return { id: paid, money: (await stand(paid)).money }
  }

  async function noted(by = operatorToken) {
    const { id } = await withMoney()
    // The clock stands still: only its words tell which note is the newest.
    const text = `They come by train. (${randomUUID()})`
    const sent = { token: by, headers: { 'idempotency-key': randomUUID() }, body: { text } }
    const { body } = await api.call(`/admin/bookings/${id}/notes`, sent)
    // Whoever may note nothing names a note that is not there.
    return { id, note: body.data?.notes.find((note: Json) => note.text === text).id ?? randomUUID() }
  }

  /** One of a few, so that there are never too many. */
  let views = 0
  const view = () => ({ name: `Next ${views++ % 9}`, query: 'state=confirmed&sort=arrival' })
  async function savedView(by = operatorToken): Promise<string> {
    const body = view()
    const saved = await api.call('/admin/booking-views', { token: by, body })
    return saved.body.data?.views.find(({ name }: Json) => name === body.name).id ?? randomUUID()
  }

  async function waitingRefund(): Promise<string> {
    const { id, money } = await withMoney()
    if (money.refunds.length > 0) return money.refunds[0].id
    const given = await command(id, 'refunds', { minor: 1, paidMinor: money.paidMinor })
    return given.body.data.money.refunds[0].id
  }

  async function disputed(): Promise<string> {
    // Paid so long ago that it is disputed now: tokens stay as fresh as they were.
    const now = api.clock.now()
    api.clock.set(new Date(now.getTime() - minutes(1)))
    const stay = await payableStay(database)
    const asked = { in: '2031-08-01', out: '2031-08-03', card: 'disputed-won' } as const
    await bookAndPay({ tools: api.tools, user: await someGuest(database, now), stay }, asked)
    api.clock.set(now)
    await api.bank().deliverEvents()
    const { rows } = await database.execute<{ id: string }>(
      sql`select id from dispute where answered_at is null limit 1`,
    )
    return rows[0]!.id
  }

  return {
    makeInvoice: {
      right: async () => {
        // A spoilt change of the organisation, or a site that was imported, may have left it without name or address.
        await organise(api.tools.database, 'never')
        return { path: { id: (await book('fuzz-invoice')).id } }
      },
    },
    readInvoiceFileAtDesk: { right: async () => ({ path: { number: await invoiced() } }) },
    readRegistration: { right: async () => ({ path: { id: (await withMoney()).id } }) },
    readBookingAtDesk: { right: async () => ({ path: { id: (await withMoney()).id } }) },
    readBookingHistory: { right: async () => ({ path: { id: (await withMoney()).id } }) },
    addBookingNote: {
      right: async () => {
        const headers = { 'idempotency-key': randomUUID() }
        return { path: { id: (await withMoney()).id }, headers, body: { text: 'They come late.' } }
      },
    },
    readBookingCode: { right: async () => ({ path: { id: (await withMoney()).id } }) },
    setBookingCode: {
      right: async () => ({ path: { id: (await withMoney()).id }, body: { code: randomUUID().slice(0, 8) } }),
    },
    removeBookingNote: { right: async (_, by) => ({ path: await noted(by) }) },
    saveBookingView: { right: () => ({ body: view() }) },
    removeBookingView: { right: async (_, by) => ({ path: { id: await savedView(by) } }) },
    answerRequest: keyed(async () => {
      const { id, version } = await book('fuzz-request')
      return { path: { id }, body: { answer: 'decline', version } }
    }),
    endBooking: keyed(async () => {
      const { id, version } = await book('fuzz-ending')
      return { path: { id }, body: { how: 'cancel', version } }
    }),
    // Of this home nobody takes a night.
    checkPrice: { right: () => ({ body: { home: 'fuzz-free', ...visit } }) },
    makeBooking: keyed(async () => ({ body: { home: 'fuzz-by-hand', ...visit, ...byHand } }), 1000),
    answerChange: keyed(proposed, 30),
    previewProposal: {
      right: async () => ({ path: { id: (await withMoney()).id }, body: { ...visit, party: { adults: 3 } } }),
    },
    proposeChange: keyed(() => proposable('fuzz-proposed'), 30),
    changeBookingNow: keyed(() => proposable('fuzz-proposed'), 30),
    listHomesToMove: {
      right: async () => ({ path: { id: (await withMoney()).id }, query: { name: 'fuzz-moved' } }),
    },
    moveBooking: keyed(async () => {
      const { id, version } = await book('fuzz-move')
      return { path: { id }, body: { home: 'fuzz-moved', version, reason: 'The roof leaks.' } }
    }, 30),
    swapHomes: keyed(swappable, 30),
    answerProposal: keyed(proposedToGuest, 30),
    answerEnquiry: { right: async () => ({ path: { id: await enquired() }, body: { answer: 'decline' } }) },
    noteMoney: {
      right: async () => {
        const { id, money } = await withMoney()
        const headers = { 'idempotency-key': randomUUID() }
        return { path: { id }, headers, body: { minor: 1, paidMinor: money.paidMinor } }
      },
    },
    giveMoneyBack: {
      right: async () => {
        const { id, money } = await withMoney()
        const headers = { 'idempotency-key': randomUUID() }
        return { path: { id }, headers, body: { minor: 1, paidMinor: money.paidMinor } }
      },
    },
    answerRefund: {
      right: async () => ({
        path: { id: await waitingRefund() },
        headers: { 'idempotency-key': randomUUID() },
        body: { answer: 'sent' },
      }),
    },
    answerDeposit: keyed(async () => {
      const { id } = await book('fuzz-deposit')
      return { path: { id }, body: { answer: 'received' } }
    }, 30),
    answerDispute: keyed(
      async () => ({
        // A spoilt one may have answered it in other words: then there is another.
        path: { id: await disputed() },
        body: { answer: 'contest', evidence: 'They came.' },
      }),
      1000,
    ),
  }
}
