// The price beside a home and whatever follows from its fields, asked for when one of them was changed.

import type { ToldVisit } from '#api/content/contract/visit-contract.ts'
import { reserveAddress } from '#bookings/checkout/home-address.ts'
import type { PriceView } from '#bookings/paper/price-view.ts'
import type { StayCardView } from '#search/card/stay-card-view.ts'
import { usualVisitFields, type VisitFields } from '#search/input/visit-wish.ts'
import type { AvailabilityView } from '#search/visit/availability-view.ts'
import { choicesAsTyped, nothingAgainst, type OfferedChoices } from '#search/visit/choices-as-typed.ts'
import type { HeldView } from '#search/visit/held-view.ts'
import { type KnownDay, layCalendar } from '#search/visit/lay-calendar.ts'
import { parseMonthWish } from '#search/visit/month-wish.ts'
import { asksPriceOnly } from '#search/visit/price-address.ts'
import { type QuoteView, refusedView } from '#search/visit/quote-view.ts'
import { extraField, parseChosen, parseQuoteWish, type QuoteWish, quoteFields } from '#search/visit/quote-wish.ts'
import type { VisitView } from '#search/visit/visit-view.ts'
import { addDays, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { type ContentClient, isContentFault } from './content-client.client.ts'
import { loadCalendarDays } from './load-calendar-days.client.ts'
import { toldCard } from './load-shortlist.client.ts'

/** The part of a home's page that follows its fields. */
export type PriceShown = {
  readonly slug: string
  readonly offered: VisitView
  /** The lines of the price. */
  readonly price: PriceView | undefined
  /** Where the visit is sent to be held. */
  readonly reserve: string | undefined
  /** The nights of theirs that are held here. */
  readonly held: HeldView | undefined
  /** Their booking here that waits for its payment. */
  readonly unpaid: HeldView | undefined
  readonly similar: StayCardView[]
}

/** What an answer changes of it. */
export type PriceChanged = Omit<PriceShown, 'slug'>

/**
 * What `to` asks for where `before` is shown at the address `shownAt`, in the language `locale`; or undefined where that is for the server's own page to say: other months, fields that cannot be
 * read, a home that is gone, too many questions. Without an answer the price is `unreachable`.
 */
export async function loadPrice(
  client: ContentClient,
  before: PriceShown,
  shownAt: string,
  to: URL,
  locale: string = document.documentElement.lang,
): Promise<PriceChanged | undefined> {
  if (!asksPriceOnly(new URL(shownAt, to), to)) return undefined
  const asked = parseQuoteWish(to.searchParams, requireCalendarDay(before.offered.today))
  if (Object.keys({ ...asked.faults, ...asked.visit.faults }).length > 0) return undefined
  const { slug } = before
  const visit = visitAsked(asked)
  const isSameVisit = String(new URLSearchParams(visit)) === String(new URLSearchParams(visitAsked(before.offered)))
  try {
    const [{ data, meta }, similar, days] = await Promise.all([
      client('readPrice', { path: { slug }, query: { ...visit, ...chosenAsked(to.searchParams) } }),
      isSameVisit ? undefined : client('readSimilar', { path: { slug }, query: visit }),
      daysAround(client, before, asked),
    ])
    const quote = toldQuote(data)
    const view = {
      quote,
      today: meta.today,
      choices: choicesAsTyped(offeredIn(data), asked, quote.kind === 'refused' ? quote : nothingAgainst),
      from: data.from?.inWords,
    }
    return {
      offered: { ...frameOf(asked), ...view, availability: laid(before, asked, days, locale) },
      price: data.inWords ? toldPrice(data.inWords) : undefined,
      reserve: data.price ? reserveAddress(slug, data.price.totalMinor, data.hold?.id) : undefined,
      held: data.hold ?? undefined,
      unpaid: data.unpaid ?? undefined,
      similar: similar ? similar.data.map(home => toldCard(home, asked.visit.fields)) : before.similar,
    }
  } catch (fault) {
    // What the server refuses, its own page says in its own way.
    if (!isContentFault(fault) || fault.error.status < 500) return undefined
    return unreachable(before, asked, locale)
  }
}

function frameOf(asked: QuoteWish): Pick<VisitView, 'visit' | 'fields'> {
  return { visit: asked.visit, fields: quoteFields(asked) }
}

function unreachable(before: PriceShown, asked: QuoteWish, locale: string): PriceChanged {
  const { choices, availability, today } = before.offered
  const rates = choices?.plans.map(plan => ({ ...plan, total: undefined })) ?? []
  const takesCodes = choices?.code !== undefined
  const offered = choices && choicesAsTyped({ rates, extras: choices.extras, takesCodes }, asked, nothingAgainst)
  const days = knownDays(availability)
  return {
    similar: before.similar,
    offered: {
      ...frameOf(asked),
      today,
      quote: { kind: 'unreachable' },
      choices: offered,
      from: undefined,
      availability: laid(before, asked, days, locale),
    },
    price: undefined,
    reserve: undefined,
    held: before.held,
    unpaid: before.unpaid,
  }
}

/** The fields of the visit as the call reads them, and nothing of what is usual. */
function visitAsked({ visit }: Pick<QuoteWish, 'visit'>): Partial<VisitFields> {
  const { fields, party } = visit
  const { adults, childAges, infants, pets } = party
  const written: VisitFields = {
    in: fields.in,
    out: fields.out,
    adults: String(adults),
    ages: childAges.join(','),
    infants: String(infants),
    pets: String(pets),
  }
  const names = Object.keys(usualVisitFields) as (keyof VisitFields)[]
  return Object.fromEntries(
    names.flatMap(name => (written[name] === usualVisitFields[name] ? [] : [[name, written[name]]])),
  )
}

function chosenAsked(query: URLSearchParams) {
  const { chosen, extras, couponCode } = parseChosen(query)
  const written = extras.map(({ feeId, quantity }) => `${feeId}:${quantity}`).join(',')
  return {
    ...(chosen.plan && { plan: chosen.plan }),
    ...(couponCode !== undefined && { code: couponCode }),
    ...(written && { extras: written }),
  }
}

function toldQuote({ price, inWords, bookingMode, cancelling, verdicts }: ToldVisit): QuoteView {
  if (price && inWords) {
    const { total, totalFor, perNight } = inWords
    const { totalMinor } = price
    return { kind: 'priced', totalMinor, total, totalFor, perNight, cancelling, instant: bookingMode === 'instant' }
  }
  return verdicts.length > 0 ? refusedView(verdicts) : { kind: 'open' }
}

function offeredIn({ rates, extras, takesCodes }: ToldVisit): OfferedChoices {
  return {
    rates: rates.map(({ id, name, promise, inWords }) => ({
      value: String(id),
      name,
      total: inWords.total ?? undefined,
      promise,
    })),
    extras: extras.map(({ feeId, name, mostQuantity, inWords }) => ({
      field: extraField(feeId),
      name,
      price: inWords.price,
      most: mostQuantity,
    })),
    takesCodes,
  }
}

function toldPrice({ total, rows, due }: NonNullable<ToldVisit['inWords']>): PriceView {
  return {
    total,
    rows: rows.map(({ label, detail, amount, kind }, at) => ({
      key: `${at}`,
      label,
      detail: detail ?? undefined,
      amount,
      kind,
    })),
    due,
  }
}

type KnownDays = ReadonlyMap<string, KnownDay>

function knownDays(view: AvailabilityView | undefined): KnownDays {
  const cells = view?.months.flatMap(({ weeks }) => weeks.flat()).filter(cell => cell !== undefined) ?? []
  return new Map(cells.map(cell => [cell.day, cell]))
}

function monthAround({ visit }: QuoteWish, { today }: VisitView) {
  return parseMonthWish(null, requireCalendarDay(today), visit.nights?.checkIn ?? visit.arrival)
}

/** The two months around the visit: those that are shown, or others. */
async function daysAround(client: ContentClient, { slug, offered }: PriceShown, asked: QuoteWish): Promise<KnownDays> {
  const known = knownDays(offered.availability)
  if (!offered.availability) return known
  const { first, end } = monthAround(asked, offered)
  const [from, to] = [writeCalendarDay(first), writeCalendarDay(end)]
  const last = writeCalendarDay(addDays(end, -1))
  if (known.has(from) && known.has(last)) return known
  const loaded = await loadCalendarDays(client, slug, { from, to })
  return new Map(loaded.map(cell => [cell.day, cell]))
}

/** The calendar for what is asked; as it was, where its days are not known. */
function laid({ slug, offered }: PriceShown, asked: QuoteWish, days: KnownDays, locale: string) {
  const { availability: before, today } = offered
  const month = monthAround(asked, offered)
  if (!before || !days.has(writeCalendarDay(month.first))) return before
  const { arrival } = asked.visit
  return layCalendar({
    days,
    lengths: arrival === undefined ? [] : (days.get(writeCalendarDay(arrival))?.lengths ?? []),
    prices: before.prices,
    today: requireCalendarDay(today),
    asked,
    month,
    path: `/stays/${slug}`,
    locale,
  })
}
