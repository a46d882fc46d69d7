// People who book and cancel by program, pay at the made-up bank, and know what the site has acknowledged to them.

import { randomUUID } from 'node:crypto'
import { payAtBank } from '#tests/support/test-bank.ts'
import type { Asking, Json } from './asking.ts'
import type { Member } from './fleet.ts'
import { anyOf, between, someDates } from './visitors.ts'

export type Acknowledged = {
  readonly id: string
  readonly slug: string
  /** The day of check-in and of check-out, as `2031-05-04`. */
  readonly in: string
  readonly out: string
  /** As the guest was last told. */
  state: string
}

export type Guest = { readonly email: string; readonly token: string }

export type Booked = {
  /** All that was acknowledged, by the ids of the bookings. */
  readonly acknowledged: Map<string, Acknowledged>
  cancelled: number
  /** How often the nights were gone between the search and the booking. */
  tooLate: number
  /** Looks of another process right after a booking, and those that still found the home free. */
  looks: number
  missed: number
}

export const nothingBooked = (): Booked => ({ acknowledged: new Map(), cancelled: 0, tooLate: 0, looks: 0, missed: 0 })

/** These many visits are what half of all guests want, so that some always want the same home at once. */
const popular = Array.from({ length: 6 }, someDates)

/** Searches, takes the first home or another, books and pays; cancels one of the earlier bookings now and then. */
export async function beGuest(asking: Asking, guest: Guest, booked: Booked, own: Acknowledged[]): Promise<void> {
  if (own.length > 0 && Math.random() < 0.35) return cancel(asking, guest, booked, own)
  const dates = Math.random() < 0.5 ? anyOf(popular) : someDates()
  const query = new URLSearchParams({ ...dates, adults: '2', 'pagination[pageSize]': '6' })
  const homes = await asking.data({ kind: 'searches by program', path: `/api/stays?${query}` })
  if (homes.length === 0) return
  const { slug } = homes[Math.random() < 0.5 ? 0 : between(0, homes.length - 1)]
  const found = await book(asking, guest, { slug, ...dates })
  if (!found) {
    booked.tooLate += 1
    return
  }
  const { one, by } = found
  own.push(one)
  booked.acknowledged.set(one.id, one)
  await lookElsewhere(asking, booked, one, by)
  if (one.state === 'pending_payment' && Math.random() < 0.8) await pay(asking, guest, one)
  // Whoever has said that they will pay by transfer, and does not: three such bookings are as many as one may have.
  if (one.state === 'pending_payment') await cancel(asking, guest, booked, own, one)
}

type Wanted = Pick<Acknowledged, 'slug' | 'in' | 'out'>

type Made = { readonly one: Acknowledged; readonly by: Member }

/** The booking and which process made it; undefined when somebody else has the nights, or the home does not want them. */
async function book(asking: Asking, { email, token }: Guest, wanted: Wanted): Promise<Made | undefined> {
  const visit = { stay: wanted.slug, checkIn: wanted.in, checkOut: wanted.out, party: { adults: 2 } }
  const quoted = await asking.data({ kind: 'quotes', path: '/api/quotes', body: visit, alsoFine: [409, 422] })
  if (!quoted) return undefined
  const body = {
    quote: quoted.id,
    contact: { name: 'Ada Lovelace', email },
    termsHash: quoted.terms.hash,
    payment: { way: anyOf(['test-card', 'test-card', 'bank-transfer']) },
  }
  // 429: three bookings of this guest wait for their payment.
  const asked = { kind: 'bookings', path: '/api/bookings', body, token, alsoFine: [409, 429] }
  const answer = await asking.askUntilAnswered(asked)
  if (answer.status >= 400) return undefined
  const { id, state } = JSON.parse(answer.text).data
  return { one: { ...wanted, id, state }, by: answer.by }
}

/** Pays at the bank to which the booking leads, if it does, and comes back. */
async function pay(asking: Asking, { token }: Guest, booking: Acknowledged): Promise<void> {
  const money = async (): Promise<Json> => {
    const asked = { kind: 'payments', path: `/api/bookings/${booking.id}/money`, token }
    return JSON.parse((await asking.askUntilAnswered(asked)).text).data
  }
  const { nextStep } = await money()
  if (!nextStep) return
  await payAtBank(nextStep)
  const { state } = await money()
  booking.state = state
}

async function cancel(
  asking: Asking,
  { token }: Guest,
  booked: Booked,
  own: Acknowledged[],
  booking: Acknowledged = own[between(0, own.length - 1)]!,
): Promise<void> {
  const at = `/api/bookings/${booking.id}`
  const asked = { kind: 'cancellations', path: `${at}/cancellation-preview`, body: {}, token, alsoFine: [409] }
  const preview: Json = await asking.data(asked)
  own.splice(own.indexOf(booking), 1)
  if (!preview) return
  const { version, refundMinor, chargedMinor } = preview
  const answer = await asking.askUntilAnswered({
    ...{ kind: 'cancellations', path: `${at}/cancel`, body: { version, refundMinor, chargedMinor }, token },
    ...{ key: randomUUID(), alsoFine: [409] },
  })
  if (answer.status === 409) return
  booking.state = JSON.parse(answer.text).data.state
  booked.cancelled += 1
}

/** What is booked is found by nobody's search from then on, whichever process answers it. */
async function lookElsewhere(
  asking: Asking,
  booked: Booked,
  { slug, in: first, out }: Acknowledged,
  notBy: Member,
): Promise<void> {
  const query = new URLSearchParams({ in: first, out, adults: '1', 'filters[slug][$eq]': slug })
  const { text } = await asking.ask({ kind: 'searches by program', path: `/api/stays?${query}`, notBy })
  booked.looks += 1
  if (JSON.parse(text).meta.total > 0) booked.missed += 1
}
