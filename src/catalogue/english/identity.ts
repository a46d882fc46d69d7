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
    'We couldn’t load the check that you’re not a robot. Please try again or sign in another way.',
  'identity.captchaClosed':
    'The check that you’re not a robot was closed too early. Please try again or sign in another way.',
  // Why no verification mail can be sent: Spec 5, letter for letter but for the last.
  'identity.noUser': 'No user is currently signed in',
  'identity.alreadyVerified': 'Email is already verified',
  'identity.noAuthenticatedUser': 'No authenticated user was found',
  // Mails with a link: an address to confirm.
  'identity.confirmAddressFor': 'Confirm your email address for {siteName}',
  'identity.accountMade': 'An account for {email} was created at {siteName}.',
  'identity.accountMadeOn': 'An account for {email} was created at {siteName} on {day}.',
  'identity.confirmIfYours': 'If that was you, please confirm your address so we can send you your bookings.',
  'identity.confirmAddress': 'Confirm address',
  'identity.goodForThreeDays': 'The link works for three days.',
  'identity.accountNotYours':
    'If it wasn’t you, you can ignore this email: unless you confirm your address, nobody can see your bookings. Or follow the link and choose a password. The account is then yours, and whoever created it is locked out.',
  // A new password, and signing in by mail.
  'identity.choosePasswordFor': 'Choose a new password for {siteName}',
  'identity.newPasswordAsked': 'You asked for a new password for {email}.',
  'identity.choosePassword': 'Choose a new password',
  'identity.goodForAnHour': 'The link works once, for one hour.',
  'identity.nothingChanges': 'If you didn’t ask for this, you can ignore this email. Nothing will change.',
  'identity.signInLinkFor': 'Your sign-in link for {siteName}',
  'identity.signInLink': 'Use this link to sign in as {email}, no password needed.',
  'identity.signIn': 'Sign in',
  // Another address.
  'identity.confirmNewAddressFor': 'Confirm your new email address for {siteName}',
  'identity.confirmNewAddress': 'Please confirm that the account for {email} should use {newEmail} from now on.',
  'identity.useNewAddress': 'Use the new address',
  'identity.goodForADay': 'The link works for one day.',
  'identity.addressChangedAt': 'Your {siteName} email address was changed',
  'identity.addressChanged': 'Your account no longer uses {email}. If you changed it, all is well.',
  'identity.undoChange': 'Undo the change',
  'identity.undoWithinAWeek': 'If it wasn’t you, undo it within seven days and then choose a new password.',
  // Two-step sign-in.
  'identity.twoStepsOnAt': 'Two-step sign-in was turned on for {siteName}',
  'identity.twoStepsOn':
    'The account for {email} now asks for a code when you sign in. If you set this up, all is well.',
  'identity.undoIt': 'Undo',
  // Mails that tell of a change: subject, and what happened.
  'identity.passwordChanged': 'Your {siteName} password was changed',
  'identity.passwordChangedFor': 'The password for {email} was changed.',
  'identity.passwordReset': 'Your {siteName} password was reset',
  'identity.passwordResetFor': 'A new password was chosen for {email} using a link we sent to this address.',
  'identity.twoStepsRemoved': 'Two-step sign-in was removed for {siteName}',
  'identity.appRemovedFor': 'An authenticator app was removed from the account for {email}.',
  'identity.passkeyAdded': 'A passkey was added to your {siteName} account',
  'identity.passkeyAddedFor':
    'You can now sign in to the account for {email} with a passkey. It was added in {device}. If you didn’t add it, remove it in your account and choose a new password.',
  'identity.passkeyRemoved': 'A passkey was removed from your {siteName} account',
  'identity.passkeyRemovedFor':
    'The passkey that was added in {device} can no longer be used to sign in to the account for {email}.',
  'identity.phoneAdded': 'A phone number was added to your {siteName} account',
  'identity.phoneAddedFor': 'You can now sign in to the account for {email} with the phone number ending in {ending}.',
  'identity.phoneRemoved': 'A phone number was removed from your {siteName} account',
  'identity.phoneRemovedFor':
    'The phone number ending in {ending} can no longer be used to sign in to the account for {email}.',
  'identity.providerAdded': 'A sign-in method was added to your {siteName} account',
  'identity.providerAddedFor': 'You can now sign in to the account for {email} with {provider}.',
  'identity.providerRemoved': 'A sign-in method was removed from your {siteName} account',
  'identity.providerRemovedFor': '{provider} can no longer be used to sign in to the account for {email}.',
  'identity.ifItWasYou': 'If that was you, there is nothing to do.',
  'identity.ifItWasNotYou': 'If it wasn’t you, act now:',
  'identity.checkAccount': 'Check your account',
  // A text message.
  'identity.phoneCode': '{code} is your code for {siteName}. It works for five minutes.',
} as const
