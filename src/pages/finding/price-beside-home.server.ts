// The part of a home's page that depends on its fields: offer, price, the visitor's own holds, similar homes.

import { holdOwnerOf } from '#bookings/record/hold-owner.server.ts'
import { cannotBePaid } from '#bookings/record/payment-plan.ts'
import { reserveAddress } from '#bookings/words/home-address.ts'
import { type PriceView, priceAsAsked } from '#bookings/words/price-view.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { findOwnHold, nothingInHome } from '#checkout/own-hold-view.server.ts'
import { sayWhatFollows } from '#enquiries/what-follows.server.ts'
import { mayBeHeld } from '#fast-prices/home-nights.ts'
import { writeVisit } from '#favourites/favourites.ts'
import { askAddress } from '#messages/ask-address.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { describeVisit } from '#quotes/describe-visit.server.ts'
import type { HeldView } from '#quotes/held-view.ts'
import { readCarried, searchField } from '#quotes/input/visit-fields.ts'
import type { VisitView } from '#quotes/visit-view.ts'
import type { StayCardView } from '#search/card/stay-card-view.ts'
import { homeOf } from '#search/index/index-snapshot.ts'
import type { FreshIndex } from '#search/index/search-index.server.ts'
import { carriedSearch } from '#search/input/carried-search.ts'
import { findSimilar } from '#search/similar/find-similar.server.ts'
import type { Stay } from '#stays/stay.ts'
import { readContact } from '#users/contact/read-contact.server.ts'
import type { Visitor } from '#users/user/visitor.ts'

/** Survives JSON but for members that are undefined, which are missing afterwards. */
export type PriceBesideHome = {
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
  /** What follows once it is sent. */
  readonly whatFollows: string | undefined
  /** Where one asks about the home. */
  readonly ask: string
  /** The visit that a heart keeps with the home. */
  readonly kept: string
}

type Asked = {
  readonly tools: Tools
  readonly index: FreshIndex
  readonly visitor: Visitor
  readonly request: Request
  readonly query: URLSearchParams
}

/** `isWrong`: something that was typed cannot be read, and the answer is a 400. */
export async function priceBesideHome(
  { tools, index, visitor, request, query }: Asked,
  home: Stay,
): Promise<{ readonly view: PriceBesideHome; readonly isWrong: boolean }> {
  const owner = holdOwnerOf(request, visitor, await readContact(tools, request))
  const known = homeOf(index.snapshot, home.id)
  // What is theirs is held or waits for a payment: where nobody's nights are, the database need not be asked whose.
  const isHeld = !known || mayBeHeld(known.nights, tools.clock.now().getTime())
  const { hold: held, unpaid, nights: own } = isHeld ? await findOwnHold(tools, owner, home) : nothingInHome
  // The browser gets what it shows, not the quote with all that refunds must know of it.
  const { priced, methods, isWrong, ...offered } = await describeVisit(tools, home, query, {
    ...{ guestKey: owner.user?.id, own, shown: index.shown },
  })
  const price = priced && priceAsAsked(priced, currentLanguage().locale, methods)
  // An enquiry is paid for later, if at all.
  const isOpen = priced && (priced.bookingMode === 'enquiry' || !cannotBePaid(priced, methods))
  const reserve = isOpen && reserveAddress(home.slug, priced.totalMinor, held?.id)
  const whatFollows = isOpen && sayWhatFollows(priced.bookingMode)
  const ask = askAddress(home.slug, { ...offered.visit.fields, [searchField]: readCarried(query) })
  const kept = writeVisit(offered.visit.fields)
  const similar = await findSimilar(tools, index, home.id, { ...offered.visit, list: carriedSearch(query) })
  const view = { offered, price, reserve: reserve || undefined, whatFollows: whatFollows || undefined, ask, kept }
  return { view: { ...view, held, unpaid, similar }, isWrong }
}
