// Describes the enquiry that an offer by hand answers: what was asked, by whom, and whether it still waits.

import { sayInstant } from '#bookings/record/booking-words.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { findEnquiry } from '#enquiries/enquiry-store.server.ts'
import { byHandRefusals } from '#holds/by-hand-refusals.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { uuidInput } from '#values/form-input.ts'
import type { ByHandView } from './by-hand-view.ts'

type Answered = Pick<ByHandView, 'enquiry' | 'enquiryFault'> & {
  /** The home that was asked, which alone can be offered. */
  readonly home: ByHandView['homes'][number] | undefined
}

const none: Answered = { enquiry: undefined, enquiryFault: undefined, home: undefined }

/** `typed`: the id in the address, if any. One that its reader may not answer is as unknown as one that does not exist. */
export async function describeAnswered(tools: Tools, who: Operator, typed: string | null): Promise<Answered> {
  if (typed === null || typed === '') return none
  const unknown = { ...none, enquiryFault: byHandRefusals['enquiry-unknown'] }
  const found = uuidInput.safeParse(typed).success ? await findEnquiry(tools.database, typed) : undefined
  if (!found || !may(who, 'enquiries', 'change', found.enquiry.stayId)) return unknown
  const { enquiry, stay } = found
  const { id, message, contact, language, expiresAt } = enquiry
  if (enquiry.state !== 'open' || expiresAt <= tools.clock.now()) {
    return { ...none, enquiryFault: byHandRefusals['answered-already'] }
  }
  const seesGuest = may(who, 'contact', 'see', enquiry.stayId)
  const reached = { name: contact.name, email: contact.email, phone: contact.phone ?? '' }
  return {
    enquiry: {
      ...{ id, message, until: sayInstant(expiresAt, stay.timeZone, currentLanguage().locale) },
      guest: { ...(seesGuest && reached), ...(language && { language }), cameBy: 'email' },
    },
    enquiryFault: undefined,
    home: { value: stay.slug, label: stay.name },
  }
}
