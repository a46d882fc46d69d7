// Carries out a button of Today: what is about a booking, an enquiry or money, or a conflict that is set aside.

import { pressButton } from '#admin/bookings/press-button.server.ts'
import { setConflictAside } from '#admin/channels/change-feed.server.ts'
import { feedRefusalStatus, feedRefusals } from '#admin/channels/feed-refusals.ts'
import { sentence } from '#catalogue/sentence.ts'
import { typedIn, uuidInput } from '#values/form-input.ts'

export async function pressOnToday(...pressed: Parameters<typeof pressButton>): ReturnType<typeof pressButton> {
  const [tools, operator, form] = pressed
  if (typedIn(form, 'intent') !== 'set-aside') return pressButton(...pressed)
  const conflict = uuidInput.safeParse(typedIn(form, 'conflict'))
  if (!conflict.success) return refuse(400, sentence('adminBookings.unreadableAnswer'))
  const aside = await setConflictAside(tools, operator, conflict.data)
  if (aside.ok) return { isDone: true }
  // One of another home looks like none.
  return refuse(aside.reason === 'feed-gone' ? 404 : feedRefusalStatus[aside.reason], feedRefusals[aside.reason])
}

function refuse(status: number, refusal: string) {
  return { isDone: false as const, status, shown: { refusal, dispute: undefined, confirmation: undefined } }
}
