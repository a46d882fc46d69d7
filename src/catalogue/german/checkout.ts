// German. The checkout: the time that is left, the ways in, the booking form, extras and a code, and nights that were refused.

import type { checkoutEnglish } from '../english/checkout.ts'
import type { Translated } from '../translated.ts'

export const checkoutGerman: Translated<typeof checkoutEnglish> = {
  'checkout.book': '{stayName} buchen',
  'checkout.otherDates': 'Andere Daten wählen',
  'checkout.timeOver':
    'Die Zeit, in der wir diese Nächte für Sie reserviert hatten, ist abgelaufen. Sie können sie noch einmal reservieren. Ihre Eingaben sind noch da.',
  'checkout.kept':
    'Wir halten diese Nächte <left>{minutes, plural, one {noch # Minute} other {noch # Minuten}}</left> für Sie frei, bis {until}.',
  // In the last two minutes, by the second: 1:42.
  'checkout.keptClock': 'Wir halten diese Nächte <left>noch {clock} Minuten</left> für Sie frei, bis {until}.',
  'checkout.hourAtHome': '{hour} Uhr (Ortszeit der Unterkunft)',
  'checkout.timeOverBelow':
    'Die Zeit, in der wir diese Nächte für Sie reserviert hatten, ist abgelaufen. Unten können Sie sie noch einmal reservieren.',
  'checkout.signInToFinish': 'Zum Abschließen anmelden oder registrieren',
  'checkout.whySignIn':
    'Wir müssen wissen, wer kommt und wohin die Bestätigung geht. Danach bringen wir Sie direkt hierher zurück.',
  'checkout.signIn': 'Anmelden',
  'checkout.register': 'Registrieren',
  'checkout.confirmToFinish': 'Zum Abschließen E-Mail-Adresse bestätigen',
  'checkout.followLink': 'Wir haben Ihnen eine E-Mail mit einem Link geschickt. Er bringt Sie direkt hierher zurück.',
  'checkout.toConfirmation': 'Zur Bestätigung',
  'checkout.nightsStay': 'Ihre Nächte bleiben so lange reserviert, wie oben steht.',
  'checkout.noAccount': 'Oder als Gast fortfahren',
  'checkout.noAccountText':
    'Wir schicken Ihnen einen Link, der Sie hierher zurückbringt. Solange er gilt, bleiben Ihre Nächte reserviert.',
  'checkout.linkEmail': 'E-Mail-Adresse für den Link',
  'checkout.sendLink': 'Als Gast fortfahren',
  'checkout.sendAgain': 'Link noch einmal senden',
  'checkout.sessionEnded': 'Bitte melden Sie sich an, um Ihre Buchung abzuschließen. Ihre Eingaben sind noch da.',
  'checkout.marked': 'Bitte prüfen Sie die unten markierten Felder. Ihre Eingaben sind noch da.',
  'checkout.you': '1. Ihre Angaben',
  'checkout.name': 'Ihr Name',
  'checkout.email': 'E-Mail-Adresse',
  'checkout.emailHint': 'Dorthin senden wir Ihre Bestätigung.',
  'checkout.provedEmail': 'Durch unseren Link bestätigt. Dorthin senden wir Ihre Buchungsbestätigung.',
  'checkout.phone': 'Telefonnummer (optional)',
  'checkout.phoneHint':
    'Mit Ländervorwahl, zum Beispiel +34 600 111 222. Falls wir Sie am Anreisetag erreichen müssen.',
  'checkout.wishes': '2. Gäste und Wünsche',
  'checkout.somebodyElse': 'Ich buche für jemand anderen',
  'checkout.somebodyElseText': 'Alle E-Mails zur Buchung gehen an Sie. Wir teilen dem Gastgeber mit, wer kommt.',
  'checkout.guestName': 'Name des Gastes',
  'checkout.guestEmail': 'E-Mail-Adresse des Gastes (optional)',
  'checkout.notes': 'Nachricht an Ihren Gastgeber (optional)',
  'checkout.notesHint': 'Wann Sie ankommen, wer mitkommt, was Sie brauchen. Höchstens {most} Zeichen.',
  'checkout.pay': '3. Bezahlen und bestätigen',
  'checkout.plansChange': 'Wenn sich Ihre Pläne ändern',
  'checkout.noWithdrawal':
    'Für Aufenthalte zu festen Terminen gilt das 14-tägige Widerrufsrecht nicht. Es gelten die Stornobedingungen oben.',
  'checkout.agree':
    'Ich habe die <terms>Bedingungen</terms> und die <cancelling>Stornobedingungen</cancelling> gelesen und akzeptiere sie.',
  'checkout.bookAndPay': 'Zahlungspflichtig buchen · {total}',
  'checkout.askAndPay': 'Zahlungspflichtig anfragen · {total} bei Zusage',
  'checkout.tryAgain': 'Nächte noch einmal reservieren',
  'checkout.freshPrice': 'Nächte zum heutigen Preis reservieren',
  'checkout.withoutCode': 'Nächte ohne Code reservieren',
  'checkout.yourVisit': 'Ihr Aufenthalt',
  'checkout.addOrChange': 'Extras hinzufügen oder ändern',
  'checkout.seeCost': 'Neuen Preis ansehen',
  'checkout.chosenAlready': 'Das haben Sie schon gewählt.',
  'checkout.lookAtNewPrice':
    'Sie haben Extras oder den Gutscheincode geändert. Bitte prüfen Sie vor der Buchung den neuen Preis.',
  'checkout.newTotal': 'Ihr neuer Gesamtpreis ist <total/>: {difference}.',
  'checkout.takeIt': 'Übernehmen · insgesamt {total}',
  'checkout.letGo': 'Nächte freigeben',
  'checkout.reserveAt': 'Für {total} reservieren',
  'checkout.askAt': 'Für {total} anfragen',
  'checkout.nothingBooked': 'Es wurde nichts gebucht, und es wird nichts abgebucht.',
  'checkout.lookAgain': 'Daten und Gäste prüfen',
  'checkout.otherHomes': 'Andere Unterkünfte ansehen',
}
