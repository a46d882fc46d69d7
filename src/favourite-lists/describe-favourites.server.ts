// The view of the favourites page: the homes with their prices, and the viewed ones.

import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { VisitInput } from '#quotes/input/visit-input.ts'
import { describeCard } from '#search/card/describe-card.server.ts'
import { carriedSearch } from '#search/input/carried-search.ts'
import { type FavouritesAsked, type FavouritesView, favouritesView, namedHomes } from './favourites-view.ts'
import { findFavourites } from './find-favourites.server.ts'

type Asked = FavouritesAsked & {
  /** Dates and party, for prices as they would be asked. */
  readonly visit: VisitInput
}

/** The homes the address names, or those the browser keeps when it names none. */
export async function describeFavourites(tools: Tools, asked: Asked): Promise<FavouritesView> {
  const { visit } = asked
  const homes = await findFavourites(tools, namedHomes(asked), visit)
  const locale = currentLanguage().locale
  return favouritesView(
    asked,
    homes.map(({ stay, price }) => describeCard(stay, price, { ...visit, list: carriedSearch(asked.query) }, locale)),
  )
}
