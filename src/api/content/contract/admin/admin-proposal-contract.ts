// The operator's calls about a change that they propose to a guest: what it would cost, and the proposal itself.

import { z } from 'zod'
import { proposeInput } from '#amendments/amend/amend-input.ts'
import { acting, reading } from '#api/content/contract/admin-pages.ts'
import { oneOf } from '#api/content/contract/booking-contract.ts'
import { operation } from '#api/content/contract/operation.ts'
import { toldPrice } from '#api/content/contract/quote-schemas.ts'
import {
  cancelling,
  deltaMinor,
  idInAddress,
  party,
  toldVersion,
  visitDays,
} from '#api/content/contract/written-values.ts'
import { bookingNow, keyed } from './admin-booking-contract.ts'

const visit = { ...visitDays, party }

const proposalPreview = z
  .strictObject({
    /** To be sent along when proposing, with the new total. */
    version: toldVersion,
    price: toldPrice.describe('What the visit costs; null where it has no price.'),
    deltaMinor,
    /** What comes back when, if it is cancelled after the change. */
    cancelling,
  })
  .meta({ id: 'ProposalPreview' })

const notOffered = {
  422: 'It is what is booked already, or the home cannot be booked so: `details.verdicts` says why.',
}
const stands = '`details.state` and `details.version` say how it stands'

export const adminProposalContract = {
  previewProposal: operation({
    ...reading,
    needs: { area: 'bookings', level: 'change' },
    summary: 'What other dates or another party would cost the guest of a booking; nobody is asked yet',
    path: idInAddress,
    body: z.strictObject(visit),
    answer: { status: 200, body: oneOf(proposalPreview) },
    refusals: { ...notOffered, 409: `It cannot be changed any more: ${stands}; or a change of it waits already.` },
  }),
  proposeChange: operation({
    ...acting,
    needs: { area: 'bookings', level: 'change' },
    ...keyed,
    summary:
      'For managers and owners: propose other dates or another party at what the preview said. Nothing moves, and no night is kept, before the guest agrees; `answerChange` takes it back',
    path: idInAddress,
    body: proposeInput.extend(visit),
    ...bookingNow,
    refusals: {
      ...notOffered,
      409: `It cannot be changed any more or has changed since the preview: ${stands}; or the price has changed, the nights are taken, a change of it waits already, or the key was used for something else.`,
    },
  }),
} as const
