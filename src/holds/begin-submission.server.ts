// Reads what a submission needs before a hold becomes a booking, in one statement that also takes its key and its limits' locks.

import { sql } from 'drizzle-orm'
import { type CommandKey, hashOfInput } from '#bookings/commands/carry-out-once.server.ts'
import {
  type BookingGuest,
  guestEmailOf,
  guestUserIdOf,
  unprovedEmailOf,
} from '#bookings/record/booking-guest.server.ts'
import { countedAddress } from '#identity/wire/caller.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import type { Environment } from '#platform/tools/environment.server.ts'
import { given, preparedStatement } from '#platform/write-batch.server.ts'
import { isOperator } from '#users/user/visitor.ts'

/** The most bookings of one account or e-mail address that may wait for a payment or an answer. */
const mostUnpaid = 3

/** Unproved bookings: of one browser, whose key opens one, and of one network those that wait for their payment. */
const mostUnproved = 1
const mostUnprovedFromHere = 3

type SubmissionBegun = {
  /** Why no further unpaid booking may be made; binding until the transaction ends. */
  readonly refusal: 'too-many-unpaid' | 'too-many-unpaid-from-here' | 'prove-first' | undefined
  /** The network to count the booking against, where it counts. */
  readonly bookedFrom: string | undefined
}

type Counted = {
  readonly unpaid: number
  readonly hasPaid: boolean
  readonly fromNetwork: number
  readonly unproved: number
  readonly unprovedFromNetwork: number
}

const begin = preparedStatement<
  Counted,
  'scope' | 'key' | 'hash' | 'booking' | 'user' | 'email' | 'browser' | 'network' | 'now'
>(
  sql`select unpaid, has_paid as "hasPaid", unpaid_from_network as "fromNetwork",
    unproved_of_browser as "unproved", unproved_from_network as "unprovedFromNetwork" from begin_submission(
    ${given('scope', 'text')}, ${given('key', 'text')}, ${given('hash', 'text')}, ${given('booking', 'uuid')},
    ${given('user', 'uuid')}, ${given('email', 'text')}, ${given('browser', 'text')}, ${given('network', 'text')},
    ${given('now', 'timestamptz')}
  )`,
)

/** Undefined when the key was taken before: `carryOutOnce` says by what. Operators' own bookings are not limited. */
export async function beginSubmission(
  queries: Transaction,
  { command, holdId, guest, address }: { command: CommandKey; holdId: string; guest: BookingGuest; address: string },
  { UNPAID_BOOKINGS_PER_ADDRESS: mostFromNetwork }: Pick<Environment, 'UNPAID_BOOKINGS_PER_ADDRESS'>,
  now: Date,
): Promise<SubmissionBegun | undefined> {
  const network = countedAddress(address)
  const [counted] = await begin(queries, {
    scope: command.scope,
    key: command.key,
    hash: hashOfInput(command),
    booking: holdId,
    user: guestUserIdOf(guest),
    email: guestEmailOf(guest),
    browser: guest.browser ?? null,
    network,
    now,
  })
  if (!counted) return undefined
  if ('user' in guest && isOperator(guest.user)) return { refusal: undefined, bookedFrom: undefined }
  const { unpaid, hasPaid, fromNetwork } = counted
  const { unproved, unprovedFromNetwork } = counted
  const provesNothing = unprovedEmailOf(guest) !== null
  if (provesNothing && (unproved >= mostUnproved || unprovedFromNetwork >= mostUnprovedFromHere)) {
    return { refusal: 'prove-first', bookedFrom: undefined }
  }
  const isTooManyFromHere = !hasPaid && fromNetwork >= mostFromNetwork
  return {
    refusal: unpaid >= mostUnpaid ? 'too-many-unpaid' : isTooManyFromHere ? 'too-many-unpaid-from-here' : undefined,
    bookedFrom: hasPaid ? undefined : network,
  }
}
