// Signing in: why it fails, and what the mails and messages about an account say.

export const identityEnglish = {
  // Why it fails: Spec 8, letter for letter.
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
  'identity.startFailed': 'Failed to initialize authentication',
  'identity.notInitialized': 'Authentication is not initialized',
  'identity.listenerFailed': 'Authentication error occurred',
  'identity.reloadFailed': 'Failed to reload user data',
  'identity.signOutFailed': 'Failed to sign out. Please try again.',
  // Our own, about the check against robots.
  'identity.captchaNotLoaded':
    'The check against robots could not be loaded. Please try again, or sign in another way.',
  'identity.captchaClosed':
    'The check against robots was closed before it was done. Please try again, or sign in another way.',
  // Why no verification mail can be sent: Spec 5, letter for letter but for the last.
  'identity.noUser': 'No user is currently signed in',
  'identity.alreadyVerified': 'Email is already verified',
  'identity.noAuthenticatedUser': 'No authenticated user was found',
  // Mails with a link: an address to confirm.
  'identity.confirmAddressFor': 'Confirm your e-mail address for {siteName}',
  'identity.accountMade': 'An account for {email} was made at {siteName}.',
  'identity.accountMadeOn': 'An account for {email} was made at {siteName} on {day}.',
  'identity.confirmIfYours':
    'If you made it, please confirm that the address is yours, so that we can send you your bookings.',
  'identity.confirmAddress': 'Confirm this address',
  'identity.goodForThreeDays': 'The link is good for three days.',
  'identity.accountNotYours':
    'If it was not you, you can leave this message alone: without you nobody can see your bookings. Or follow the link and choose a password: then the account is yours, and whoever made it is locked out.',
  // A new password, and signing in by mail.
  'identity.choosePasswordFor': 'Choose a new password for {siteName}',
  'identity.newPasswordAsked': 'Somebody, we hope you, asked for a new password for {email}.',
  'identity.choosePassword': 'Choose a new password',
  'identity.goodForAnHour': 'The link is good for one hour and works once.',
  'identity.nothingChanges': 'If you did not ask for this, you can leave this message alone: nothing changes.',
  'identity.signInLinkFor': 'Your link to sign in to {siteName}',
  'identity.signInLink': 'With this link you sign in as {email}, without a password.',
  'identity.signIn': 'Sign in',
  // Another address.
  'identity.confirmNewAddressFor': 'Confirm your new e-mail address for {siteName}',
  'identity.confirmNewAddress': 'Please confirm that the account of {email} should use {newEmail} from now on.',
  'identity.useNewAddress': 'Use the new address',
  'identity.goodForADay': 'The link is good for one day.',
  'identity.addressChangedAt': 'Your e-mail address at {siteName} was changed',
  'identity.addressChanged': 'Your account no longer uses {email}. If you changed it yourself, all is well.',
  'identity.undoChange': 'Undo the change',
  'identity.undoWithinAWeek': 'If it was not you, undo it within seven days and choose a new password afterwards.',
  // Two-step sign-in.
  'identity.twoStepsOnAt': 'Two-step sign-in was switched on at {siteName}',
  'identity.twoStepsOn':
    'The account of {email} now asks for a code when you sign in. If you set this up, all is well.',
  'identity.undoIt': 'Undo it',
  // Mails that tell of a change: subject, and what happened.
  'identity.passwordChanged': 'Your password was changed at {siteName}',
  'identity.passwordChangedFor': 'The password for {email} was changed.',
  'identity.passwordReset': 'Your password was reset at {siteName}',
  'identity.passwordResetFor': 'A new password was chosen for {email} with a link that we mailed to this address.',
  'identity.twoStepsRemoved': 'Two-step sign-in was removed at {siteName}',
  'identity.appRemovedFor': 'An authenticator app was removed from the account of {email}.',
  'identity.phoneAdded': 'A phone number was added to your account at {siteName}',
  'identity.phoneAddedFor': 'You can now sign in to the account of {email} with the phone number ending in {ending}.',
  'identity.phoneRemoved': 'A phone number was removed from your account at {siteName}',
  'identity.phoneRemovedFor': 'The phone number ending in {ending} no longer signs in to the account of {email}.',
  'identity.providerAdded': 'A way to sign in was added to your account at {siteName}',
  'identity.providerAddedFor': 'You can now sign in to the account of {email} with {provider}.',
  'identity.providerRemoved': 'A way to sign in was removed from your account at {siteName}',
  'identity.providerRemovedFor': '{provider} no longer signs in to the account of {email}.',
  'identity.ifItWasYou': 'If that was you, there is nothing to do.',
  'identity.ifItWasNotYou': 'If it was not you, act now:',
  'identity.checkAccount': 'Check your account',
  // A text message.
  'identity.phoneCode': '{code} is your code for {siteName}. It is good for five minutes.',
} as const
