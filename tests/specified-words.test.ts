// The English that the site was specified with, letter for letter: everything else in the catalogue may be said better.

import { expect, test } from 'vitest'
import { english } from '#catalogue/english.ts'
import type { SentenceKey } from '#catalogue/sentence.ts'

// biome-ignore format: a table
const specified: Readonly<Partial<Record<SentenceKey, string>>> = {
  // The error page.
  'shell.oops': 'Oops!',
  'shell.wrongTurn': 'Looks like one of our vacation homes took a wrong turn.',
  'shell.otherStays': "But don''t worry, we have plenty of other amazing stays for you to explore!",
  'shell.allStays': 'View All Stays',
  'shell.errorTitle': '{status} Error! · {siteName}',
  // Cookies.
  'consent.title': 'Cookies',
  'consent.banner': 'This website uses cookies for optimal performance. Click "Accept" to acknowledge and proceed.',
  'consent.accept': 'Accept',
  'consent.acceptAll': 'Accept all',
  'consent.decline': 'Decline',
  'consent.declineAll': 'Decline all',
  'consent.manage': 'Learn more and customize',
  'consent.save': 'Save',
  'consent.close': 'Close',
  'consent.necessary': 'Necessary cookies',
  'consent.optional': 'Optional cookies',
  'consent.unsaved': 'You have unsaved settings',
  'consent.control': 'Cookie control',
  // Confirming an address.
  'identity.noUser': 'No user is currently signed in',
  'identity.alreadyVerified': 'Email is already verified',
  'pages.haveVerified': 'I have verified',
  // What went wrong with an account.
  'identity.userNotFound': 'No account found with this email address',
  'identity.wrongPassword': 'Incorrect password',
  'identity.invalidEmail': 'Invalid email address',
  'identity.emailInUse': 'An account with this email already exists',
  'identity.weakPassword': 'Password is too weak. Please choose a stronger password',
  'identity.userDisabled': 'This account has been disabled',
  'identity.tooManyRequests': 'Too many failed attempts. Please try again later',
  'identity.invalidCredential': 'Invalid email or password',
  'identity.networkFailed': 'Network error. Please check your connection',
  'identity.notAllowed': 'This operation is not allowed',
  'identity.recentSignInNeeded': 'Please sign in again to complete this action',
  'identity.unexpected': 'An unexpected error occurred. Please try again.',
  'identity.signOutFailed': 'Failed to sign out. Please try again.',
  'identity.reloadFailed': 'Failed to reload user data',
  'identity.listenerFailed': 'Authentication error occurred',
  'identity.startFailed': 'Failed to initialize authentication',
  'identity.notInitialized': 'Authentication is not initialized',
  // The buttons of the lightbox.
  'ui.zoomInButton': 'zoom in button',
  'ui.zoomIn': 'zoom in',
  'ui.zoomOutButton': 'zoom out button',
  'ui.zoomOut': 'zoom out',
  'ui.resizeButton': 'resize image button',
  'ui.resize': 'resize image',
  'ui.rotateLeftButton': 'image rotate left button',
  'ui.rotateLeft': 'image rotate left',
  'ui.rotateRightButton': 'image rotate right button',
  'ui.rotateRight': 'image rotate right',
  'ui.closePreviewButton': 'close image preview button',
  'ui.closePreview': 'close image preview',
  'ui.previousImageButton': 'previous image button',
  'ui.previousImage': 'previous image',
  'ui.nextImageButton': 'next image button',
  'ui.nextImage': 'next image',
}

test('the catalogue has every specified sentence', () => {
  expect(english).toMatchObject(specified)
})
