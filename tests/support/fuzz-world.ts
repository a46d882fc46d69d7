// What a document of calls cannot tell a fuzzer: ids of things that are there, codes that were mailed, right passwords.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { ContentCall } from '#api/contract/content-addresses.ts'
import { addAccount } from '#identity/account/account-store.server.ts'
import { hashPassword } from '#identity/password/password-hash.server.ts'
import { addDays, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { buildHome } from './build-home.ts'
import { endVisit } from './completed-visit.ts'
import type { ContentApi, ContentReply, Json } from './content-api.ts'
import { forgetNights } from './forget-bookings.ts'
import { fuzzChannels } from './fuzz-channels.ts'
import { fuzzAdmin } from './fuzz-desk.ts'
import { fuzzAdminBookings } from './fuzz-desk-bookings.ts'
import { fuzzGuest } from './fuzz-guest.ts'
import type { BuiltParts } from './requests-from-document.ts'

/** The parts that make a request right, and who sends it when that is not the usual user. */
export type RightParts = Partial<BuiltParts> & { readonly token?: string }

export type Known = {
  /** What is put in the place of made-up parts, so that the call ends well. */
  readonly right: (parts: BuiltParts, token?: string) => Promise<RightParts> | RightParts
  /** Told of every answer: what it used up is made anew for the next request only, as that costs the most. */
  readonly answered?: (reply: ContentReply) => void
}

export type FuzzWorld = {
  readonly token: string
  readonly operatorToken: string
  readonly known: Readonly<Partial<Record<ContentCall, Known>>>
  /** Gives all nights back, and lets go of what stood on them. */
  readonly freeNights: () => Promise<void>
}

const slugs = ['fuzz-one', 'fuzz-two', 'fuzz-three', 'fuzz-four', 'fuzz-five', 'fuzz-six']
/** The site takes cards and transfers; most of its homes are paid for on arrival. */
export const fuzzEnvironment = {
  PAYMENT_WAYS: 'test-card,bank-transfer',
  BANK_ACCOUNT: 'Casita, DE00 0000 0000 0000 0000 00',
}
/** A provider that the fuzzed site must be configured with. */
export const fuzzProvider = 'oidc.fuzz'

const contact = { name: 'Ada', email: 'ada@example.org' }

/** Something that is made when it is first wanted, and again after `forget`. */
export function kept<Thing>(make: () => Promise<Thing>) {
  let made: Promise<Thing> | undefined
  return {
    get: () => {
      made ??= make()
      return made
    },
    forget: () => {
      made = undefined
    },
    forgetAfter: ({ status }: ContentReply) => {
      if (status < 400) made = undefined
    },
  }
}

export async function fuzzWorld(api: ContentApi): Promise<FuzzWorld> {
  for (const slug of [...slugs, 'fuzz-free']) await buildHome(api.tools.database, { slug, maxGuests: 100, petsMax: 20 })
  const user = await api.makeUser()
  const token = await api.tokenOf(user)
  const passwordHash = await hashPassword(user.password)
  let made = 0

  const someSlug = () => slugs[made++ % slugs.length]!

  /** Nights come round again, and are given back now and then. */
  function someVisit() {
    const checkIn = addDays(requireCalendarDay('2030-06-01'), (Math.floor(made / slugs.length) * 2) % 400)
    const days = { checkIn: writeCalendarDay(checkIn), checkOut: writeCalendarDay(addDays(checkIn, 2)) }
    return { stay: someSlug(), ...days, party: { adults: 2 } }
  }

  async function someQuote(): Promise<Json> {
    for (let tried = 0; tried < 20; tried++) {
      const { status, body } = await api.call('/quotes', { body: someVisit() })
      if (status === 201) return body.data
      await freeNights()
    }
    throw new Error('No visit can be had at any home')
  }

  async function someBooking(by = token): Promise<Json> {
    const { id: quote, terms } = await someQuote()
    const body = { quote, contact, termsHash: terms.hash }
    const headers = { 'idempotency-key': randomUUID() }
    const booked = await api.call('/bookings', { token: by, headers, body })
    if (booked.status !== 201) throw new Error(booked.text)
    return booked.body.data
  }

  /** Somebody new, whose password was hashed once for all of them. */
  async function someUser(emailVerified = true) {
    const email = `somebody-${++made}@example.org`
    const now = api.clock.now()
    await addAccount(api.tools.database, { email, emailVerified, passwordHash, passwordChangedAt: now }, now)
    return { email, password: user.password }
  }

  async function mailedCode(path: string, emailVerified: boolean): Promise<string> {
    const { email } = await someUser(emailVerified)
    await api.call(path, { body: { email } })
    const [code] = await api.codesTo(email)
    return code!
  }

  /** A guest with a few bookings, so that lists have something to tell. */
  const lister = kept(async () => {
    const by = await api.tokenOf(await someUser())
    for (const _ of [1, 2, 3]) await someBooking(by)
    return by
  })
  const waitingQuote = kept(someQuote)
  const openQuote = kept(someQuote)
  const standing = kept(() => someBooking())
  const changing = kept(() => someBooking())
  const ending = kept(async () => {
    const { id } = await someBooking()
    const { body } = await api.call(`/bookings/${id}/cancellation-preview`, { method: 'POST', token })
    const { version, refundMinor, chargedMinor } = body.data
    return { path: { id }, body: { version, refundMinor, chargedMinor } }
  })
  const livedThrough = kept(async () => {
    const { id } = await someBooking()
    await endVisit(api.tools, id)
    return id as string
  })
  await buildHome(api.tools.database, { slug: 'fuzz-desk' })
  const operatorToken = await api.tokenOf(await api.makeUser({ roles: ['manager'] }))
  const review = kept(async () => {
    const id = await livedThrough.get()
    const body = { overall: 4, title: 'Fine', body: 'We slept well.' }
    await api.call(`/bookings/${id}/review`, { body, token })
    livedThrough.forget()
    return (await api.call(`/bookings/${id}/review`, { token })).body.data.review.id as string
  })
  /** A review as it stands: each answer makes another version of it. */
  const reviewed = kept(async () => {
    const id = await review.get()
    const { rows } = await api.tools.database.execute<{ version: number }>(
      sql`select version from review where id = ${id}`,
    )
    return { id, version: rows[0]!.version }
  })
  const resetCode = kept(() => mailedCode('/auth/forgot-password', true))
  const confirmCode = kept(() => mailedCode('/auth/send-email-confirmation', false))
  const passwords = ['another horse', 'one more horse']
  let changer: { token: string; password: string } | undefined
  const someChanger = async () => {
    const fresh = await someUser()
    return { token: await api.tokenOf(fresh), password: fresh.password }
  }
  const next = (password: string) => passwords.find(each => each !== password)!

  const desk = await fuzzAdminBookings(api, { operatorToken, token })
  // Last, as it has every home paid for on arrival that was made before.
  const guest = await fuzzGuest(api, { lister: () => lister.get(), someUser, freeNights })

  async function freeNights() {
    await forgetNights(api.tools.database)
    guest.nightsAreFree()
    for (const stood of [standing, changing, ending]) stood.forget()
  }

  const known: FuzzWorld['known'] = {
    ...guest.known,
    listStays: {
      right: ({ query }) => {
        const { cursor: _, bbox: __, in: ___, out: ____, flex: _____, ...rest } = query
        const limits = { least: '0', most: '99999', money: 'EUR' }
        const moving = query.month === undefined ? {} : { month: '2030-07' }
        const usual = { ...moving, nights: '3', adults: '2', infants: '0', pets: '0', serviceAnimals: '0' }
        return { query: { ...rest, ...usual, ...('money' in rest || 'least' in rest || 'most' in rest ? limits : {}) } }
      },
    },
    readShortlist: {
      right: ({ query: { ages } }) => ({
        query: { homes: `${someSlug()}.nobodys.${someSlug()}`, ...(ages && { ages }) },
      }),
    },
    readStay: { right: () => ({ path: { slug: someSlug() } }) },
    readCalendar: {
      right: ({ query }) => {
        const to = writeCalendarDay(addDays(requireCalendarDay(query.from), 1 + (made % 7)))
        return { path: { slug: someSlug() }, query: { from: query.from, to } }
      },
    },
    readPrice: {
      right: ({ query: { ages } }) => {
        const { checkIn, checkOut } = someVisit()
        return { path: { slug: someSlug() }, query: { in: checkIn, out: checkOut, adults: '2', ...(ages && { ages }) } }
      },
    },
    readSimilar: { right: ({ query: { ages } }) => ({ path: { slug: someSlug() }, query: ages ? { ages } : {} }) },
    ...desk,
    ...fuzzChannels(api, { operatorToken, made: () => ++made }),
    ...fuzzAdmin(api, { operatorToken, someSlug, made: () => ++made }),
    listReviews: { right: ({ query }) => ({ path: { slug: someSlug() }, query }) },
    readReview: { right: async () => ({ path: { id: (await standing.get()).id } }) },
    // The same words sent again are answered the same.
    writeReview: {
      right: async () => ({
        path: { id: await livedThrough.get() },
        body: { overall: 5, points: { clean: 4 }, title: 'Quiet', body: 'Owls at night.' },
      }),
      answered: ({ status }) => {
        if (status === 409) livedThrough.forget()
      },
    },
    answerReview: {
      right: async () => {
        const { id, version } = await reviewed.get()
        return { path: { id }, body: { answer: 'note', version, text: 'Kind people.' } }
      },
      answered: reviewed.forget,
    },
    signIn: { right: () => ({ body: { identifier: user.email, password: user.password } }) },
    register: {
      right: ({ body }) => {
        const name = `fuzz-${++made}`
        return { body: { ...body, username: name, email: `${name}@example.org`, password: 'correct horse' } }
      },
    },
    forgotPassword: { right: () => ({ body: { email: `nobody-${++made}@example.org` } }) },
    sendEmailConfirmation: { right: () => ({ body: { email: `nobody-${++made}@example.org` } }) },
    resetPassword: {
      right: async () => {
        const password = 'correct horse'
        return { body: { code: await resetCode.get(), password, passwordConfirmation: password } }
      },
      answered: resetCode.forgetAfter,
    },
    confirmEmail: {
      right: async () => ({ query: { confirmation: await confirmCode.get() } }),
      answered: confirmCode.forgetAfter,
    },
    changePassword: {
      right: async () => {
        const by = changer ?? (await someChanger())
        changer = by
        const password = next(by.password)
        return {
          token: by.token,
          body: { currentPassword: by.password, password, passwordConfirmation: password },
        }
      },
      answered: ({ status, body }) => {
        // A changed one goes on with its new token. After a wrong guess, or a password nobody knows, another user is made.
        if (status === 200 && changer) changer = { token: body.jwt, password: next(changer.password) }
        else if (/current password/.test(body.error.message)) changer = undefined
      },
    },
    connectProvider: { right: () => ({ path: { provider: fuzzProvider } }) },
    returnFromProvider: { right: () => ({ path: { provider: fuzzProvider } }) },
    // Time stands still, so that it stays as fresh as it was.
    // Some fields that it does not have are refused.
    readMe: { right: () => ({ query: { fields: 'email' } }) },
    // Each token opens one session.
    signInByProvider: {
      right: async () => ({
        path: { provider: 'firebase' },
        query: { access_token: await api.idToken(await someUser()) },
      }),
    },
    // Of this home nobody takes a night.
    askQuote: { right: () => ({ body: { ...someVisit(), stay: 'fuzz-free' } }) },
    readQuote: { right: async () => ({ path: { id: (await openQuote.get()).id } }) },
    book: {
      right: async ({ body }) => {
        const { id: quote, terms } = await waitingQuote.get()
        // This home takes no money before the visit.
        const atHome = { way: 'property' }
        const headers = { 'idempotency-key': randomUUID() }
        return { headers, body: { ...body, quote, contact, termsHash: terms.hash, payment: atHome } }
      },
      answered: ({ status, body }) => {
        if (status < 400 || status === 409 || body.error.details.reason) waitingQuote.forget()
      },
    },
    listBookings: {
      right: async ({ query: { cursor: _, ...query } }) => ({ token: await lister.get(), query }),
    },
    readBooking: { right: async () => ({ path: { id: (await standing.get()).id } }) },
    readMessages: { right: async () => ({ path: { id: (await standing.get()).id } }) },
    writeMessage: {
      right: async () => ({
        path: { id: (await standing.get()).id },
        headers: { 'idempotency-key': randomUUID() },
        body: { text: 'Is there a cot?' },
      }),
      // So many messages about one booking, and then a wait.
      answered: ({ status }) => {
        if (status === 429) standing.forget()
      },
    },
    markMessages: { right: async () => ({ path: { id: (await standing.get()).id }, body: { seen: 1 } }) },
    writeToGuest: {
      right: async () => ({
        path: { id: (await standing.get()).id },
        headers: { 'idempotency-key': randomUUID() },
        body: { text: 'There is one.' },
      }),
    },
    previewCancellation: { right: async () => ({ path: { id: (await standing.get()).id } }) },
    previewAmendment: {
      right: async () => {
        const { id, checkIn, checkOut } = await standing.get()
        return { path: { id }, body: { checkIn, checkOut, party: { adults: 3 } } }
      },
    },
    amendBooking: {
      right: async () => {
        for (let tried = 0; tried < 20; tried++) {
          const { id, checkIn, checkOut } = await changing.get()
          const input = { checkIn, checkOut, party: { adults: 2 + (++made % 90) } }
          const { body } = await api.call(`/bookings/${id}/amendment-preview`, { body: input, token })
          if (body.data) {
            const { version, price } = body.data
            return { path: { id }, headers: {}, body: { ...input, version, totalMinor: price.totalMinor } }
          }
          // The party it has already, or nights that a spoilt request moved it away from.
          changing.forget()
        }
        throw new Error('No booking can be changed')
      },
    },
    cancelBooking: {
      right: async () => ({ headers: {}, ...(await ending.get()) }),
      answered: ending.forgetAfter,
    },
  }
  return { token, operatorToken, known, freeNights }
}
