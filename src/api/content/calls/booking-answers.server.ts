// Shared by calls about one booking: the response with its new state.

import { describeBooking } from '#api/content/answers/describe-booking.server.ts'
import { noBooking } from '#api/content/booking-answers.ts'
import { answerOne, type ContentAnswer } from '#api/content/content-answer.ts'
import type { AnswerOf } from '#api/content/content-contract.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { findBooking } from '#trips/find-booking.server.ts'
import type { Booker } from '#users/user/visitor.ts'

/** The response about a booking; 404 for anyone but its guest. */
export async function answerBooking(
  tools: Tools,
  booker: Booker,
  id: string,
  more: { readonly location?: string } = {},
): Promise<ContentAnswer<AnswerOf<'readBooking'>>> {
  const booking = await findBooking(tools, booker, id)
  return booking ? answerOne(await describeBooking(tools, booking), more) : noBooking
}
