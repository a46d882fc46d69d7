// Handles the two buttons beside a proposed change, on either of a booking's pages.

import { answerProposalInput } from '#amendments/amend/amend-input.ts'
import { amendRefusalStatus, amendRefusals } from '#amendments/amend/amend-refusals.ts'
import { sayOutcome } from '#bookings/record/state-conflict.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Booker } from '#users/user/visitor.ts'
import { parseFormInput } from '#values/form-input.ts'
import { answerProposal } from './answer-proposal.server.ts'

type Asked = { readonly bookingId: string; readonly form: FormData; readonly origin: string }

/** Status 200 when it was done. */
export async function handleProposalForm(
  tools: Tools,
  who: Booker,
  answer: 'accept' | 'decline',
  { bookingId, form, origin }: Asked,
): Promise<{ readonly status: number; readonly refusal?: string | undefined }> {
  const parsed = parseFormInput(answerProposalInput.pick({ proposal: true }), form)
  if (!parsed.ok) return { status: 409, refusal: amendRefusals['answered-already'] }
  const { proposal: amendmentId } = parsed.input
  const answered = await answerProposal(tools, who, { bookingId, amendmentId, answer, origin })
  return sayOutcome(answered, amendRefusalStatus, amendRefusals)
}
