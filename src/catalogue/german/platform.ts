// German. What platform says itself: browsers in the list of sessions, and the frame of mails as text.

import type { platformEnglish } from '../english/platform.ts'
import type { Translated } from '../translated.ts'

export const platformGerman: Translated<typeof platformEnglish> = {
  'platform.browserOn': '{browser} auf {system}',
  'platform.someBrowser': 'Ein Browser',
  'platform.someBrowserOn': 'Ein Browser auf {system}',
  'platform.mailLink': '{label}:',
  'platform.mailFact': '{name}: {value}',
}
