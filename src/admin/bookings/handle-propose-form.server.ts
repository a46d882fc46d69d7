// Handles the buttons of the admin page of one booking: propose a change, or withdraw it.

import { proposeInput } from '#amendments/amend/amend-input.ts'
import { amendRefusalStatus, amendRefusals } from '#amendments/amend/amend-refusals.ts'
import type { VisitChange } from '#amendments/amend/visit-change.ts'
import { proposeChange } from '#amendments/proposals/propose-change.server.ts'
import { commandKeyIn } from '#bookings/commands/carry-out-once.server.ts'
import { sayOutcome } from '#bookings/record/state-conflict.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { parseFormInput } from '#values/form-input.ts'
import { handlerOf } from '#values/intent.ts'
import { answerChange } from './handle-button.server.ts'

type ProposeAsked = {
  readonly bookingId: string
  readonly form: FormData
  /** The dates and people that the form asks for, where they can be read. */
  readonly input: VisitChange | undefined
  readonly origin: string
}

type Answer = { readonly status: number; readonly refusal?: string | undefined }
type Button = (tools: Tools, operator: Operator, asked: ProposeAsked) => Promise<Answer | undefined>

const propose: Button = async (tools, operator, { bookingId, form, input, origin }) => {
  const parsed = parseFormInput(proposeInput, form, { totalMinor: 'total' })
  if (!input || !parsed.ok) return undefined
  const { version, totalMinor: seenTotalMinor, words } = parsed.input
  const { nights, party } = input
  const asked = { bookingId, nights, party, version, seenTotalMinor, words, key: commandKeyIn(form), origin }
  return sayOutcome(await proposeChange(tools, operator, asked), amendRefusalStatus, amendRefusals)
}

const buttons: Readonly<Record<string, Button>> = {
  propose,
  'decline-change': async (tools, operator, { bookingId, form, origin }) =>
    form.get('booking') === bookingId ? answerChange('decline')(tools, operator, form, origin) : undefined,
}

/** Whether a form of the booking's page proposes a change, or withdraws one. */
export function isAboutChange(form: FormData): boolean {
  return handlerOf(form, buttons) !== undefined
}

/** Status 200 when it was done, else the sentence why not. */
export async function handleProposeForm(tools: Tools, operator: Operator, asked: ProposeAsked): Promise<Answer> {
  const answer = await handlerOf(asked.form, buttons)?.(tools, operator, asked)
  return answer ?? { status: 400, refusal: sentence('adminBookings.unreadableProposal') }
}
