// What guests and the operator of the demo world wrote to each other, and the snippets the operator writes with.

import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import { conversationTable } from '#messages/record/message-tables.server.ts'
import { makeSnippet } from '#messages/snippets/save-snippet.server.ts'
import { writeAboutBooking } from '#messages/threads/write-as-guest.server.ts'
import { writeToGuest } from '#messages/threads/write-as-team.server.ts'
import { writeToUs } from '#messages/write-to-us.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { signedOut } from '#users/user/visitor.ts'
import { dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import { days, earlier, hours } from '#values/duration.ts'
import type { DemoCast } from './demo-bookings.server.ts'
import { at } from './demo-moments.server.ts'

const snippets = [
  {
    title: 'Welcome',
    texts: [
      {
        language: 'en',
        text: 'Dear {name},\n\nwe look forward to your stay at {home} from {check-in} to {check-out}.',
      },
      {
        language: 'de',
        text: 'Guten Tag {name},\n\nwir freuen uns auf Ihren Aufenthalt in {home} von {check-in} bis {check-out}.',
      },
    ],
  },
  {
    title: 'Arrival',
    texts: [
      {
        language: 'en',
        text: 'Dear {name},\n\nyou can arrive from {check-in-time}. Please tell us roughly when to expect you.',
      },
      {
        language: 'de',
        text: 'Guten Tag {name},\n\nSie können ab {check-in-time} anreisen. Bitte sagen Sie uns ungefähr, wann Sie kommen.',
      },
    ],
  },
] as const

const question = {
  name: 'Tomás Ferreira (demo)',
  email: 'tomas@demo.casita.example',
  subject: '',
  text: 'Is the path from the road lit at night? My mother walks with a stick.',
  stay: 'harbour-loft',
  key: 'demo-question',
}

/** Written once; what somebody has written or deleted since stays so. */
export async function keepDemoThreads(tools: Tools, { guests, operator }: DemoCast): Promise<void> {
  const { database, environment, clock } = tools
  const { formKey } = conversationTable
  const [known] = await database.select({ formKey }).from(conversationTable).where(eq(formKey, question.key))
  if (known) return
  const origin = environment.PUBLIC_URL ?? ''
  const ago = (count: number) => at(tools, earlier(clock.now(), hours(count)))
  for (const { title, texts } of snippets) await makeSnippet(tools, operator, { title, texts: [...texts] })
  await writeToUs(await ago(26), signedOut, {}, question)
  const from = { address: '', origin }
  const [first, second] = [await nextVisit(tools, guests.guest.id), await nextVisit(tools, guests.secondGuest.id)]
  if (first) {
    const about = { bookingId: first, ...from }
    await writeAboutBooking(await ago(50), guests.guest, {
      ...about,
      text: 'Hello! Our train arrives at nine in the evening. Is that too late?',
      key: 'demo-late-train',
    })
    await writeToGuest(await ago(48), operator, {
      ...about,
      text: 'Not at all. The lamp by the door will be on, and there is soup in the fridge.',
      key: 'demo-lamp',
      // The question was read.
      seen: Number.MAX_SAFE_INTEGER,
    })
  }
  if (second) {
    const text = 'Could you put a cot into the small room? We bring the bedding.'
    await writeAboutBooking(await ago(3), guests.secondGuest, { bookingId: second, ...from, text, key: 'demo-cot' })
  }
}

/** The guest's next confirmed visit. */
async function nextVisit({ database, clock }: Tools, guestId: string): Promise<string | undefined> {
  const { id, guestUserId, state, checkIn } = bookingTable
  const today = writeCalendarDay(dayInZone(earlier(clock.now(), days(1)), 'UTC'))
  const [next] = await database
    .select({ id })
    .from(bookingTable)
    .where(and(eq(guestUserId, guestId), inArray(state, ['confirmed', 'in_stay']), gte(checkIn, today)))
    .orderBy(asc(checkIn))
    .limit(1)
  return next?.id
}
