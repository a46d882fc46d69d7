// What platform says itself: browsers in the list of sessions, and the frame of mails as text.

export const platformEnglish = {
  'platform.browserOn': '{browser} on {system}',
  'platform.someBrowser': 'A browser',
  'platform.someBrowserOn': 'A browser on {system}',
  'platform.mailLink': '{label}:',
  'platform.mailFact': '{name}: {value}',
} as const
