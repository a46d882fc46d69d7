// The words around cookies (Spec 9 and reference 4.4).

export const consentWords = {
  title: 'Cookies',
  banner: 'This website uses cookies for optimal performance. Click "Accept" to acknowledge and proceed.',
  accept: 'Accept',
  acceptAll: 'Accept all',
  decline: 'Decline',
  declineAll: 'Decline all',
  manage: 'Learn more and customize',
  save: 'Save',
  close: 'Close',
  necessary: 'Necessary cookies',
  stored: 'What is stored',
  asked: 'Stored only when you ask for it',
  optional: 'Optional cookies',
  unsaved: 'You have unsaved settings',
  control: 'Cookie control',
} as const
