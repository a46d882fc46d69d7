// German. Signing in and the account: the fields and forms of every way in, mailed links, and the page of one's own account.

import type { usersEnglish } from '../english/users.ts'
import type { Translated } from '../translated.ts'

export const usersGerman: Translated<typeof usersEnglish> = {
  // The fields of signing in.
  'users.email': 'E-Mail-Adresse',
  'users.password': 'Passwort',
  'users.choosePassword': 'Passwort wählen',
  'users.choosePasswordHint':
    'Mindestens {least} Zeichen. Ein paar zufällige Wörter sind leicht zu merken und schwer zu erraten.',
  'users.yourName': 'Ihr Name',
  'users.yourNameHint': 'Damit Ihre Gastgeber wissen, wie sie Sie nennen sollen. Optional.',
  'users.code': 'Code',
  'users.phoneNumber': 'Telefonnummer',
  'users.phoneNumberHint': 'Mit Ländervorwahl, zum Beispiel +49.',
  'users.oneMoment': 'Einen Moment …',
  'users.pleaseEnterEmail': 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  'users.pleaseEnterPassword': 'Bitte geben Sie Ihr Passwort ein.',
  'users.pleaseChoosePassword': 'Bitte wählen Sie ein Passwort.',
  'users.nameTooLong': 'Bitte verwenden Sie für Ihren Namen höchstens 256 Zeichen.',
  'users.pleaseEnterNumber': 'Bitte geben Sie Ihre Nummer mit Ländervorwahl ein, zum Beispiel +44 20 7946 0958.',
  'users.pleaseEnterCode': 'Bitte geben Sie den sechsstelligen Code ein.',
  'users.checkTheCode': 'Bitte prüfen Sie den Code, oder beginnen Sie von vorn, um einen neuen zu erhalten.',
  // Instead of the name of somebody who has none, and no address: Spec 3.
  'users.nameless': 'Gast',
  // The ways in.
  'users.signIn': 'Anmelden',
  'users.signInElsewhere': 'Anders anmelden',
  'users.signInWith': 'Mit {provider} anmelden',
  'users.signInWithPassword': 'Mit Passwort anmelden',
  'users.signInWithLink': 'Mit E-Mail-Link anmelden',
  'users.signInWithPhone': 'Mit Telefonnummer anmelden',
  'users.linkIntro': 'Geben Sie Ihre E-Mail-Adresse ein, und wir senden Ihnen einen Link zum Anmelden.',
  'users.sendTheLink': 'Link senden',
  'users.sendAnotherLink': 'Noch einen Link senden',
  'users.phoneIntro': 'Wir senden einen Code an Ihr Telefon.',
  'users.sendTheCode': 'Code senden',
  'users.appCodeIntro': 'Bitte geben Sie den Code Ihrer Authenticator-App ein.',
  'users.signInLinkOnItsWay': 'Ein Link ist unterwegs an {email}. Er gilt einmal und eine Stunde lang.',
  'users.codeOnItsWay': 'Ein Code ist unterwegs an {phoneNumber}. Er gilt fünf Minuten.',
  // Why signing in elsewhere came to nothing; the last is Spec 8, and what helps.
  'users.notSignedInThere':
    'Sie wurden dort nicht angemeldet. Bitte versuchen Sie es noch einmal, oder wählen Sie einen anderen Weg.',
  'users.tookTooLong':
    'Das hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Bitte versuchen Sie es noch einmal.',
  'users.otherSiteSilent':
    'Die andere Website antwortet gerade nicht. Bitte versuchen Sie es später noch einmal, oder wählen Sie einen anderen Weg.',
  'users.accountExists': 'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Bitte melden Sie sich dort an wie bisher.',
  'users.phoneNeedsScript':
    'Die Anmeldung per Telefon braucht JavaScript. Bitte schalten Sie es ein oder wählen Sie einen anderen Weg.',
  'users.sendMailAgain': 'E-Mail noch einmal senden',
  'users.sendMailAgainIn': 'E-Mail noch einmal senden in {seconds} s',
  // Where a mailed link leads: what its one button does, and what came of it.
  'users.confirmAddress': 'Adresse bestätigen',
  'users.confirmAddressIntro': 'Bitte bestätigen Sie, dass {email} Ihnen gehört.',
  'users.confirmThisAddress': 'Diese Adresse bestätigen',
  'users.addressConfirmed':
    'Vielen Dank. Ihre E-Mail-Adresse ist bestätigt. Wenn Sie ein neues Passwort gewählt haben, melden Sie sich damit an.',
  'users.chooseNewPassword': 'Neues Passwort wählen',
  'users.chooseNewPasswordIntro': 'Für das Konto {email}. Überall sonst werden Sie abgemeldet.',
  'users.newPasswordSavedSignIn': 'Ihr neues Passwort ist gespeichert. Melden Sie sich ab jetzt damit an.',
  'users.useYourNewAddress': 'Ihre neue Adresse verwenden',
  'users.useYourNewAddressIntro':
    'Bitte bestätigen Sie, dass Sie {newEmail} statt {email} verwenden möchten. Danach melden Sie sich wieder an.',
  'users.useNewAddress': 'Neue Adresse verwenden',
  'users.newAddressUsed': 'Ihr Konto verwendet jetzt die neue Adresse. Bitte melden Sie sich damit an.',
  'users.takeAddressBack': 'Adresse zurückholen',
  'users.takeAddressBackIntro': 'Ihr Konto verwendet dann wieder {email}. Alle anderen werden abgemeldet.',
  'users.useOldAddress': 'Wieder meine alte Adresse verwenden',
  'users.oldAddressUsed': 'Ihr Konto verwendet wieder Ihre alte Adresse. Bitte wählen Sie jetzt ein neues Passwort.',
  'users.signInByMail': 'Per E-Mail anmelden',
  'users.signInByMailIntro':
    'Geben Sie die Adresse ein, an die wir die E-Mail gesendet haben, und Sie sind angemeldet.',
  'users.signedIn': 'Sie sind angemeldet.',
  'users.undoTwoSteps': 'Anmeldung in zwei Schritten rückgängig machen',
  'users.undoTwoStepsIntro': 'Danach melden Sie sich im Konto {email} wieder ohne Code an.',
  'users.undoIt': 'Rückgängig machen',
  'users.twoStepsUndone':
    'Die Anmeldung in zwei Schritten ist aus. Wenn Sie sie nicht eingerichtet haben, wählen Sie bitte jetzt ein neues Passwort.',
  // Where it is not shown yet whose the account is.
  'users.accountMade': 'Für {email} wurde am {day} ein Konto angelegt.',
  'users.accountShouldUse': 'Das Konto von {email} soll ab jetzt {newEmail} verwenden.',
  'users.enterItsPassword':
    'Wenn Sie das Konto angelegt haben, geben Sie das Passwort ein. Ihre Adresse ist dann bestätigt, und alles andere bleibt, wie es ist.',
  'users.enterAccountPassword':
    'Um die neue Adresse zu verwenden, geben Sie das Passwort des Kontos ein. Wenn Sie das nicht wollten, schließen Sie diese Seite.',
  'users.signInFirst':
    'Bitte melden Sie sich in diesem Browser zuerst mit diesem Konto an. Öffnen Sie dann den Link noch einmal.',
  'users.showItIsYours': 'Bitte zeigen Sie uns, dass das Konto Ihnen gehört.',
  'users.notMine': 'Ich habe es nicht angelegt oder kenne das Passwort nicht',
  'users.takeOver': 'Wählen Sie ein Passwort, und das Konto gehört Ihnen. Alle anderen werden ausgesperrt.',
  'users.savePasswordAndConfirm': 'Passwort speichern und bestätigen',
  // A link that does nothing any more, and the ways on.
  'users.linkUsed': 'Dieser Link wurde schon verwendet',
  'users.linkUsedText':
    'Jeder Link gilt einmal, und nur der neueste zählt. Wenn Sie erledigt haben, was Sie wollten, ist alles gut.',
  'users.linkTooOld': 'Dieser Link ist abgelaufen',
  'users.linkTooOldText': 'Zu Ihrer Sicherheit gelten Links nur eine Weile.',
  'users.askForNewLink': 'Neuen Link anfordern',
  'users.changeAddressAgain': 'Adresse noch einmal ändern',
  // The account page: an address that is not confirmed.
  'users.pleaseConfirm': 'Bitte bestätigen Sie Ihre Kontaktdaten',
  'users.emailUnseen': 'Sie haben {email} noch nicht bestätigt. Wir können Ihnen dafür einen Link senden.',
  'users.sendLink': 'Link senden',
  'users.linkOnItsWay': 'Ein Link ist unterwegs an {email}.',
  'users.noAddressKnown': 'Von Ihnen kennen wir keine E-Mail-Adresse. Bitte fügen Sie unten eine Telefonnummer hinzu.',
  'users.keptElsewhere':
    'Name, Foto und Anmeldung verwaltet {domain} für Sie. Was Sie hier ändern, wird dort geändert.',
  // The account page: profile.
  'users.yourProfile': 'Ihr Profil',
  'users.shownAs': 'Name',
  'users.noEmail': 'Keine',
  'users.emailConfirmed': '<email/><state> (bestätigt)</state>',
  'users.emailNotConfirmed': '<email/><state> (nicht bestätigt)</state>',
  'users.phone': 'Telefon',
  'users.picture': 'Foto',
  'users.pictureAlt': 'Ihr Foto',
  'users.pictureNotLinked': '<address/> <reason>(keine Adresse mit https://)</reason>',
  'users.saveName': 'Name speichern',
  'users.savePicture': 'Foto speichern',
  'users.pictureAddress': 'Link zu Ihrem Foto',
  'users.pictureAddressHint':
    'Beginnt mit https://. Fotos auf anderen Websites zeigen wir nur als Link, damit diese nicht erfahren, dass Sie diese Seite geöffnet haben. Wenn Sie das Feld leer lassen, wird Ihr Foto entfernt.',
  'users.saved': 'Gespeichert.',
  'users.pictureNotHttps': 'Bitte geben Sie einen Link ein, der mit https:// beginnt, oder lassen Sie das Feld leer.',
  'users.pictureTooLong': 'Bitte verwenden Sie einen Link mit höchstens 2048 Zeichen.',
  // The account page: password and address.
  'users.howYouSignIn': 'Wie Sie sich anmelden',
  'users.alsoBy': 'Auch mit {providers}.',
  'users.withoutPassword':
    'Sie melden sich ohne Passwort an. Wenn Ihre Anmeldung mehr als fünf Minuten her ist, melden Sie sich bitte zuerst ab und wieder an.',
  'users.presentPassword': 'Aktuelles Passwort',
  'users.pleaseEnterPresentPassword': 'Bitte geben Sie Ihr aktuelles Passwort ein.',
  'users.changePassword': 'Passwort ändern',
  'users.newPassword': 'Neues Passwort',
  'users.newPasswordHint': 'Mindestens {least} Zeichen. Überall sonst werden Sie abgemeldet.',
  'users.saveNewPassword': 'Neues Passwort speichern',
  'users.newPasswordSaved': 'Ihr neues Passwort ist gespeichert.',
  'users.changeEmail': 'E-Mail-Adresse ändern',
  'users.newEmail': 'Neue E-Mail-Adresse',
  'users.newEmailHint': 'Sie gilt, sobald Sie dem Link folgen, den wir dorthin senden.',
  'users.sendLinkToNewEmail': 'Link an die neue Adresse senden',
  // The account page: phone.
  'users.yourPhone': 'Ihr Telefon',
  'users.codeGoesTo': 'Sie können sich mit einem Code anmelden, den wir an {phoneNumber} senden.',
  'users.withANumber': 'Fügen Sie eine Nummer hinzu, um sich mit einem Code anzumelden.',
  'users.changeNumber': 'Nummer ändern',
  'users.addNumber': 'Nummer hinzufügen',
  'users.sendCodeToNumber': 'Code senden',
  'users.saveNumber': 'Nummer speichern',
  'users.removeNumber': 'Nummer entfernen',
  'users.numberSaved': 'Ihre Nummer ist gespeichert.',
  'users.numberRemoved': 'Ihre Nummer wurde entfernt.',
  'users.numberTaken': 'Diese Nummer verwendet schon ein anderes Konto.',
  'users.onlyWayIn': 'Das ist der einzige Weg in dieses Konto und lässt sich deshalb nicht entfernen.',
  'users.weSendACode':
    'Wir senden einen Code an Ihre Nummer. Geben Sie ihn hier ein, und Sie können sich ab dann mit dieser Nummer anmelden.',
  'users.codeNeedsScript':
    'Ein Code aufs Telefon braucht JavaScript. Bitte schalten Sie es ein oder verwenden Sie einen anderen Browser.',
  'users.beginAgain': 'Von vorn beginnen',
  // The account page: the second step.
  'users.twoSteps': 'Anmeldung in zwei Schritten',
  'users.twoStepsUnknown':
    'Um das zu sehen oder zu ändern, melden Sie sich bitte ab und wieder an: Ihre Anmeldung ist eine Weile her.',
  'users.twoStepsOn': 'Nach Ihrem Passwort fragen wir nach dem Code Ihrer App.',
  'users.twoStepsOff': 'Mit einer Authenticator-App reicht ein gestohlenes Passwort allein nicht aus.',
  'users.twoStepsNeedEmail': 'Sie können das einrichten, sobald Ihre E-Mail-Adresse bestätigt ist.',
  'users.setUpApp': 'Authenticator-App einrichten',
  'users.showKey': 'Schlüssel anzeigen',
  'users.addKeyToApp':
    'Fügen Sie diesen Schlüssel Ihrer Authenticator-App hinzu, von Hand oder <link>auf diesem Gerät</link>. Geben Sie dann den Code ein, den die App zeigt.',
  'users.turnOn': 'Einschalten',
  'users.removeApp': 'App vom {since} entfernen',
  'users.appShowsCode': 'Den Code zeigt die App. Wenn Sie sie nicht mehr haben, schreiben Sie uns bitte.',
  'users.removeIt': 'Entfernen',
  'users.twoStepsNowOn': 'Die Anmeldung in zwei Schritten ist an.',
  'users.twoStepsNowOff': 'Die Anmeldung in zwei Schritten ist aus.',
  'users.noApps':
    'Authenticator-Apps sind für diese Website noch nicht eingerichtet. Bitte schreiben Sie uns, wenn Sie eine verwenden möchten.',
  // The account page: sessions, and what is known.
  'users.whereSignedIn': 'Wo Sie angemeldet sind',
  'users.thisBrowser': 'Dieser Browser, gerade aktiv',
  'users.signOutDevice': 'Abmelden<unseen>: {device}</unseen>',
  'users.whatWeKnow': 'Ihre Daten',
  'users.takeAlong': 'Daten herunterladen',
  'users.deleteYourAccount': 'Konto löschen',
  'users.cannotBeUndone': 'Mir ist klar, dass sich das nicht rückgängig machen lässt',
  'users.pleaseTick': 'Bitte setzen Sie das Häkchen.',
  'users.deleteMyAccount': 'Mein Konto löschen',
  'users.whatIsForgotten':
    'Wir löschen Ihren Namen, Ihre Adressen, Telefonnummern, Nachrichten und Anmeldungen. Vergangene Buchungen bleiben ohne diese Angaben in unseren Büchern. Das lässt sich nicht rückgängig machen.',
  'users.visitsAhead':
    'Sie haben noch einen Aufenthalt vor sich, und Ihr Gastgeber muss Sie erreichen können. Bitte stornieren Sie ihn zuerst, oder kommen Sie danach wieder.',
  'users.lastOwner': 'Sie sind der einzige Inhaber dieser Website. Bitte machen Sie zuerst jemand anderen zum Inhaber.',
  'users.accountDeleted': 'Ihr Konto und alles, was wir über Sie wussten, sind gelöscht.',
}
