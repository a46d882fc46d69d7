// The operator's calls about bookings: looked at, answered, ended, and the changes and enquiries that wait.

import { readListed } from '#admin/bookings/list/read-listed.server.ts'
import { amendRefusalStatus, amendRefusals } from '#amendments/amend/amend-refusals.ts'
import { answerAmendment } from '#amendments/amend/answer-amendment.server.ts'
import { listAmendments } from '#amendments/amend/find-amendment.server.ts'
import {
  describeAdminBookings,
  describeAdminChange,
  describeAdminEnquiry,
} from '#api/admin/answers/describe-for-admin.server.ts'
import type { adminBookingContract } from '#api/admin-contract/admin-booking-contract.ts'
import type { Handlers } from '#api/content/asked.server.ts'
import { refuseCommand } from '#api/content/booking-answers.ts'
import { answerPage } from '#api/content/calls/answer-page.ts'
import { askedPage } from '#api/content/calls/asked-page.ts'
import { answerOne } from '#api/content/content-answer.ts'
import { adminRefusalStatus, adminRefusals } from '#cancellations/admin-refusals.ts'
import { endBooking } from '#cancellations/end-booking.server.ts'
import { approveRequest, declineRequest } from '#cancellations/requests/answer-request.server.ts'
import { requestRefusalStatus, requestRefusals } from '#cancellations/requests/request-refusals.ts'
import { answerEnquiry } from '#enquiries/answer-enquiry.server.ts'
import { enquiryRefusalStatus, enquiryRefusals } from '#enquiries/enquiry-refusals.ts'
import { findEnquiry, listEnquiries } from '#enquiries/enquiry-store.server.ts'
import { listForOperators } from '#trips/list-for-operators.server.ts'
import { afterCommand, answerAdminBooking } from './after-command.server.ts'

const endings = { cancel: 'cancel', 'cancel-for-guest': 'cancel_for_guest', 'no-show': 'mark_no_show' } as const

export const adminBookingCalls: Handlers<keyof typeof adminBookingContract> = {
  listBookingsAtDesk: async ({ tools, user, query }) => {
    const { skip, size } = askedPage(query)
    const { group, pagination: _, ...filter } = query
    const { bookings, total } = group
      ? (await listForOperators(tools, user, { skip, most: size, only: [group] }))[group]
      : await readListed(tools, user, filter, { skip, most: size })
    return answerPage(query, await describeAdminBookings(tools, user, bookings), total)
  },

  readBookingAtDesk: asked => answerAdminBooking(asked, asked.path.id),

  answerRequest: async asked => {
    const { tools, user, path, headers, body, origin } = asked
    const { answer, version } = body
    const input = { bookingId: path.id, version, key: headers['idempotency-key'], reason: body.reason, origin }
    const answered = await (answer === 'approve' ? approveRequest : declineRequest)(tools, user, input)
    return afterCommand(asked, answered, requestRefusalStatus, requestRefusals)
  },

  endBooking: async asked => {
    const { tools, user, path, headers, body, origin } = asked
    const command = endings[body.how]
    const { version } = body
    const goodwillMinor = body.how === 'cancel-for-guest' ? body.goodwillMinor : 0
    const input = {
      bookingId: path.id,
      version,
      goodwillMinor,
      key: headers['idempotency-key'],
      reason: body.reason,
      origin,
    }
    const ended = await endBooking(tools, user, { ...input, command })
    return afterCommand(asked, ended, adminRefusalStatus, adminRefusals)
  },

  listChanges: async ({ tools, user, query }) => {
    const { skip, size } = askedPage(query)
    const { changes, total } = await listAmendments(tools, user, { skip, most: size })
    return answerPage(query, changes.map(describeAdminChange), total)
  },

  answerChange: async asked => {
    const { tools, user, path, headers, body, origin } = asked
    const input = { bookingId: path.id, amendmentId: body.change, answer: body.answer, key: headers['idempotency-key'] }
    const answered = await answerAmendment(tools, user, { ...input, origin })
    return afterCommand(asked, answered, amendRefusalStatus, amendRefusals)
  },

  listEnquiries: async ({ tools, user, query }) => {
    const { skip, size } = askedPage(query)
    const { enquiries, total } = await listEnquiries(tools, user, { skip, most: size })
    const told = enquiries.map(found => describeAdminEnquiry(user, found))
    return answerPage(query, told, total)
  },

  answerEnquiry: async ({ tools, user, path, body, origin }) => {
    const input = { enquiryId: path.id, answer: body.answer, words: body.reason, origin }
    const answered = await answerEnquiry(tools, user, input)
    if (!answered.ok) return refuseCommand(enquiryRefusalStatus, enquiryRefusals, answered)
    return answerOne(describeAdminEnquiry(user, (await findEnquiry(tools.database, path.id))!))
  },
}
