// Counts what waits in each section of the admin, as far as its reader may see it: one statement for all.

import { type SQL, sql } from 'drizzle-orm'
import { amendmentTable } from '#amendments/amend/amendment-tables.server.ts'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import { externalCalendarTable } from '#channels/feeds/channel-tables.server.ts'
import { enquiryTable } from '#enquiries/enquiry-tables.server.ts'
import { isUnread } from '#messages/count-conversations.server.ts'
import { homeOfConversation } from '#messages/record/conversation-store.server.ts'
import { conversationTable } from '#messages/record/message-tables.server.ts'
import { disputeTable, refundTable } from '#payments/ledger/payment-tables.server.ts'
import { jobRunTable } from '#platform/jobs/job-tables.server.ts'
import { givenUpMessages } from '#platform/outbox/outbox.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type Area, may, reachOf } from '#users/permissions/permissions.ts'
import { unitWithin, within } from '#users/permissions/within-reach.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { SectionCounts } from './frame-view.ts'
import type { Counted } from './sections.ts'

/** `jobs`: the names of those that run here. */
export async function countSections(
  { database, clock }: Pick<Tools, 'database' | 'clock'>,
  who: Operator,
  jobs: readonly string[],
): Promise<SectionCounts> {
  const now = sql`${clock.now().toISOString()}::timestamptz`
  const ofHomes = (area: Area) => within(reachOf(who, area), bookingTable.stayId)
  const counted: Readonly<Record<Counted, SQL>> = {
    bookings: sql`
      (select count(*) from ${bookingTable} where ${ofHomes('bookings')}
        and state = 'pending_approval' and request_expires_at > ${now})
      + (select count(*) from ${amendmentTable} join ${bookingTable} on ${bookingTable.id} = booking_id
        where ${ofHomes('bookings')} and ${amendmentTable.state} = 'proposed' and proposed_by = 'guest' and expires_at > ${now})
      + (select count(*) from ${enquiryTable} where ${within(reachOf(who, 'enquiries'), enquiryTable.stayId)}
        and state = 'open' and expires_at > ${now})`,
    inbox: sql`(select count(*) from ${conversationTable} left join ${bookingTable} on ${bookingTable.id} = booking_id
      where ${within(reachOf(who, 'conversations'), homeOfConversation)} and ${isUnread})`,
    money: sql`
      (select count(*) from ${disputeTable} join ${bookingTable} on ${bookingTable.id} = booking_id
        where ${ofHomes('money')} and ${disputeTable.state} = 'needs-response')
      + (select count(*) from ${refundTable} join ${bookingTable} on ${bookingTable.id} = booking_id
        where ${ofHomes('money')} and ${refundTable.state} = 'failed')
      + (select count(*) from ${bookingTable} where ${ofHomes('money')}
        and state in ('confirmed', 'in_stay') and payment_due_at < ${now})`,
    channels: sql`(select count(*) from ${externalCalendarTable}
      where ${unitWithin(reachOf(who, 'channels'), externalCalendarTable.unitId)}
        and removed_at is null and not is_paused and state in ('late', 'failing'))`,
    outbox: may(who, 'outbox') ? givenUpMessages : sql`0`,
    jobs: sql`(select count(*) from ${jobRunTable} where ${may(who, 'jobs')}
      and name = any(${sql.param([...jobs])}::text[]) and fault_at is not null and (well_at is null or well_at <= fault_at))`,
  }
  const columns = Object.entries(counted).map(([name, count]) => sql`(${count})::integer as ${sql.identifier(name)}`)
  const { rows } = await database.execute<Record<Counted, number>>(sql`select ${sql.join(columns, sql`, `)}`)
  return rows[0]!
}
