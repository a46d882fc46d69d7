// German. Signing in: why it fails, and what the mails and messages about an account say.

import type { identityEnglish } from '../english/identity.ts'
import type { Translated } from '../translated.ts'

export const identityGerman: Translated<typeof identityEnglish> = {
  // Why it fails: Spec 8, letter for letter.
  'identity.userNotFound': 'Zu dieser E-Mail-Adresse gibt es kein Konto',
  'identity.wrongPassword': 'Falsches Passwort',
  'identity.invalidEmail': 'Ungültige E-Mail-Adresse',
  'identity.emailInUse': 'Zu dieser E-Mail-Adresse gibt es schon ein Konto',
  'identity.weakPassword': 'Das Passwort ist zu schwach. Bitte wählen Sie ein stärkeres',
  'identity.userDisabled': 'Dieses Konto wurde gesperrt',
  'identity.tooManyRequests': 'Zu viele fehlgeschlagene Versuche. Bitte versuchen Sie es später noch einmal',
  'identity.invalidCredential': 'E-Mail-Adresse oder Passwort ist falsch',
  'identity.networkFailed': 'Netzwerkfehler. Bitte prüfen Sie Ihre Verbindung',
  'identity.notAllowed': 'Das ist nicht erlaubt',
  'identity.recentSignInNeeded': 'Bitte melden Sie sich dafür noch einmal an',
  'identity.unexpected': 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es noch einmal.',
  'identity.startFailed': 'Die Anmeldung konnte nicht gestartet werden',
  'identity.notInitialized': 'Die Anmeldung ist noch nicht bereit',
  'identity.listenerFailed': 'Bei der Anmeldung ist ein Fehler aufgetreten',
  'identity.reloadFailed': 'Ihre Kontodaten konnten nicht neu geladen werden',
  'identity.signOutFailed': 'Die Abmeldung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
  // Our own, about the check against robots.
  'identity.captchaNotLoaded':
    'Die Sicherheitsabfrage konnte nicht geladen werden. Bitte versuchen Sie es noch einmal oder melden Sie sich anders an.',
  'identity.captchaClosed':
    'Die Sicherheitsabfrage wurde zu früh geschlossen. Bitte versuchen Sie es noch einmal oder melden Sie sich anders an.',
  // Why no verification mail can be sent: Spec 5, letter for letter but for the last.
  'identity.noUser': 'Zurzeit ist niemand angemeldet',
  'identity.alreadyVerified': 'Die E-Mail-Adresse ist schon bestätigt',
  'identity.noAuthenticatedUser': 'Kein angemeldetes Konto gefunden',
  // Mails with a link: an address to confirm.
  'identity.confirmAddressFor': 'Bestätigen Sie Ihre E-Mail-Adresse für {siteName}',
  'identity.accountMade': 'Für {email} wurde bei {siteName} ein Konto angelegt.',
  'identity.accountMadeOn': 'Für {email} wurde am {day} bei {siteName} ein Konto angelegt.',
  'identity.confirmIfYours':
    'Wenn Sie das waren, bestätigen Sie bitte Ihre Adresse, damit wir Ihnen Ihre Buchungen senden können.',
  'identity.confirmAddress': 'Adresse bestätigen',
  'identity.goodForThreeDays': 'Der Link gilt drei Tage.',
  'identity.accountNotYours':
    'Wenn Sie es nicht waren, können Sie diese E-Mail ignorieren: Ohne Sie kann niemand Ihre Buchungen sehen. Oder folgen Sie dem Link und wählen Sie ein Passwort. Dann gehört das Konto Ihnen, und wer es angelegt hat, ist ausgesperrt.',
  // A new password, and signing in by mail.
  'identity.choosePasswordFor': 'Neues Passwort für {siteName} wählen',
  'identity.newPasswordAsked': 'Sie haben ein neues Passwort für {email} angefordert.',
  'identity.choosePassword': 'Neues Passwort wählen',
  'identity.goodForAnHour': 'Der Link gilt eine Stunde lang und nur einmal.',
  'identity.nothingChanges':
    'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren. Es ändert sich nichts.',
  'identity.signInLinkFor': 'Ihr Anmeldelink für {siteName}',
  'identity.signInLink': 'Mit diesem Link melden Sie sich als {email} an, ohne Passwort.',
  'identity.signIn': 'Anmelden',
  // Another address.
  'identity.confirmNewAddressFor': 'Bestätigen Sie Ihre neue E-Mail-Adresse für {siteName}',
  'identity.confirmNewAddress':
    'Bitte bestätigen Sie, dass Ihr Konto {email} ab jetzt die Adresse {newEmail} verwenden soll.',
  'identity.useNewAddress': 'Neue Adresse verwenden',
  'identity.goodForADay': 'Der Link gilt einen Tag.',
  'identity.addressChangedAt': 'Ihre E-Mail-Adresse bei {siteName} wurde geändert',
  'identity.addressChanged':
    'Ihr Konto verwendet {email} nicht mehr. Wenn Sie das geändert haben, ist alles in Ordnung.',
  'identity.undoChange': 'Änderung rückgängig machen',
  'identity.undoWithinAWeek':
    'Wenn Sie es nicht waren, machen Sie die Änderung innerhalb von sieben Tagen rückgängig und wählen Sie dann ein neues Passwort.',
  // Two-step sign-in.
  'identity.twoStepsOnAt': 'Anmeldung in zwei Schritten bei {siteName} eingeschaltet',
  'identity.twoStepsOn':
    'Das Konto {email} fragt bei der Anmeldung jetzt nach einem Code. Wenn Sie das eingerichtet haben, ist alles in Ordnung.',
  'identity.undoIt': 'Rückgängig machen',
  // Mails that tell of a change: subject, and what happened.
  'identity.passwordChanged': 'Ihr Passwort bei {siteName} wurde geändert',
  'identity.passwordChangedFor': 'Das Passwort für {email} wurde geändert.',
  'identity.passwordReset': 'Ihr Passwort bei {siteName} wurde zurückgesetzt',
  'identity.passwordResetFor': 'Für {email} wurde über einen Link an diese Adresse ein neues Passwort gewählt.',
  'identity.twoStepsRemoved': 'Anmeldung in zwei Schritten bei {siteName} entfernt',
  'identity.appRemovedFor': 'Eine Authenticator-App wurde vom Konto {email} entfernt.',
  'identity.phoneAdded': 'Neue Telefonnummer in Ihrem Konto bei {siteName}',
  'identity.phoneAddedFor':
    'Sie können sich im Konto {email} jetzt mit der Telefonnummer anmelden, die auf {ending} endet.',
  'identity.phoneRemoved': 'Telefonnummer aus Ihrem Konto bei {siteName} entfernt',
  'identity.phoneRemovedFor':
    'Mit der Telefonnummer, die auf {ending} endet, kann man sich im Konto {email} nicht mehr anmelden.',
  'identity.providerAdded': 'Neue Anmeldemöglichkeit in Ihrem Konto bei {siteName}',
  'identity.providerAddedFor': 'Sie können sich im Konto {email} jetzt mit {provider} anmelden.',
  'identity.providerRemoved': 'Anmeldemöglichkeit aus Ihrem Konto bei {siteName} entfernt',
  'identity.providerRemovedFor': 'Mit {provider} kann man sich im Konto {email} nicht mehr anmelden.',
  'identity.ifItWasYou': 'Wenn Sie das waren, ist nichts zu tun.',
  'identity.ifItWasNotYou': 'Wenn Sie es nicht waren, handeln Sie bitte sofort:',
  'identity.checkAccount': 'Konto prüfen',
  // A text message.
  'identity.phoneCode': '{code} ist Ihr Code für {siteName}. Er gilt fünf Minuten.',
}
