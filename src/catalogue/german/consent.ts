// Cookies, and what is stored and removed.

import type { consentEnglish } from '../english/consent.ts'
import type { Translated } from '../translated.ts'

export const consentGerman: Translated<typeof consentEnglish> = {
  'consent.storedName': 'Name',
  'consent.storedPurpose': 'Zweck',
  'consent.storedPeriod': 'Speicherdauer',
  'consent.storedWhere': '<name/> ({place})',
  'consent.privacyPage': 'Datenschutz',
  'consent.retainedWhat': 'Daten',
  'consent.retainedPeriod': 'Gelöscht',
  'consent.removedFrom': '{period} {from}',
  'consent.withinAnHour': 'innerhalb einer Stunde',
  'consent.hours': '{count, plural, one {eine Stunde} other {# Stunden}}',
}
