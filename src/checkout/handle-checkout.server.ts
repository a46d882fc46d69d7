// Handles the checkout's buttons: go on to another page, or stay with a sentence and everything typed.

import { afterPayment } from '#booking-payments/handle-pay.server.ts'
import { chosenPaymentMethod, isAgreed, parsePayInput } from '#booking-payments/pay-input.ts'
import { commandKeyIn } from '#bookings/commands/carry-out-once.server.ts'
import type { BookingGuest } from '#bookings/record/booking-guest.server.ts'
import { type BookingFaults, type BookingValues, parseBookingForm } from '#bookings/record/booking-input.ts'
import { type BookingRefusal, bookingRefusalStatus, bookingRefusals } from '#bookings/record/booking-refusals.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { nameBrowser } from '#bookings/record/browser-session.server.ts'
import type { HoldOwner } from '#bookings/record/hold-owner.server.ts'
import { quoteNow, sayAgainst } from '#bookings/record/quote-now.server.ts'
import { sayRefused } from '#bookings/record/state-conflict.ts'
import { bookingHome } from '#bookings/words/booking-home.ts'
import { enquiryAddress } from '#bookings/words/enquiry-address.ts'
import { checkoutAddress, reserveAddress } from '#bookings/words/home-address.ts'
import { type PriceView, priceAsAsked } from '#bookings/words/price-view.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { bookStay } from '#holds/book-stay.server.ts'
import { holdStay } from '#holds/hold-stay.server.ts'
import { releaseHold } from '#holds/release-hold.server.ts'
import { translateQuote } from '#offers/stored/quote-store.server.ts'
import type { StayInput } from '#offers/terms/stay-input.ts'
import { methodsAtHome } from '#payments/offered/methods-at-home.server.ts'
import type { PaymentMethod } from '#payments/port/payment.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { carryContact } from '#users/contact/contact-key.server.ts'
import { targetRouteCookie } from '#users/landing/target-route.ts'
import { isProven, type Visitor } from '#users/user/visitor.ts'
import type { ChoicesPreview } from './choices-preview.ts'
import type { ProofView } from './proof-view.ts'
import { carryDraft, storeDraft } from './store-draft.server.ts'

/** Who presses the button, their network address, and the site's origin. */
export type Actor = {
  readonly owner: HoldOwner
  readonly visitor: Visitor
  readonly address: string
  readonly origin: string
}

export type CheckoutAnswer =
  | { readonly kind: 'go'; readonly path: string; readonly cookies: readonly string[] }
  | {
      readonly kind: 'stay'
      readonly status: number
      readonly refusal?: string
      readonly reason?: BookingRefusal
      /** What the button achieved. */
      readonly news?: string
      /** The address that was proved just now, and the cookies that say so to the next request. */
      readonly provedEmail?: string
      readonly cookies?: readonly string[]
      /** A code is typed before the booking is made. */
      readonly proof?: ProofView
      /** What exactly stands against a hold. */
      readonly details?: readonly string[]
      /** The price at which the very same input can be had now. */
      readonly fresh?: FreshPrice
      /** How the nights can be held again at once. */
      readonly retry?: Retry
      /** What other extras or another code would cost. */
      readonly preview?: ChoicesPreview
      readonly values?: BookingValues
      readonly faults?: BookingFaults
      /** Why a try to pay failed, and the chosen payment method. */
      readonly payFault?: string | undefined
      readonly way?: PaymentMethod | undefined
      /** Whether they ticked that the card pays later parts. */
      readonly agreed?: boolean
    }

/** `reserve` is the address that holds the same input at this price. */
type FreshPrice = { readonly price: PriceView; readonly reserve: string; readonly instant: boolean }

/** With the same input, or without the code that is used up. */
type Retry = 'again' | 'without-code'

const retries: Readonly<Partial<Record<BookingRefusal, Retry>>> = {
  'quote-tampered': 'again',
  'coupon-used-up': 'without-code',
}

function go(path: string, ...cookies: string[]): CheckoutAnswer {
  return { kind: 'go', path, cookies }
}

function refuse(reason: BookingRefusal, more: Partial<Extract<CheckoutAnswer, { kind: 'stay' }>> = {}): CheckoutAnswer {
  const frame = {
    kind: 'stay',
    status: bookingRefusalStatus[reason],
    refusal: bookingRefusals[reason],
    reason,
  } as const
  return { ...frame, retry: retries[reason], ...more }
}

type BookedHome = { readonly id: number; readonly slug: string }

/** A button of the checkout, pressed on a hold of this home. */
export type OnHold = {
  readonly tools: Tools
  readonly actor: Actor
  readonly stay: BookedHome
  readonly hold: BookingDetails
  readonly form: FormData
}

type Reserving = {
  readonly input: StayInput
  readonly seenTotalMinor: number | undefined
  readonly key: string
  /** The hold of theirs that moves to these nights. */
  readonly moves?: string | undefined
}

/** Holds the nights and goes to their checkout; a hold that moves takes along what was typed on it. */
export async function handleHold(
  tools: Tools,
  actor: Actor,
  stay: BookedHome,
  { input, seenTotalMinor, key, moves }: Reserving,
): Promise<CheckoutAnswer> {
  const { owner, cookies } = namedOwner(tools, actor.owner)
  const replaces = moves === undefined ? undefined : { holdId: moves, owner: actor.owner }
  const asked = { stayId: stay.id, input, seenTotalMinor, key, address: actor.address, replaces }
  const held = await holdStay(tools, owner, asked)
  if (!held.ok && held.reason === 'enquiry-first') return go(enquiryAddress(stay.slug, input))
  if (!held.ok) {
    const details = await detailsOf(tools, actor, held.reason, stay.id, input)
    const fresh = held.reason === 'price-changed' ? await freshPrice(tools, actor, stay, input) : undefined
    return refuse(held.reason, { details, fresh })
  }
  if (moves !== undefined && moves !== held.holdId) {
    await carryDraft(tools, owner, moves, held.holdId)
    if (owner.contact?.about === moves) await carryContact(tools.database, owner.contact, held.holdId)
  }
  return go(checkoutAddress(stay.slug, held.holdId), ...cookies)
}

/** The owner with the name of their browser; where it has none yet, with a new one and its cookie. */
export function namedOwner({ environment }: Tools, owner: HoldOwner) {
  if (owner.browser) return { owner: { ...owner, browser: owner.browser }, cookies: [] }
  const { browser, setCookie } = nameBrowser(environment)
  return { owner: { ...owner, browser }, cookies: [setCookie] }
}

async function freshPrice(
  { database, clock, environment }: Tools,
  { owner }: Actor,
  stay: BookedHome,
  input: StayInput,
): Promise<FreshPrice | undefined> {
  const now = await quoteNow(database, stay.id, input, clock.now(), owner.user?.id)
  if (!now?.result.ok) return undefined
  const { quote } = now.result
  const offered = await methodsAtHome(database, environment, stay.id)
  const price = priceAsAsked(await translateQuote(database, quote), currentLanguage().locale, offered)
  return { price, reserve: reserveAddress(stay.slug, quote.totalMinor), instant: quote.bookingMode === 'instant' }
}

async function detailsOf(
  tools: Tools,
  { owner }: Actor,
  reason: BookingRefusal,
  stayId: number,
  input: StayInput,
): Promise<string[]> {
  return reason === 'not-offered' ? sayAgainst(tools, stayId, input, owner.user?.id) : []
}

/** Holds the same nights again at today's price; what was typed goes along. */
export async function handleChooseAgain(pressed: OnHold, withCode: boolean): Promise<CheckoutAnswer> {
  const { tools, actor, stay, hold, form } = pressed
  const { nights, party, ratePlanId, couponCode, extras } = hold.quote
  const code = withCode ? (couponCode ?? undefined) : undefined
  const input: StayInput = { nights, party, ratePlanId, couponCode: code, extras }
  const values = parseBookingForm(form).values
  const named = namedOwner(tools, actor.owner)
  const asked = { stayId: stay.id, input, key: commandKeyIn(form), address: actor.address }
  const held = await holdStay(tools, named.owner, asked)
  if (!held.ok) {
    return refuse(held.reason, { values, details: await detailsOf(tools, actor, held.reason, stay.id, input) })
  }
  return goOnWith(tools, named, { slug: stay.slug, holdId: held.holdId, values })
}

type NewHold = { readonly slug: string; readonly holdId: string; readonly values: BookingValues }

/** Goes to the checkout of a new hold, with what was typed on the one before and with the proved contact. */
export async function goOnWith(
  tools: Tools,
  { owner, cookies }: ReturnType<typeof namedOwner>,
  { slug, holdId, values }: NewHold,
): Promise<CheckoutAnswer> {
  await storeDraft(tools, owner, holdId, values)
  if (owner.contact) await carryContact(tools.database, owner.contact, holdId)
  return go(checkoutAddress(slug, holdId), ...cookies)
}

/** Books, and goes to the booking. */
export async function handleBook(
  { tools, actor, hold, form }: OnHold,
  guest: BookingGuest | undefined = guestOf(actor, hold),
): Promise<CheckoutAnswer> {
  const { owner, address, origin } = actor
  if (!guest) {
    // The session may have ended while they typed: their input is stored until they are back.
    await storeDraft(tools, owner, hold.id, parseBookingForm(form).values)
    return { kind: 'stay', status: 403, refusal: sentence('checkout.sessionEnded') }
  }
  const typed = typedAtCheckout(form)
  if (typed.answer) return typed.answer
  const { parsed, chosen } = typed
  const { values } = parsed
  const submission = {
    holdId: hold.id,
    quoteId: String(form.get('quote')),
    input: parsed.input,
    key: commandKeyIn(form),
    address,
    origin,
    pay: parsePayInput(form),
  }
  const booked = await bookStay(tools, guest, submission)
  if (!booked.ok) {
    return refuse(booked.reason, { values, ...chosen, refusal: sayRefused(bookingRefusals, booked) })
  }
  const home = bookingHome({ id: booked.bookingId, hasAccount: 'user' in guest })
  const answer = afterPayment(booked.payment, home)
  return answer.kind === 'go'
    ? go(answer.path)
    : { kind: 'stay', status: answer.status, values, ...chosen, payFault: answer.fault }
}

/** The form as it was filled in; `answer` says what is wrong with it. */
export function typedAtCheckout(form: FormData) {
  const parsed = parseBookingForm(form)
  const chosen = { way: chosenPaymentMethod(form), agreed: isAgreed(form) }
  if (parsed.ok) return { parsed, chosen, answer: undefined }
  const { values, faults } = parsed
  return { parsed, chosen, answer: { kind: 'stay', status: 422, values, ...chosen, faults } satisfies CheckoutAnswer }
}

/** Who may book: a verified user, or a contact proved by the code or the link mailed for this hold. */
export function guestOf(
  { visitor, owner: { browser, contact } }: Actor,
  { id }: BookingDetails,
): BookingGuest | undefined {
  if (visitor.kind === 'verified') return { user: visitor.user, browser }
  return isProven(contact) && contact.about === id ? { contact, browser } : undefined
}

/** Releases the nights and goes back to the home with the input filled in; nights that are gone already are no refusal. */
export async function handleRelease(tools: Tools, actor: Actor, holdId: string, home: string): Promise<CheckoutAnswer> {
  await releaseHold(tools, actor.owner, holdId)
  return go(home)
}

const ways = { 'sign-in': '/login', register: '/register', verify: '/verify-email' } as const

/** Goes to a sign-in page, which leads back to this hold and to what was typed on it. */
export async function handleSignIn(
  way: keyof typeof ways,
  { tools, actor, stay, hold, form }: OnHold,
): Promise<CheckoutAnswer> {
  const { values } = parseBookingForm(form)
  if (values.name || values.email || values.notes) await storeDraft(tools, actor.owner, hold.id, values)
  return go(ways[way], targetRouteCookie(checkoutAddress(stay.slug, hold.id)))
}
