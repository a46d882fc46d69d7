// Arabic. What platform says itself: browsers in the list of sessions, and the frame of mails as text.

import type { platformEnglish } from '../english/platform.ts'
import type { Translated } from '../translated.ts'

export const platformArabic: Translated<typeof platformEnglish> = {
  'platform.browserOn': '{browser} على {system}',
  'platform.someBrowser': 'متصفح',
  'platform.someBrowserOn': 'متصفح على {system}',
  'platform.mailLink': '{label}:',
  'platform.mailFact': '{name}: {value}',
}
