// Passkeys: signing in with one, and those of one's own account.

export const passkeysEnglish = {
  'passkeys.title': 'Passkeys',
  'passkeys.signIn': 'Sign in with a passkey',
  'passkeys.intro': 'Sign in with your fingerprint, face or screen lock instead of a password.',
  'passkeys.count':
    '{count, plural, =0{You have no passkeys yet.} one{You have one passkey.} other{You have # passkeys.}}',
  'passkeys.manage': 'Manage passkeys',
  'passkeys.yours': 'Your passkeys',
  'passkeys.add': 'Add a passkey',
  'passkeys.addIntro':
    'Your passkey stays on your device or in your password manager. We only keep its public half, which can’t sign anyone in.',
  'passkeys.added': 'Your passkey was added. Next time, choose “{signIn}”.',
  'passkeys.removed': 'The passkey was removed.',
  'passkeys.addedIn': 'Added in {device} on {day}',
  'passkeys.lastUsed': 'Last used on {day}',
  'passkeys.neverUsed': 'Not used yet',
  'passkeys.removeThis': 'Remove<unseen> the passkey added in {device} on {day}</unseen>',
  'passkeys.needsScript': 'Passkeys need JavaScript. Please turn it on or sign in another way.',
  'passkeys.waiting': 'Please follow the steps your browser shows you.',
  'passkeys.notHere': 'This browser can’t use passkeys here. Please try another browser or another way.',
  'passkeys.cancelled': 'No passkey was used. You can try again or choose another way.',
  'passkeys.already': 'This device already has a passkey for your account.',
  'passkeys.notRight': 'That passkey didn’t work. Please try again or choose another way.',
  'passkeys.unknown': 'That passkey doesn’t belong to any account here. It may have been removed.',
  'passkeys.tooMany': 'You have ten passkeys, the most an account can have. Please remove one first.',
  'passkeys.addressFirst': 'You can add a passkey once your email address is confirmed.',
} as const
