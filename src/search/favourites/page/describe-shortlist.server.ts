// The homes somebody keeps, each with the lowest price there is, and those they have looked at.

import type { Tools } from '#platform/tools/tools.server.ts'
import type { VisitInput } from '#quotes/input/visit-input.ts'
import { describeCard } from '#search/card/describe-card.server.ts'
import { findKept } from './find-kept.server.ts'
import { namedHomes, type ShortlistAsked, type ShortlistView, shortlistView } from './shortlist-view.ts'

type Asked = ShortlistAsked & {
  /** Dates and party, for prices as they would be asked. */
  readonly visit: VisitInput
}

/** The homes the address names, or those the browser keeps when it names none. */
export async function describeShortlist(tools: Tools, asked: Asked): Promise<ShortlistView> {
  const { visit } = asked
  const homes = await findKept(tools, namedHomes(asked), visit)
  const locale = tools.environment.SITE_LANG
  return shortlistView(
    asked,
    homes.map(({ stay, price }) => describeCard(stay, price, visit, locale)),
  )
}
