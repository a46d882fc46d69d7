// What the operator's page of one booking is answered with, whose buttons propose a change or take it back.

import { amendRefusalStatus, amendRefusals } from '#amendments/amend/amend-refusals.ts'
import { answerAmendment } from '#amendments/amend/answer-amendment.server.ts'
import type { VisitChange } from '#amendments/amend/visit-change.ts'
import { proposeChange } from '#amendments/proposals/propose-change.server.ts'
import { commandKeyIn } from '#bookings/record/carry-out-once.server.ts'
import { sayRefused } from '#bookings/record/state-conflict.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { parseAdminInput } from './admin-input.ts'

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
): Promise<{ readonly status: number; readonly refusal: string | undefined }> {
  const desk = parseAdminInput(form)
  if (desk?.kind === 'change' && desk.answer === 'decline' && desk.bookingId === bookingId) {
    const taken = await answerAmendment(tools, operator, { ...desk, origin })
    if (taken.ok) return { status: 200, refusal: undefined }
    return { status: amendRefusalStatus[taken.reason], refusal: sayRefused(amendRefusals, taken) }
  }
  const [version, seenTotalMinor] = [numberIn(form, 'version'), numberIn(form, 'total')]
  if (form.get('intent') !== 'propose' || !input || version === undefined || seenTotalMinor === undefined) {
    return { status: 400, refusal: 'We could not read that form. Please look at the price again.' }
  }
  const words = String(form.get('words') ?? '')
  const { nights, party } = input
  const asked = { bookingId, nights, party, version, seenTotalMinor, words, key: commandKeyIn(form), origin }
  const proposed = await proposeChange(tools, operator, asked)
  if (proposed.ok) return { status: 200, refusal: undefined }
  return { status: amendRefusalStatus[proposed.reason], refusal: sayRefused(amendRefusals, proposed) }
}

function numberIn(form: FormData, name: string): number | undefined {
  const value = form.get(name)
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : undefined
}
