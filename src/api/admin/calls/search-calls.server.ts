// The operator's search for programs, and for the dialog that asks as somebody types.

import { trimmedSearch } from '#admin/search/search-address.ts'
import { searchAdmin } from '#admin/search/search-admin.server.ts'
import type { searchContract } from '#api/admin-contract/search-contract.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { askedPage } from '#api/content/calls/asked-page.ts'
import { answerWith } from '#api/content/content-answer.ts'

export const searchCalls: Handlers<keyof typeof searchContract> = {
  searchAdmin: async ({ tools, user, query }) => {
    const { size: most, skip } = askedPage(query)
    const { totals, bookings, homes, pages } = await searchAdmin(tools, user, {
      text: trimmedSearch(query.q),
      skip,
      most,
    })
    return answerWith({
      data: {
        bookings: bookings.map(booking => ({ ...booking })),
        homes: homes.map(home => ({ ...home })),
        pages: pages.map(page => ({ ...page })),
      },
      meta: { totals: { ...totals } },
    })
  },
}
