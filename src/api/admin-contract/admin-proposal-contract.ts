// The operator's calls about a change that they propose to a guest: what it would cost, and the proposal itself.

import { z } from 'zod'
import { changeAtOnceInput, overrulesInput } from '#admin/by-hand/change-at-once-input.ts'
import { proposeInput } from '#amendments/amend/amend-input.ts'
import { changing } from '#api/contract/admin-pages.ts'
import * as field from '#api/contract/known-fields.ts'
import { operation } from '#api/contract/operation.ts'
import { one } from '#api/contract/page-schemas.ts'
import { priceSchema } from '#api/contract/quote-schemas.ts'
import { shape } from '#api/contract/shapes.ts'
import { onBooking } from './admin-booking-contract.ts'

const visit = { ...field.visitDays, party: field.party }

const proposalPreview = shape('ProposalPreview', {
  /** To be sent along when proposing, with the new total. */
  version: field.seenVersion,
  price: priceSchema.describe('What the visit costs; null where it has no price.'),
  deltaMinor: field.deltaMinor,
  retainedMinor: field.minor.describe(
    'What of the new total is for nights, people or extras that are given up, in minor units; only of a visit that has begun.',
  ),
  overruled: z.array(z.string()).describe('The rules that stand against it and are overruled, in words.'),
  /** The refund by date if cancelled after the change. */
  cancelling: field.cancelling,
})

const notOffered = {
  422: 'It is what is booked already, nights that are over would change, or the home cannot be booked so: `details.verdicts` says why.',
}
const stands = '`details.state` and `details.version` say how it stands'

export const adminProposalContract = {
  changeBookingNow: operation({
    ...changing('bookings'),
    ...onBooking,
    summary:
      'For managers and owners: change dates or people at once, with the guest’s word, at what the preview said or at another total. Once the visit has begun its arrival stays, and it may end today or later',
    body: changeAtOnceInput.extend(visit),
    refusals: {
      ...notOffered,
      409: `It cannot be changed any more or has changed since the preview: ${stands}; or the price has changed, the nights are taken, a change of it waits already, or the key was used for something else.`,
    },
  }),
  previewProposal: operation({
    ...changing('bookings'),
    limit: 'reads',
    summary:
      'What other dates or another party would cost the guest of a booking, also against rules; nobody is asked yet',
    path: field.idInAddress,
    body: z.strictObject({ ...visit, overrules: overrulesInput }),
    answer: one(proposalPreview),
    refusals: { ...notOffered, 409: `It cannot be changed any more: ${stands}; or a change of it waits already.` },
  }),
  proposeChange: operation({
    ...changing('bookings'),
    ...onBooking,
    summary:
      'For managers and owners: propose other dates or another party at what the preview said. Nothing moves, and no night is kept, before the guest agrees; `answerChange` takes it back',
    body: proposeInput.extend(visit),
    refusals: {
      ...notOffered,
      409: `It cannot be changed any more or has changed since the preview: ${stands}; or the price has changed, the nights are taken, a change of it waits already, or the key was used for something else.`,
    },
  }),
} as const
