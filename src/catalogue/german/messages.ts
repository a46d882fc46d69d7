// Writing to the site, and answering in the admin pages.

import type { messagesEnglish } from '../english/messages.ts'
import type { Translated } from '../translated.ts'

export const messagesGerman: Translated<typeof messagesEnglish> = {
  'contact.nameMissing': 'Bitte geben Sie Ihren Namen ein, damit wir wissen, wem wir schreiben.',
  'contact.nameLetters': 'Bitte schreiben Sie den Namen nur mit Buchstaben.',
  'contact.nameTooLong': 'Bitte kürzen Sie den Namen auf {most} Zeichen. Er hat {length}.',
  'contact.emailMissing': 'Bitte geben Sie Ihre E-Mail-Adresse ein, damit wir antworten können.',
  'contact.emailWrong': 'Bitte prüfen Sie die E-Mail-Adresse. Sie sollte aussehen wie name@example.org.',
  'contact.subjectTooLong': 'Bitte kürzen Sie diese Zeile auf {most} Zeichen. Sie hat {length}.',
  'contact.textMissing': 'Bitte schreiben Sie Ihre Nachricht.',
  'contact.textTooLong': 'Bitte kürzen Sie die Nachricht auf {most} Zeichen. Sie hat {length}.',
  'inbox.unreadable': 'Wir konnten diese Antwort nicht lesen. Bitte senden Sie sie noch einmal.',
  'inbox.answerMissing': 'Bitte schreiben Sie eine Antwort.',
  'inbox.answerTooLong': 'Bitte kürzen Sie die Antwort auf {most} Zeichen.',
  'messages.lookAgain': 'Bitte prüfen Sie die unten markierten Felder. Ihre Eingaben sind noch da.',
  'messages.name': 'Ihr Name',
  'messages.email': 'E-Mail-Adresse',
  'messages.emailHint': 'Dorthin antworten wir.',
  'messages.subject': 'Buchungsnummer oder Unterkunft (optional)',
  'messages.text': 'Ihre Nachricht',
  'messages.sending': 'Wird gesendet …',
  'messages.send': 'Nachricht senden',
  'messages.trap': 'Bitte leer lassen',
  'messages.from': 'Nachricht von {name}',
  'messages.waits': '<name/>, <email/>. Wartet auf Ihre Antwort.',
  'messages.answered': '<name/>, <email/>. Beantwortet.',
  'messages.oursAt': 'Sie, <when/>',
  'messages.theirsAt': '<name/>, <when/>',
  'messages.answer': 'Ihre Antwort an {name}',
  'messages.sendAnswer': 'Per E-Mail senden',
}
