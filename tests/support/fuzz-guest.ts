// What a fuzzer cannot make up for the calls of guests: nights that are kept, payments under way, keys of mailed links.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { newCode } from '#bookings/arrival/contact-code.server.ts'
import { answerEnquiry } from '#enquiries/answer-enquiry.server.ts'
import { makeInvoice } from '#papers/make-invoice.server.ts'
import { makeContactKey } from '#users/contact/contact-key.server.ts'
import { addSession } from '#users/session/session-store.server.ts'
import { newSessionToken } from '#users/session/session-token.server.ts'
import { addDays, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { days, later } from '#values/duration.ts'
import { buildHome } from './build-home.ts'
import type { ContentApi, Json } from './content-api.ts'
import { type FuzzWorld, kept } from './fuzz-world.ts'
import { organise } from './papers-world.ts'
import { askDeposit, payableStay, someOperator } from './paying-world.ts'
import { payAtBank } from './test-bank.ts'

type Person = { readonly email: string; readonly password: string }

export type FuzzGuests = {
  /** The token of a guest with a few bookings. */
  readonly lister: () => Promise<string>
  /** Somebody new. */
  readonly someUser: () => Promise<Person>
  readonly freeNights: () => Promise<void>
}

const contact = { name: 'Ada', email: 'ada@example.org' }
const once = () => ({ 'idempotency-key': randomUUID() })
const byCard = { way: 'test-card' }

export async function fuzzGuest(api: ContentApi, { lister, someUser, freeNights }: FuzzGuests) {
  const { tools } = api
  const { database } = tools
  const now = tools.clock.now()
  const token = await api.tokenOf(await someUser())
  const { body: me } = await api.call('/users/me', { token })
  let made = 0

  await buildHome(database, { slug: 'fuzz-held', maxGuests: 10 })
  const asked = await buildHome(database, { slug: 'fuzz-asked', maxGuests: 10 })
  await database.execute(sql`update stay_offer set booking_mode = 'enquiry' where stay_id = ${asked.id}`)
  await database.execute(sql`update payment_terms set at_property = true`)
  const paying = await payableStay(database, [
    [5000, null],
    [5000, 1],
  ])
  await askDeposit(database, paying, { placedDaysBefore: 60 })

  /** A night of the coming weeks; they come round again. */
  function someVisit(stay: string) {
    const checkIn = addDays(requireCalendarDay('2030-05-20'), made++ % 50)
    const nights = { checkIn: writeCalendarDay(checkIn), checkOut: writeCalendarDay(addDays(checkIn, 1)) }
    return { stay, ...nights, party: { adults: 2 } }
  }

  /** The price of a night that is free; when none seems to be, all are made so. */
  async function someQuote(stay: string): Promise<Json> {
    for (let tried = 0; tried < 5; tried++) {
      const { status, body } = await api.call('/quotes', { body: someVisit(stay) })
      if (status === 201) return body.data
    }
    await freeNights()
    return must('/quotes', someVisit(stay))
  }

  async function must(path: string, body: object | undefined, headers = {}, by = token): Promise<Json> {
    const sent = await api.call(path, { method: 'POST', body, token: by, headers })
    if (sent.status >= 400) throw new Error(`${path}: ${sent.text}`)
    return sent.body.data
  }

  /** Nobody keeps nights of more than three homes: each hold is somebody else's. */
  async function someHolding() {
    const by = await api.tokenOf(await someUser())
    return { token: by, headers: once(), body: { quote: (await someQuote('fuzz-held')).id } }
  }

  async function someHold() {
    const { token: by, headers, body } = await someHolding()
    return { by, hold: await must('/holds', body, headers, by) }
  }

  async function aboutHold() {
    const { by, hold } = await someHold()
    return { token: by, path: { id: hold.id } }
  }

  const sending = (priced: Json, payment?: object) => ({ contact, termsHash: priced.terms.hash, payment })

  /** Nobody has more than three that wait for money: the guest cancels those. */
  async function cancelUnpaid(): Promise<void> {
    const { body } = await api.call('/bookings?pagination[pageSize]=100', { token })
    for (const { id, state } of body.data as Json[]) {
      if (state !== 'pending_payment' && state !== 'pending_approval') continue
      const preview = await api.call(`/bookings/${id}/cancellation-preview`, { method: 'POST', token })
      const { version, refundMinor, chargedMinor } = preview.body.data
      await api.call(`/bookings/${id}/cancel`, { body: { version, refundMinor, chargedMinor }, token, headers: once() })
    }
  }

  async function somePaying(payment: object): Promise<Json> {
    await cancelUnpaid()
    const quote = await someQuote(paying.slug)
    const { id } = await must('/bookings', { quote: quote.id, ...sending(quote, payment) }, once())
    const money = async () => (await api.call(`/bookings/${id}/money`, { token })).body.data
    await payAtBank((await money()).nextStep)
    await money()
    return { id }
  }

  const quoted = kept(someHolding)
  const held = kept(aboutHold)
  const released = kept(aboutHold)
  const booked = kept(async () => {
    const { by, hold } = await someHold()
    return { token: by, path: { id: hold.id }, headers: once(), body: sending(hold) }
  })
  const half = kept(async () => (await somePaying(byCard)).id as string)
  const reserved = kept(async () => ({
    path: { id: (await somePaying(byCard)).id },
    headers: once(),
  }))
  const keeping = kept(async () => (await somePaying({ ...byCard, paysLater: true })).id as string)
  const waiting = kept(async () => {
    const by = await api.tokenOf(await someUser())
    const quote = await someQuote(paying.slug)
    const body = { quote: quote.id, ...sending(quote, { way: 'bank-transfer' }) }
    return { by, id: (await must('/bookings', body, once(), by)).id as string }
  })
  const invoiced = kept(async () => {
    await organise(database, 'never')
    const { id } = await somePaying(byCard)
    const done = await makeInvoice(tools, operator, id)
    if (!done.ok) throw new Error(`No invoice was made: ${done.reason}`)
    return { id, number: done.numbers[0]! }
  })
  const about = (thing: { get: () => Promise<string> }) => async () => ({ token, path: { id: await thing.get() } })
  const operator = await someOperator(database, now)
  const offered = kept(async () => {
    const input = { ...someVisit('fuzz-asked'), contact: { ...contact, email: `asks-${made}@example.org` } }
    const { id } = await must('/enquiries', input)
    await answerEnquiry(tools, operator, { enquiryId: id, answer: 'offer', words: 'Come!', origin: 'http://localhost' })
    const key = { purpose: 'offer', about: id, email: contact.email, expiresAt: later(now, days(3)) } as const
    return { token: await api.tokenOf(await someUser()), body: { key: await makeContactKey(database, key, now) } }
  })
  /** A question with the key of its mail. */
  async function asking() {
    const id = randomUUID()
    await database.execute(sql`
      insert into conversation (id, form_key, name, email, created_at, last_message_at)
      values (${id}, ${id}, 'Ada', 'ada@example.org', ${now}, ${now})`)
    const wanted = { purpose: 'thread', about: id, email: contact.email, expiresAt: later(now, days(60)) } as const
    return { id, key: await makeContactKey(database, wanted, now) }
  }
  const leaver = kept(async () => {
    const { email, password } = await someUser()
    return { email, password, token: await api.tokenOf({ email, password }) }
  })
  const mover = kept(async () => {
    const { email, password } = await someUser()
    return { password, token: await api.tokenOf({ email, password }) }
  })

  const known: FuzzWorld['known'] = {
    holdNights: {
      right: quoted.get,
      answered: ({ status }) => {
        if (status === 409 || status === 410 || status === 422 || status === 429) quoted.forget()
      },
    },
    readHold: { right: held.get },
    releaseHold: { right: released.get },
    bookHold: {
      right: booked.get,
      // A spoilt one may have booked it in other words.
      answered: ({ status }) => {
        if (status === 409 || status === 410) booked.forget()
      },
    },
    readMoney: { right: about(half) },
    payBooking: {
      // A transfer that is waited for is let go for the next one.
      right: async () => {
        const id = await half.get()
        const { openMinor } = (await api.call(`/bookings/${id}/money`, { token })).body.data
        if (openMinor === 0) half.forget()
        return { token, path: { id }, headers: {}, body: { openMinor, payment: { way: 'bank-transfer' } } }
      },
    },
    placeDeposit: {
      right: async () => ({ token, ...(await reserved.get()) }),
      answered: ({ status }) => {
        if (status === 409 || status === 402) reserved.forget()
      },
    },
    stopPayment: { right: about(half) },
    nameCompanions: {
      right: async () => ({ token, path: { id: await half.get() }, body: { companions: [`Guest ${++made}`] } }),
    },
    readPapers: { right: about(half) },
    readConfirmation: { right: about(half) },
    setRecipient: {
      right: async () => {
        const body = { name: `Company ${++made}`, addressLines: ['1 High Street', 'London'], taxNumber: 'GB1' }
        return { token, path: { id: await half.get() }, body }
      },
    },
    readInvoiceFile: { right: async () => ({ token, path: await invoiced.get() }) },
    removeCard: { right: about(keeping), answered: keeping.forgetAfter },
    chooseAgain: {
      right: async () => {
        const { by, id } = await waiting.get()
        const { mayChooseAgain } = (await api.call(`/bookings/${id}/money`, { token: by })).body.data
        if (!mayChooseAgain) {
          const hold = (await api.call(`/holds/${id}`, { token: by })).body.data
          await must(`/holds/${id}/book`, sending(hold, { way: 'bank-transfer' }), once(), by)
        }
        return { token: by, path: { id } }
      },
    },
    mailManageLink: { right: ({ body }) => ({ body: { ...body, email: `guest-${++made}@example.org` } }) },
    openManageLink: {
      right: async () => {
        const wanted = { purpose: 'manage', about: randomUUID(), email: contact.email } as const
        return { body: { key: await makeContactKey(database, { ...wanted, expiresAt: later(now, days(3)) }, now) } }
      },
    },
    typeCode: {
      right: async () => {
        const proved = { about: randomUUID(), email: contact.email }
        const { code, codeMac } = newCode(tools, proved)
        const wanted = { purpose: 'continue', ...proved, codeMac, expiresAt: later(now, days(3)) } as const
        await makeContactKey(database, wanted, now)
        return { body: { ...proved, code } }
      },
    },
    sendEnquiry: {
      right: ({ body }) => {
        const { message } = body
        return {
          body: { ...someVisit('fuzz-asked'), contact: { ...contact, email: `asks-${made}@example.org` }, message },
        }
      },
    },
    readThread: { right: async () => ({ body: await asking() }) },
    writeInThread: { right: async () => ({ headers: once(), body: { ...(await asking()), text: 'And a cot?' } }) },
    markThread: { right: async () => ({ body: { ...(await asking()), seen: 1 } }) },
    readOffer: { right: async () => ({ body: (await offered.get()).body }) },
    takeOffer: {
      right: offered.get,
      // Nobody's program may have taken it first.
      answered: ({ status }) => {
        if (status === 404) offered.forget()
      },
    },
    writeToUs: {
      right: () => ({
        headers: {},
        body: { ...contact, email: `writes-${++made}@example.org`, text: `Message ${made}` },
      }),
    },
    readMyData: { right: async () => ({ token: await lister() }) },
    deleteMe: {
      right: async () => {
        const { token: by, password } = await leaver.get()
        return { token: by, body: { currentPassword: password, understood: true } }
      },
      // A wrong password too: nobody guesses for long.
      answered: leaver.forget,
    },
    changeMyName: { right: () => ({ token, body: { name: `Ada ${++made}` } }) },
    changeMyEmail: {
      right: async () => {
        const { token: by, password } = await mover.get()
        return { token: by, body: { currentPassword: password, email: `moved-${++made}@example.org` } }
      },
      answered: ({ status }) => {
        if (status >= 400) mover.forget()
      },
    },
    listFavourites: { right: () => ({ token }) },
    keepFavourite: { right: () => ({ token, body: { home: 'fuzz-asked' } }) },
    removeFavourite: { right: () => ({ token, path: { slug: 'fuzz-asked' } }) },
    listMySessions: { right: () => ({ token }) },
    endMySession: {
      right: async () => {
        const opened = { token: newSessionToken(), userId: me.id, identitySessionId: null, heldSignIn: null }
        const lasts = { deviceLabel: 'A browser', expiresAt: later(now, days(1)) }
        const more = { privileges: '', openedBy: null, signedInAt: now }
        return { token, path: { id: (await addSession(database, { ...opened, ...lasts, ...more }, now))!.id } }
      },
    },
  }

  return {
    known,
    /** Whatever stood on nights stands on none any more. */
    nightsAreFree: () => {
      for (const stood of [quoted, held, released, booked, half, reserved, keeping, waiting, offered]) stood.forget()
    },
  }
}
