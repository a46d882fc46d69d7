// German. The contact form and the operator's reply, with their field errors.

import type { messagesEnglish } from '../english/messages.ts'
import type { Translated } from '../translated.ts'

export const messagesGerman: Translated<typeof messagesEnglish> = {
  'contact.nameMissing': 'Bitte geben Sie Ihren Namen ein, damit wir wissen, wem wir schreiben.',
  'contact.nameLetters': 'Bitte schreiben Sie den Namen nur mit Buchstaben.',
  'contact.nameTooLong': 'Bitte kürzen Sie den Namen auf {most} Zeichen. Zurzeit sind es {length}.',
  'contact.emailMissing': 'Bitte geben Sie Ihre E-Mail-Adresse ein, damit wir antworten können.',
  'contact.emailWrong': 'Bitte prüfen Sie die E-Mail-Adresse. Sie sollte aussehen wie name@example.org.',
  'contact.subjectTooLong': 'Bitte kürzen Sie diese Zeile auf {most} Zeichen. Zurzeit sind es {length}.',
  'contact.textMissing': 'Bitte schreiben Sie Ihre Nachricht.',
  'contact.textTooLong': 'Bitte kürzen Sie die Nachricht auf {most} Zeichen. Zurzeit sind es {length}.',
  'inbox.unreadable': 'Wir konnten diese Antwort nicht lesen. Bitte senden Sie sie noch einmal.',
  'inbox.answerMissing': 'Bitte schreiben Sie eine Antwort.',
  'inbox.answerTooLong': 'Bitte kürzen Sie die Antwort auf {most} Zeichen.',
  // The contact form.
  'messages.lookAgain': 'Bitte prüfen Sie die unten markierten Felder. Ihre Eingaben sind noch da.',
  'messages.name': 'Ihr Name',
  'messages.email': 'E-Mail-Adresse',
  'messages.emailHint': 'Dorthin antworten wir.',
  'messages.subject': 'Buchungsnummer oder Unterkunft (optional)',
  'messages.text': 'Ihre Nachricht',
  'messages.sending': 'Wird gesendet …',
  'messages.send': 'Nachricht senden',
  'messages.trap': 'Bitte leer lassen',
  // A conversation in the admin pages.
  'messages.from': 'Nachricht von {name}',
  'messages.waits': '<name/>, <email/>. Wartet auf Ihre Antwort.',
  'messages.answered': '<name/>, <email/>. Beantwortet.',
  'messages.oursAt': 'Sie, <when/>',
  'messages.theirsAt': '<name/>, <when/>',
  'messages.answer': 'Ihre Antwort an {name}',
  'messages.sendAnswer': 'Per E-Mail senden',
  'messages.utc': '{when} UTC',
  // Mails of a conversation.
  'messages.received': 'Neue Nachricht',
  'messages.receivedAbout': 'Neue Nachricht: {subject}',
  'messages.wrote': '{name} ({email}) schreibt:',
  'messages.answerIt': 'Antworten',
  'messages.mailsThem':
    'Sie können auch direkt auf diese E-Mail antworten: Ihre Antwort geht an den Absender der Nachricht.',
  'messages.haveIt': 'Wir haben Ihre Nachricht an {siteName} erhalten',
  'messages.hello': 'Guten Tag,',
  'messages.arrived': 'Ihre Nachricht ist angekommen. Ein Mensch antwortet Ihnen, meist innerhalb weniger Stunden.',
  'messages.youWroteThis': 'Ihre Nachricht:',
  'messages.about': 'Betreff: {subject}',
  'messages.notYou': 'Wenn Sie uns nicht geschrieben haben, können Sie diese E-Mail ignorieren.',
  'messages.yourMessage': 'Ihre Nachricht an {siteName}',
  'messages.answerAbout': 'AW: {subject}',
  'messages.helloName': 'Guten Tag {name},',
  'messages.youWrote': 'Sie schrieben:',
}
