// German. What the pages say themselves: their titles, and what stands on them outside the components of other rooms.

import type { pagesEnglish } from '../english/pages.ts'
import type { Translated } from '../translated.ts'

export const pagesGerman: Translated<typeof pagesEnglish> = {
  'pages.aboutThisSite': 'Über diese Website',
  // The first page.
  'pages.invitation': '<line>Ein Zuhause</line> <line>auf Zeit</line>',
  'pages.homesAreComing': 'Unsere Unterkünfte kommen bald. Schauen Sie gern wieder vorbei.',
  'pages.wholePrice': 'Der Preis, den Sie sehen, ist der Preis, den Sie zahlen.',
  'pages.freeNextWeekend': 'Nächstes Wochenende frei',
  'pages.weekendPrices': '{days}, alles inklusive',
  'pages.allFree': 'Alle freien Unterkünfte',
  'pages.whereHomesAre': 'Wo unsere Unterkünfte sind',
  'pages.newHere': 'Neu bei uns',
  'pages.newestFirst': 'Alle Unterkünfte, neueste zuerst',
  // Finding a home.
  'pages.homes': 'Unterkünfte',
  'pages.homesIn': 'Unterkünfte in {where}',
  'pages.favourites': 'Merkliste',
  'pages.listOfHomes': 'Geteilte Merkliste',
  'pages.noHomeOfOurs':
    'Diese Unterkunft gibt es bei uns nicht. Mit dem Herz auf der Seite einer Unterkunft setzen Sie sie auf Ihre Merkliste.',
  'pages.roomByRoom': 'Räume',
  'pages.houseRules': 'Hausregeln',
  'pages.whereItIs': 'Lage',
  'pages.roughPlace': '{place}. Die genaue Adresse erhalten Sie mit Ihrer Buchung.',
  'pages.registrationNumber': 'Registrierungsnummer: {number}',
  // Booking, asking and paying.
  'pages.book': '{home} buchen',
  'pages.lookAgain': 'Bitte prüfen Sie Daten und Gäste.',
  'pages.ask': '{home} anfragen',
  'pages.oneMoreStep': 'Noch ein Schritt',
  'pages.waitingForBank': 'Warten auf Ihre Bank',
  'pages.sumForHome': '{sum} für {home}.',
  'pages.bankAsks': 'Ihre Bank möchte sichergehen, dass Sie es sind. Ihre Nächte bleiben so lange reserviert.',
  'pages.bankIsSilent':
    'Ihre Bank hat noch nicht geantwortet. Diese Seite sieht alle fünf Sekunden nach. Sie können sie auch schließen: Das Ergebnis kommt per E-Mail.',
  'pages.goToBank': 'Weiter zu Ihrer Bank',
  'pages.lookNow': 'Jetzt nachsehen',
  'pages.stopPayment': 'Abbrechen und anders bezahlen',
  'pages.testBank': 'Testbank',
  'pages.testBankAsks':
    'Hier würde eine echte Bank fragen, ob Sie <sum/> bezahlen möchten. Hinter dieser Seite steht keine Bank, und es fließt kein Geld.',
  'pages.testBankYes': 'Ja, das bin ich',
  'pages.testBankNo': 'Nein, Zahlung abbrechen',
  // Bookings.
  'pages.yourBooking': 'Ihre Buchung',
  'pages.yourBookings': 'Ihre Buchungen',
  'pages.allYourBookings': 'Alle Ihre Buchungen',
  'pages.bookingsToCome': 'Bevorstehend',
  'pages.bookingsPast': 'Vergangen',
  'pages.bookingsCancelled': 'Storniert',
  'pages.nothingMore': 'Mehr gibt es hier nicht.',
  'pages.showMore': 'Mehr anzeigen',
  'pages.noVisitAhead': 'Noch keine Reise geplant',
  'pages.noVisitAheadText':
    'Sobald Sie eine Unterkunft gebucht haben, finden Sie sie hier mit allem, was Sie für die Anreise brauchen.',
  'pages.findAHome': 'Unterkunft finden',
  'pages.unreadableForm': 'Wir konnten dieses Formular nicht lesen. Bitte prüfen Sie den Preis noch einmal.',
  // The account.
  'pages.yourAccount': 'Ihr Konto',
  'pages.hello': 'Hallo {name}',
  'pages.signOut': 'Abmelden',
  'pages.lastUsed': 'Zuletzt verwendet: {day}',
  'pages.twoStepsNeeded': 'Anmeldung in zwei Schritten nötig',
  'pages.twoStepsNeededText':
    'Die Verwaltung öffnet sich nur nach einer Anmeldung in zwei Schritten. <link>Richten Sie diese unten ein</link>, um fortzufahren.',
  'pages.backToAccount': 'Zurück zu Ihrem Konto',
  'pages.numberSaved': 'Ihre Nummer ist gespeichert.',
  'pages.signInTooOld':
    'Sie melden sich ohne Passwort an, und Ihre Anmeldung ist mehr als fünf Minuten her. Bitte melden Sie sich zuerst ab und wieder an; dann können Sie eine Nummer hinzufügen.',
  // Signing in.
  'pages.signInToGoOn': 'Bitte melden Sie sich an, um fortzufahren. Danach bringen wir Sie direkt zurück.',
  'pages.newHereRegister': 'Neu hier? Konto anlegen',
  'pages.forgotPassword': 'Passwort vergessen?',
  'pages.signOutIntro': 'Sie können sich jederzeit wieder anmelden.',
  'pages.register': 'Konto anlegen',
  'pages.registerIntro': 'Unterkünfte buchen und alle Buchungen im Blick behalten.',
  'pages.registerButton': 'Konto anlegen',
  'pages.haveAnAccount': 'Sie haben schon ein Konto? Anmelden',
  'pages.forgottenPassword': 'Passwort vergessen?',
  'pages.forgottenPasswordIntro':
    'Geben Sie Ihre E-Mail-Adresse ein, und wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
  'pages.resetLinkSent': 'Wenn es ein Konto für <email/> gibt, ist ein Link dorthin unterwegs. Er gilt eine Stunde.',
  'pages.backToSignIn': 'Zurück zur Anmeldung',
  'pages.sendLink': 'Link senden',
  'pages.sendAnotherLink': 'Noch einen Link senden',
  'pages.yourLink': 'Ihr Link',
  'pages.confirmAddress': 'E-Mail-Adresse bestätigen',
  'pages.mailSentTo':
    'Wir haben eine E-Mail an <address/> gesendet. Folgen Sie dem Link darin und kommen Sie dann hierher zurück.',
  'pages.mailSent':
    'Wir haben eine E-Mail an <address>Ihre Adresse</address> gesendet. Folgen Sie dem Link darin und kommen Sie dann hierher zurück.',
  'pages.notFollowedYet':
    'Anscheinend sind Sie dem Link noch nicht gefolgt. Er steht in der E-Mail, die wir Ihnen gesendet haben.',
  'pages.mailSentAgain': 'Die E-Mail ist noch einmal unterwegs. Das kann eine Minute dauern.',
  'pages.useAnotherAddress': 'Abmelden und eine andere Adresse verwenden',
  'pages.haveVerified': 'Meine Adresse ist bestätigt',
  // Writing to the site, and its papers.
  'pages.orWriteTo': 'Oder schreiben Sie eine E-Mail an <contact/>.',
  'pages.tooManyMessages':
    'Von hier kamen in kurzer Zeit mehrere Nachrichten. Bitte warten Sie ein paar Minuten und senden Sie diese noch einmal, oder schreiben Sie an {contact}.',
  'pages.thankYou': 'Vielen Dank',
  'pages.messageArrived':
    'Ihre Nachricht ist angekommen. Ein Mensch liest sie und antwortet per E-Mail, meist innerhalb weniger Stunden. Eine Eingangsbestätigung ist unterwegs zu Ihnen.',
  'pages.seeTheHomes': 'Unterkünfte ansehen',
  'pages.writeAnother': 'Noch eine Nachricht schreiben',
  'pages.chooseOne': 'Bitte wählen Sie etwas aus.',
  'pages.browserStores': 'Was wir in Ihrem Browser speichern',
  'pages.removedWhen': 'Wann wir Ihre Daten löschen',
  // Once, on the page after a form.
  'pages.saved': 'Gespeichert.',
  'pages.sent': 'Gesendet.',
  'pages.answered': 'Ihre Antwort ist unterwegs.',
  'pages.queuedAgain': 'Die Nachricht wird noch einmal gesendet.',
}
