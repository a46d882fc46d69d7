// Whether the mailbox that a booking's mails go to is proved to be its guest's.

import { eq } from 'drizzle-orm'
import type { BookingRow } from '#bookings/record/booking-tables.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { userTable } from '#users/user/account-tables.server.ts'
import { type Booker, isContact, isProven } from '#users/user/visitor.ts'

type Mailed = Pick<BookingRow, 'contact'>

/** Whether the booker's proved address is the one the mails go to; anybody may type another. */
export function isProvedBy(booker: Booker, { contact }: Mailed): boolean {
  if (isContact(booker)) return isProven(booker) && isSame(booker.provedEmail, contact?.email)
  return booker.emailVerified && isSame(booker.email, contact?.email)
}

/** The same of a booking that stands, by the account or the address it belongs to now. */
export async function isProvedContact(
  queries: Queries,
  { contact, guestEmail, guestUserId }: Mailed & Pick<BookingRow, 'guestEmail' | 'guestUserId'>,
): Promise<boolean> {
  if (isSame(guestEmail, contact?.email)) return true
  if (guestUserId === null) return false
  const proved = { email: userTable.email, isVerified: userTable.emailVerified }
  const [user] = await queries.select(proved).from(userTable).where(eq(userTable.id, guestUserId))
  return user?.isVerified === true && isSame(user.email, contact?.email)
}

function isSame(proved: string | null | undefined, mailed: string | undefined): boolean {
  return Boolean(proved && mailed) && proved!.toLowerCase() === mailed!.toLowerCase()
}
