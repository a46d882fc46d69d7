// The command by which an operator has the invoice of a booking made now, or made right, whatever the rule says.

import { byOperator, onBooking } from '#bookings/commands/on-booking.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { notWaiting } from './invoices/follow-papers.server.ts'
import { readIssuer } from './invoices/issuer.server.ts'
import { makePapers } from './invoices/make-papers.server.ts'
import { standingOf } from './invoices/paper-facts.server.ts'
import type { PaperRefusal } from './recipient/paper-refusals.ts'

type Made = Outcome<{ readonly numbers: readonly string[] }, Exclude<PaperRefusal, 'invoice-made'>>

/** Answers the numbers of what was made, in order; the job mails them. Pressed twice it is made once: the second time all is right. */
export function makeInvoice(tools: Tools, operator: Operator, bookingId: string): Promise<Made> {
  const who = byOperator(operator, 'money', 'booking-unknown')
  return onBooking(tools, who, { bookingId }, async ({ queries, booking, now }): Promise<Made> => {
    const issuer = await readIssuer(queries)
    if (!issuer.isComplete) return refused('issuer-incomplete')
    await notWaiting(queries, bookingId)
    const made = await makePapers(queries, booking, { environment: tools.environment, by: operator.id }, now)
    if (made.length > 0) return done({ numbers: made.map(({ number }) => number) })
    const { chargedMinor, goodwillMinor } = await standingOf(queries, booking)
    return refused(chargedMinor - goodwillMinor > 0 ? 'papers-complete' : 'nothing-to-invoice')
  })
}
