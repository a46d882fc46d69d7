// German. Cancelling a booking: the question before, what it means, and answers to requests that were refused.

import type { cancellationsEnglish } from '../english/cancellations.ts'
import type { Translated } from '../translated.ts'

export const cancellationsGerman: Translated<typeof cancellationsEnglish> = {
  'cancellations.question': 'Diese Buchung stornieren?',
  'cancellations.cancel': 'Ja, stornieren',
  'cancellations.keep': 'Buchung behalten',
  'cancellations.paidNothing': 'Sie haben noch nichts bezahlt, deshalb gibt es nichts zu erstatten.',
  'cancellations.youGetBack': 'Sie erhalten {refund} von den bezahlten {paid} zurück.',
  'cancellations.staysDue': 'Vom Preis bleiben {sum} zu zahlen.',
  'cancellations.oweNothing': 'Es bleibt nichts zu zahlen.',
  // Why it was refused, to a guest and to an operator.
  'cancellations.unreadable':
    'Wir konnten dieses Formular nicht lesen. Bitte prüfen Sie noch einmal, was Sie zurückerhalten.',
  'cancellations.notNow': 'Das ist bei dieser Buchung gerade nicht möglich.',
  'cancellations.tooEarly':
    'Sie können die Buchung erst ab dem Tag nach der geplanten Anreise als nicht angereist markieren.',
  'cancellations.notAllowed': 'Nur Verwalter und Inhaber können Buchungen beenden.',
  // Why an answer to a request was refused.
  'cancellations.requestUnknown': 'Wir finden diese Anfrage nicht.',
  'cancellations.requestAnswered': 'Diese Anfrage wurde schon beantwortet oder zurückgezogen.',
  'cancellations.requestExpired':
    'Diese Anfrage ist abgelaufen. Der Gast wurde informiert, und die Nächte sind wieder frei.',
  'cancellations.requestOutOfDate':
    'Diese Anfrage hat sich geändert, seit Sie die Seite geöffnet haben. Hier ist der aktuelle Stand.',
  'cancellations.requestKeyReused':
    'Dieses Formular wurde schon mit einer anderen Antwort gesendet. Bitte laden Sie die Seite neu.',
  'cancellations.requestPaymentFailed':
    'Der für diese Anfrage reservierte Betrag lässt sich nicht mehr abbuchen, deshalb wurde sie nicht angenommen. Bitte lehnen Sie sie ab und schreiben Sie dem Gast.',
  'cancellations.requestNotAllowed': 'Nur Verwalter und Inhaber können Anfragen beantworten.',
}
