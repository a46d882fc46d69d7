// What the two buttons beside a proposed change are answered with, on either page of a booking.

import { amendRefusalStatus, amendRefusals } from '#amendments/amend/amend-refusals.ts'
import { sayRefused } from '#bookings/record/state-conflict.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Booker } from '#users/user/visitor.ts'
import { answerProposal } from './answer-proposal.server.ts'

const answers = { 'accept-proposal': 'accept', 'decline-proposal': 'decline' } as const
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Asked = { readonly bookingId: string; readonly form: FormData; readonly origin: string }

/** Undefined for a form that is neither button's; status 200 when it was done. */
export async function handleProposalForm(
  tools: Tools,
  who: Booker,
  { bookingId, form, origin }: Asked,
): Promise<{ readonly status: number; readonly refusal?: string } | undefined> {
  const intent = String(form.get('intent') ?? '')
  const amendmentId = String(form.get('proposal') ?? '')
  if (!Object.hasOwn(answers, intent)) return undefined
  if (!uuid.test(amendmentId)) return { status: 409, refusal: amendRefusals['answered-already'] }
  const answer = answers[intent as keyof typeof answers]
  const answered = await answerProposal(tools, who, { bookingId, amendmentId, answer, origin })
  if (answered.ok) return { status: 200 }
  return { status: amendRefusalStatus[answered.reason], refusal: sayRefused(amendRefusals, answered) }
}
