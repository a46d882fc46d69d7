// The operator's calls about saved views of the list of bookings.

import { listViews, removeView, saveView } from '#admin/bookings/list/saved-views.server.ts'
import { viewRefusalStatus, viewRefusals } from '#admin/bookings/list/view-refusals.ts'
import type { bookingViewsContract } from '#api/admin-contract/booking-views-contract.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { refuseCommand } from '#api/content/booking-answers.ts'
import { answerOne } from '#api/content/content-answer.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'

export const bookingViewsCalls: Handlers<keyof typeof bookingViewsContract> = {
  listBookingViews: ({ tools, user }) => answerViews(tools, user),

  saveBookingView: async ({ tools, user, body }) => {
    const saved = await saveView(tools, user, body)
    return saved.ok ? answerViews(tools, user) : refuseCommand(viewRefusalStatus, viewRefusals, saved)
  },

  removeBookingView: async ({ tools, user, path }) => {
    const removed = await removeView(tools, user, path.id)
    return removed.ok ? answerViews(tools, user) : refuseCommand(viewRefusalStatus, viewRefusals, removed)
  },
}

async function answerViews(tools: Tools, user: Operator) {
  return answerOne({ views: await listViews(tools, user) })
}
