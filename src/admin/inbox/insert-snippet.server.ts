// Puts a snippet into what an operator is writing, filled with what the message is about, in its reader's language.

import { eq } from 'drizzle-orm'
import { findRow } from '#bookings/record/booking-store.server.ts'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import { type Filling, fillSnippet } from '#messages/snippets/fill-snippet.server.ts'
import { listSnippets } from '#messages/snippets/save-snippet.server.ts'
import { mayThread } from '#messages/threads/thread-reader.server.ts'
import type { Which } from '#messages/threads/write-as-team.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { type FoundThread, findThread } from './find-threads.server.ts'

/** `text` with the snippet below it; undefined where there is no such snippet or thread. */
export async function insertSnippet(
  tools: Tools,
  who: Operator,
  { snippetId, text, ...which }: Which & { readonly snippetId: string; readonly text: string },
): Promise<string | undefined> {
  const filling = await fillingFor(tools, who, which)
  const snippet = (await listSnippets(tools.database, who)).find(({ id }) => id === snippetId)
  if (!filling || !snippet) return undefined
  const filled = fillSnippet(tools.environment, snippet, filling)
  return text.trim() === '' ? filled : `${text.trimEnd()}\n\n${filled}`
}

async function fillingFor(tools: Tools, who: Operator, which: Which): Promise<Filling | undefined> {
  if ('conversationId' in which) {
    const found = await findThread(tools, who, which.conversationId)
    return found && fillingOf(found)
  }
  const booking = await findRow(tools.database, which.bookingId)
  if (!booking?.contact || !mayThread(who, 'change', booking.stayId)) return undefined
  const [stay] = await tools.database.select().from(stayTable).where(eq(stayTable.id, booking.stayId))
  return ofBooking(booking, stay ?? null)
}

function fillingOf({ conversation, booking, enquiry, stay }: FoundThread): Filling {
  if (booking) return ofBooking(booking, stay)
  const { language, name } = conversation
  return { language, name, home: stay?.name, visit: enquiry ?? undefined, reference: undefined, hours: hoursOf(stay) }
}

function ofBooking(booking: BookingRow, stay: FoundThread['stay']): Filling {
  const { language, contact, reference } = booking
  return { language, name: contact?.name ?? '', home: stay?.name, visit: booking, reference, hours: hoursOf(stay) }
}

function hoursOf(stay: FoundThread['stay']) {
  return stay ? { checkInFrom: stay.checkInFrom.slice(0, 5), checkOutUntil: stay.checkOutUntil.slice(0, 5) } : undefined
}
