// What the operator's page of one booking is answered with, whose buttons propose a change or take it back.

import { proposeInput } from '#amendments/amend/amend-input.ts'
import { amendRefusalStatus, amendRefusals } from '#amendments/amend/amend-refusals.ts'
import type { VisitChange } from '#amendments/amend/visit-change.ts'
import { proposeChange } from '#amendments/proposals/propose-change.server.ts'
import { commandKeyIn } from '#bookings/commands/carry-out-once.server.ts'
import { sayOutcome } from '#bookings/record/state-conflict.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { parseFormInput } from '#values/form-input.ts'
import { answerChange } from './handle-button.server.ts'

type ProposeAsked = {
  readonly bookingId: string
  readonly form: FormData
  /** The dates and people that the form asks for, where they can be read. */
  readonly input: VisitChange | undefined
  readonly origin: string
}

/** Status 200 when it was done, else the sentence why not. */
export async function handleProposeForm(
  tools: Tools,
  operator: Operator,
  { bookingId, form, input, origin }: ProposeAsked,
): Promise<{ readonly status: number; readonly refusal?: string | undefined }> {
  if (form.get('intent') === 'decline-change' && form.get('booking') === bookingId) {
    return (await answerChange('decline')(tools, operator, form, origin)) ?? unreadable
  }
  const parsed = parseFormInput(proposeInput, form, { totalMinor: 'total' })
  if (form.get('intent') !== 'propose' || !input || !parsed.ok) return unreadable
  const { version, totalMinor: seenTotalMinor, words } = parsed.input
  const { nights, party } = input
  const asked = { bookingId, nights, party, version, seenTotalMinor, words, key: commandKeyIn(form), origin }
  return sayOutcome(await proposeChange(tools, operator, asked), amendRefusalStatus, amendRefusals)
}

const unreadable = { status: 400, refusal: 'We could not read that form. Please look at the price again.' }
