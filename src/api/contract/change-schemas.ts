// Pending changes of bookings: requested by guests, or proposed by the home.

import { z } from 'zod'
import * as field from './known-fields.ts'
import { shape, wordsOf } from './shapes.ts'

export const extrasSchema = z.array(
  z.strictObject({ feeId: z.int().describe('Which extra it is.'), quantity: z.int().describe('How many of it.') }),
)

/** The agreed or changed terms. */
export const agreedVisit = z.strictObject({
  ...field.visitDays,
  party: field.storedParty,
  extras: extrasSchema.describe('What is chosen beside the nights, all of it.'),
  couponCode: z.string().nullable().describe('The code that lowers the price; null for none.'),
  totalMinor: field.totalMinor.describe('All-in, in minor units.'),
})

/** A requested change that awaits the home's answer. */
export const waitingChange = z
  .strictObject({
    ...agreedVisit.shape,
    deltaMinor: field.deltaMinor,
    expiresAt: field.optionalInstant.describe('Until when it stands.'),
  })
  .nullable()

const proposed = {
  id: field.uuid.describe('Which change it is: an answer to it, and what takes it back, carries it.'),
  before: agreedVisit.describe('What is agreed.'),
  after: agreedVisit.describe('What would be agreed.'),
  deltaMinor: field.deltaMinor,
  words: z.string().describe('What the home’s people wrote; empty where they wrote nothing.'),
  expiresAt: field.optionalInstant.describe('Until when it stands.'),
}

/** A change proposed by the home that awaits the guest's answer. */
export const proposedChange = shape('Proposal', {
  ...proposed,
  openMinor: field.minor.describe('What of the price would be open if you agreed, in minor units.'),
  refundMinor: field.minor.describe('What would go back the way it came, in minor units.'),
  /** The refund by date if cancelled after the change. */
  cancelling: field.cancelling,
  inWords: wordsOf({
    difference: z.string().describe('The difference in price.'),
    settling: z.string().describe('What agreeing means for what is paid.'),
  }),
}).nullable()

/** The same as operators see it. */
export const adminProposed = shape('ProposalAtDesk', proposed).nullable()
