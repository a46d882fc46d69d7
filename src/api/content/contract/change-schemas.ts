// What is told of changes of bookings that wait: those that guests asked for, and those that the home proposed.

import { z } from 'zod'
import { optionalInstant } from './stay-contract.ts'
import { cancelling, deltaMinor, minor, toldParty, totalMinor, uuid, visitDays, wordsOf } from './written-values.ts'

export const toldExtras = z.array(
  z.strictObject({ feeId: z.int().describe('Which extra it is.'), quantity: z.int().describe('How many of it.') }),
)

/** What is agreed on, or would be. */
export const agreedVisit = z.strictObject({
  ...visitDays,
  party: toldParty,
  extras: toldExtras.describe('What is chosen beside the nights, all of it.'),
  couponCode: z.string().nullable().describe('The code that lowers the price; null for none.'),
  totalMinor: totalMinor.describe('All-in, in minor units.'),
})

/** A change that was asked for and waits for the home's answer. */
export const waitingChange = z
  .strictObject({ ...agreedVisit.shape, deltaMinor, expiresAt: optionalInstant.describe('Until when it stands.') })
  .nullable()

const proposed = {
  id: uuid.describe('Which change it is: an answer to it, and what takes it back, carries it.'),
  before: agreedVisit.describe('What is agreed.'),
  after: agreedVisit.describe('What would be agreed.'),
  deltaMinor,
  words: z.string().describe('What the home’s people wrote; empty where they wrote nothing.'),
  expiresAt: optionalInstant.describe('Until when it stands.'),
}

/** A change that the home proposed and that waits for the guest. */
export const proposedChange = z
  .strictObject({
    ...proposed,
    openMinor: minor.describe('What of the price would be open if you agreed, in minor units.'),
    refundMinor: minor.describe('What would go back the way it came, in minor units.'),
    /** What comes back when, if it is cancelled after the change. */
    cancelling,
    inWords: wordsOf({
      difference: z.string().describe('The difference in price.'),
      settling: z.string().describe('What agreeing means for what is paid.'),
    }).describe('The same as the pages of the site say it, in its language.'),
  })
  .meta({ id: 'Proposal' })
  .nullable()

/** The same as operators see it. */
export const adminProposed = z.strictObject(proposed).meta({ id: 'ProposalAtDesk' }).nullable()
