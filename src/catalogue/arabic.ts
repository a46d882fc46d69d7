// Every sentence in Arabic, room by room as the English.

import { adminBookingsArabic } from './arabic/admin/bookings.ts'
import { adminCalendarArabic } from './arabic/admin/calendar.ts'
import { channelsArabic } from './arabic/admin/channels.ts'
import { homesArabic } from './arabic/admin/homes.ts'
import { jobsArabic } from './arabic/admin/jobs.ts'
import { nightsArabic } from './arabic/admin/nights.ts'
import { adminPagesArabic } from './arabic/admin/pages.ts'
import { adminPaymentsArabic } from './arabic/admin/payments.ts'
import { ratesArabic } from './arabic/admin/rates.ts'
import { amendmentsArabic } from './arabic/amendments.ts'
import { bookingMailsArabic } from './arabic/booking-mails.ts'
import { bookingPaymentsArabic } from './arabic/booking-payments.ts'
import { bookingsArabic } from './arabic/bookings.ts'
import { cancellationsArabic } from './arabic/cancellations.ts'
import { checkoutArabic } from './arabic/checkout.ts'
import { consentArabic } from './arabic/consent.ts'
import { depositsArabic } from './arabic/deposits.ts'
import { enquiriesArabic } from './arabic/enquiries.ts'
import { exchangeArabic } from './arabic/exchange.ts'
import { formsArabic } from './arabic/forms.ts'
import { identityArabic } from './arabic/identity.ts'
import { messagesArabic } from './arabic/messages.ts'
import { offersArabic } from './arabic/offers.ts'
import { pagesArabic } from './arabic/pages.ts'
import { paymentsArabic } from './arabic/payments.ts'
import { platformArabic } from './arabic/platform.ts'
import { quotesArabic } from './arabic/quotes.ts'
import { reviewsArabic } from './arabic/reviews.ts'
import { searchArabic } from './arabic/search.ts'
import { shellArabic } from './arabic/shell.ts'
import { staysArabic } from './arabic/stays.ts'
import { tripsArabic } from './arabic/trips.ts'
import { uiArabic } from './arabic/ui.ts'
import { usersArabic } from './arabic/users.ts'
import { valuesArabic } from './arabic/values.ts'
import type { english } from './english.ts'
import type { Translated } from './translated.ts'

export const arabic: Translated<typeof english> = {
  ...adminBookingsArabic,
  ...adminCalendarArabic,
  ...adminPagesArabic,
  ...adminPaymentsArabic,
  ...amendmentsArabic,
  ...bookingMailsArabic,
  ...bookingPaymentsArabic,
  ...bookingsArabic,
  ...cancellationsArabic,
  ...channelsArabic,
  ...checkoutArabic,
  ...consentArabic,
  ...depositsArabic,
  ...enquiriesArabic,
  ...exchangeArabic,
  ...formsArabic,
  ...homesArabic,
  ...identityArabic,
  ...jobsArabic,
  ...messagesArabic,
  ...nightsArabic,
  ...offersArabic,
  ...pagesArabic,
  ...paymentsArabic,
  ...platformArabic,
  ...quotesArabic,
  ...ratesArabic,
  ...reviewsArabic,
  ...searchArabic,
  ...shellArabic,
  ...staysArabic,
  ...tripsArabic,
  ...uiArabic,
  ...usersArabic,
  ...valuesArabic,
}
