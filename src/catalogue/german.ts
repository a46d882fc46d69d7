// Every sentence in German, room by room as the English.

import type { english } from './english.ts'
import { adminBookingsGerman } from './german/admin/bookings.ts'
import { adminCalendarGerman } from './german/admin/calendar.ts'
import { channelsGerman } from './german/admin/channels.ts'
import { homesGerman } from './german/admin/homes.ts'
import { jobsGerman } from './german/admin/jobs.ts'
import { nightsGerman } from './german/admin/nights.ts'
import { adminPagesGerman } from './german/admin/pages.ts'
import { adminPaymentsGerman } from './german/admin/payments.ts'
import { ratesGerman } from './german/admin/rates.ts'
import { amendmentsGerman } from './german/amendments.ts'
import { bookingMailsGerman } from './german/booking-mails.ts'
import { bookingPaymentsGerman } from './german/booking-payments.ts'
import { bookingsGerman } from './german/bookings.ts'
import { cancellationsGerman } from './german/cancellations.ts'
import { checkoutGerman } from './german/checkout.ts'
import { consentGerman } from './german/consent.ts'
import { depositsGerman } from './german/deposits.ts'
import { enquiriesGerman } from './german/enquiries.ts'
import { exchangeGerman } from './german/exchange.ts'
import { formsGerman } from './german/forms.ts'
import { identityGerman } from './german/identity.ts'
import { messagesGerman } from './german/messages.ts'
import { offersGerman } from './german/offers.ts'
import { pagesGerman } from './german/pages.ts'
import { paymentsGerman } from './german/payments.ts'
import { platformGerman } from './german/platform.ts'
import { quotesGerman } from './german/quotes.ts'
import { reviewsGerman } from './german/reviews.ts'
import { searchGerman } from './german/search.ts'
import { shellGerman } from './german/shell.ts'
import { staysGerman } from './german/stays.ts'
import { tripsGerman } from './german/trips.ts'
import { uiGerman } from './german/ui.ts'
import { usersGerman } from './german/users.ts'
import { valuesGerman } from './german/values.ts'
import type { Translated } from './translated.ts'

export const german: Translated<typeof english> = {
  ...adminBookingsGerman,
  ...adminCalendarGerman,
  ...adminPagesGerman,
  ...adminPaymentsGerman,
  ...amendmentsGerman,
  ...bookingMailsGerman,
  ...bookingPaymentsGerman,
  ...bookingsGerman,
  ...cancellationsGerman,
  ...channelsGerman,
  ...checkoutGerman,
  ...consentGerman,
  ...depositsGerman,
  ...enquiriesGerman,
  ...exchangeGerman,
  ...formsGerman,
  ...homesGerman,
  ...identityGerman,
  ...jobsGerman,
  ...messagesGerman,
  ...nightsGerman,
  ...offersGerman,
  ...pagesGerman,
  ...paymentsGerman,
  ...platformGerman,
  ...quotesGerman,
  ...ratesGerman,
  ...reviewsGerman,
  ...searchGerman,
  ...shellGerman,
  ...staysGerman,
  ...tripsGerman,
  ...uiGerman,
  ...usersGerman,
  ...valuesGerman,
}
