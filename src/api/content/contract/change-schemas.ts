// What is told of changes of bookings that wait: those that guests asked for, and those that the home proposed.

import { z } from 'zod'
import { optionalInstant } from './stay-contract.ts'
import { day, minor, toldParty, uuid } from './written-values.ts'

export const toldExtras = z.array(z.strictObject({ feeId: z.int(), quantity: z.int() }))

/** What is agreed on, or would be. */
export const agreedVisit = z.strictObject({
  checkIn: day,
  checkOut: day,
  party: toldParty,
  extras: toldExtras,
  couponCode: z.string().nullable(),
  totalMinor: minor,
})

/** A change that was asked for and waits for the home's answer. */
export const waitingChange = z
  .strictObject({ ...agreedVisit.shape, deltaMinor: minor, expiresAt: optionalInstant })
  .nullable()

const proposed = {
  /** What an answer to it carries. */
  id: uuid,
  before: agreedVisit,
  after: agreedVisit,
  deltaMinor: minor,
  /** Why, in the home's own words. */
  words: z.string(),
  /** It ends by itself then, and nothing has changed. */
  expiresAt: optionalInstant,
}

/** A change that the home proposed and that waits for the guest. */
export const proposedChange = z
  .strictObject({
    ...proposed,
    /** What would be open then, and what would go back. */
    openMinor: minor,
    refundMinor: minor,
    /** What comes back when, if it is cancelled after the change. */
    cancelling: z.array(z.string()),
    inWords: z.strictObject({ difference: z.string(), settling: z.string() }),
  })
  .meta({ id: 'Proposal' })
  .nullable()

/** The same as operators see it. */
export const adminProposed = z.strictObject(proposed).meta({ id: 'ProposalAtDesk' }).nullable()
