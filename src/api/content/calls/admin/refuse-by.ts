// Why a command of an operator was refused, by the tables of the room whose command it is.

import { refuseCommand } from '#api/content/booking-answers.ts'
import type { RefusalStatus } from '#api/content/contract/operation.ts'
import type { BookingStanding } from '#bookings/record/state-conflict.ts'

/** In the words of the pages; where a booking's state is the matter, with that and its version. */
export function refuseBy<Reason extends string>(
  statuses: Readonly<Record<Reason, RefusalStatus>>,
  sentences: Readonly<Record<Reason, string>>,
  refusal: { readonly reason: NoInfer<Reason> } & Partial<BookingStanding>,
) {
  return refuseCommand(statuses[refusal.reason], sentences, refusal)
}
