// German. The recurring jobs of the site, as operators read their names.

import type { jobsEnglish } from '../../english/admin/jobs.ts'
import type { Translated } from '../../translated.ts'

export const jobsGerman: Translated<typeof jobsEnglish> = {
  'jobs.endedHolds': 'Abgelaufene Reservierungen',
  'jobs.endedRequests': 'Abgelaufene Anfragen',
  'jobs.endedChanges': 'Abgelaufene Änderungen',
  'jobs.endedEnquiries': 'Abgelaufene unverbindliche Anfragen',
  'jobs.visitsBegin': 'Anreisen',
  'jobs.visitsEnd': 'Abreisen',
  'jobs.unpaidBookings': 'Unbezahlte Buchungen',
  'jobs.abandonedPayments': 'Abgebrochene Zahlungen',
  'jobs.newsOfPayments': 'Zahlungsmeldungen',
  'jobs.paymentsCompared': 'Prüfung des Zahlungsstands',
  'jobs.charges': 'Geplante Kartenabbuchungen',
  'jobs.needlessCards': 'Nicht mehr benötigte Karten',
  'jobs.deposits': 'Kautionen',
  'jobs.booksCompared': 'Nächtlicher Abgleich',
  'jobs.reminders': 'Zahlungserinnerungen',
  'jobs.mails': 'E-Mails',
  'jobs.texts': 'SMS',
  'jobs.reviews': 'Zu veröffentlichende Bewertungen',
  'jobs.homesRead': 'Suchindex',
  'jobs.calendars': 'Kalenderimporte',
  'jobs.conflicts': 'Doppelbuchungen mit anderen Websites',
  'jobs.exchangeRates': 'Wechselkurse',
  'jobs.removal': 'Datenlöschung',
}
