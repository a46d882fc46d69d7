// Every English sentence: the catalogue that translations follow. Each room has its file.

import { agesEnglish } from './english/admin/ages.ts'
import { arrivalEnglish } from './english/admin/arrival.ts'
import { bookingListEnglish } from './english/admin/booking-list.ts'
import { adminBookingsEnglish } from './english/admin/bookings.ts'
import { byHandEnglish } from './english/admin/by-hand.ts'
import { adminCalendarEnglish } from './english/admin/calendar.ts'
import { changesEnglish } from './english/admin/changes.ts'
import { channelsEnglish } from './english/admin/channels.ts'
import { adminFrameEnglish } from './english/admin/frame.ts'
import { homesEnglish } from './english/admin/homes.ts'
import { jobsEnglish } from './english/admin/jobs.ts'
import { lettingEnglish } from './english/admin/letting.ts'
import { groupsEnglish, manyEnglish } from './english/admin/many.ts'
import { nightsEnglish } from './english/admin/nights.ts'
import { organisationEnglish } from './english/admin/organisation.ts'
import { adminPagesEnglish } from './english/admin/pages.ts'
import { adminPaymentsEnglish } from './english/admin/payments.ts'
import { peopleEnglish } from './english/admin/people.ts'
import { ratesEnglish } from './english/admin/rates.ts'
import { siteEnglish } from './english/admin/site.ts'
import { startEnglish } from './english/admin/start.ts'
import { statementsEnglish } from './english/admin/statements.ts'
import { taxReportEnglish } from './english/admin/tax-report.ts'
import { termsEnglish } from './english/admin/terms.ts'
import { todayEnglish } from './english/admin/today.ts'
import { amendmentsEnglish } from './english/booking/amendments.ts'
import { bookingMailsEnglish } from './english/booking/booking-mails.ts'
import { bookingPaymentsEnglish } from './english/booking/booking-payments.ts'
import { bookingsEnglish } from './english/booking/bookings.ts'
import { cancellationsEnglish } from './english/booking/cancellations.ts'
import { checkoutEnglish } from './english/booking/checkout.ts'
import { depositsEnglish } from './english/booking/deposits.ts'
import { enquiriesEnglish } from './english/booking/enquiries.ts'
import { movesEnglish } from './english/booking/moves.ts'
import { papersEnglish } from './english/booking/papers.ts'
import { tripsEnglish } from './english/booking/trips.ts'
import { callsEnglish } from './english/calls.ts'
import { consentEnglish } from './english/consent.ts'
import { exchangeEnglish } from './english/exchange.ts'
import { formsEnglish } from './english/forms.ts'
import { identityEnglish } from './english/identity.ts'
import { messagesEnglish } from './english/messages.ts'
import { offersEnglish } from './english/offers.ts'
import { pagesEnglish } from './english/pages.ts'
import { passkeysEnglish } from './english/passkeys.ts'
import { paymentsEnglish } from './english/payments.ts'
import { platformEnglish } from './english/platform.ts'
import { quotesEnglish } from './english/quotes.ts'
import { reviewsEnglish } from './english/reviews.ts'
import { searchEnglish } from './english/search.ts'
import { shellEnglish } from './english/shell.ts'
import { staysEnglish } from './english/stays.ts'
import { uiEnglish } from './english/ui.ts'
import { usersEnglish } from './english/users.ts'
import { valuesEnglish } from './english/values.ts'
import { visitorsEnglish } from './english/visitors.ts'

export const english = {
  ...adminBookingsEnglish,
  ...adminCalendarEnglish,
  ...adminPagesEnglish,
  ...adminFrameEnglish,
  ...adminPaymentsEnglish,
  ...amendmentsEnglish,
  ...arrivalEnglish,
  ...bookingListEnglish,
  ...bookingMailsEnglish,
  ...bookingPaymentsEnglish,
  ...bookingsEnglish,
  ...byHandEnglish,
  ...callsEnglish,
  ...cancellationsEnglish,
  ...changesEnglish,
  ...channelsEnglish,
  ...checkoutEnglish,
  ...consentEnglish,
  ...depositsEnglish,
  ...enquiriesEnglish,
  ...exchangeEnglish,
  ...formsEnglish,
  ...homesEnglish,
  ...identityEnglish,
  ...passkeysEnglish,
  ...jobsEnglish,
  ...lettingEnglish,
  ...manyEnglish,
  ...messagesEnglish,
  ...movesEnglish,
  ...nightsEnglish,
  ...offersEnglish,
  ...organisationEnglish,
  ...pagesEnglish,
  ...papersEnglish,
  ...paymentsEnglish,
  ...peopleEnglish,
  ...platformEnglish,
  ...quotesEnglish,
  ...ratesEnglish,
  ...agesEnglish,
  ...groupsEnglish,
  ...termsEnglish,
  ...taxReportEnglish,
  ...reviewsEnglish,
  ...searchEnglish,
  ...shellEnglish,
  ...siteEnglish,
  ...startEnglish,
  ...statementsEnglish,
  ...staysEnglish,
  ...todayEnglish,
  ...tripsEnglish,
  ...uiEnglish,
  ...usersEnglish,
  ...valuesEnglish,
  ...visitorsEnglish,
}
