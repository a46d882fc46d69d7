// Calendars of other sites.

import type { channelsEnglish } from '../english/channels.ts'
import type { Translated } from '../translated.ts'

export const channelsGerman: Translated<typeof channelsEnglish> = {
  'channels.nameTooLong': 'Bitte verwenden Sie höchstens {most} Zeichen.',
  'channels.address': 'Bitte fügen Sie den Link des Kalenders ein.',
}
