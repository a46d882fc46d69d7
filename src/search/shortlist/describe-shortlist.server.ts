// The homes somebody keeps, each with the lowest price there is, and those they have looked at.

import { and, eq, inArray } from 'drizzle-orm'
import { cookieNamed } from '#platform/cookie.ts'
import type { Tools } from '#platform/tools.server.ts'
import { describeCard } from '#search/describe-card.server.ts'
import { pricesFor } from '#search/find-stays.server.ts'
import type { StayCardView } from '#search/stay-card-view.ts'
import type { VisitWish } from '#search/visit-wish.ts'
import { findStaysInBrief } from '#stays/stay-store.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { type HomesKept, parseHomes, recentCookie, shortlistAddress, shortlistCookie } from './shortlist.ts'
import type { ShortlistView } from './shortlist-view.ts'

type Asked = {
  readonly query: URLSearchParams
  readonly cookies: string | null
  /** Dates and party, for prices as they would be asked. */
  readonly visit: VisitWish
  /** The site's address without a path. */
  readonly origin: string
}

/** The homes the address names, or those the browser keeps when it names none. */
export async function describeShortlist(
  tools: Tools,
  { query, cookies, visit, origin }: Asked,
): Promise<ShortlistView> {
  const own = parseHomes(cookieNamed(shortlistCookie, cookies))
  const written = query.get('homes')
  const shown = written === null ? own : parseHomes(written)
  const recentText = cookieNamed(recentCookie, cookies)
  const recent = parseHomes(recentText).filter(slug => !shown.includes(slug))
  const cards = await cardsOf(tools, [...shown, ...recent], visit)
  const cardsFor = (homes: HomesKept) => homes.flatMap(slug => cards.get(slug) ?? [])
  return {
    kind: written === null ? 'own' : 'shared',
    cards: cardsFor(shown),
    share: `${origin}${shortlistAddress(shown)}`,
    gone: shown.length - cardsFor(shown).length,
    unkept: shown.filter(slug => cards.has(slug) && !own.includes(slug)),
    recent: recentText === undefined ? undefined : cardsFor(recent),
  }
}

/** By slug; homes that nobody may see any more are left out. */
async function cardsOf(tools: Tools, slugs: HomesKept, visit: VisitWish): Promise<Map<string, StayCardView>> {
  if (slugs.length === 0) return new Map()
  const { database, environment } = tools
  const rows = await database
    .select({ id: stayTable.id })
    .from(stayTable)
    .where(and(eq(stayTable.status, 'published'), inArray(stayTable.slug, [...slugs])))
  const ids = rows.map(({ id }) => id)
  const [stays, prices] = await Promise.all([
    findStaysInBrief(database, ids),
    ids.length > 0 ? pricesFor(tools, ids, visit) : new Map(),
  ])
  return new Map(
    stays.map(stay => [stay.slug, describeCard(stay, prices.get(stay.id)?.price, visit, environment.SITE_LANG)]),
  )
}
