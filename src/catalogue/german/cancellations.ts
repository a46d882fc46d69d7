// Cancelling a booking.

import type { cancellationsEnglish } from '../english/cancellations.ts'
import type { Translated } from '../translated.ts'

export const cancellationsGerman: Translated<typeof cancellationsEnglish> = {
  'cancellations.question': 'Diese Buchung stornieren?',
  'cancellations.cancel': 'Ja, stornieren',
  'cancellations.keep': 'Buchung behalten',
}
