// German. The pages of enquiries: the question to a home, its confirmation, and the offer.

import type { enquiriesEnglish } from '../english/enquiries.ts'
import type { Translated } from '../translated.ts'

export const enquiriesGerman: Translated<typeof enquiriesEnglish> = {
  'enquiries.ask': '{home} anfragen',
  'enquiries.likesToHear': 'Dieser Gastgeber möchte vor der Buchung gern von Ihnen hören.',
  'enquiries.visit': 'Ihre Anfrage: <days/>, {party}.',
  'enquiries.visitWithPrice': 'Ihre Anfrage: <days/>, {party}, nach heutigem Preis <total/>.',
  'enquiries.takesNoNight': 'Mit einer Anfrage sind noch keine Nächte reserviert.',
  'enquiries.name': 'Ihr Name',
  'enquiries.email': 'E-Mail-Adresse',
  'enquiries.emailHint': 'Dorthin antwortet der Gastgeber.',
  'enquiries.phone': 'Telefonnummer (optional)',
  'enquiries.message': 'Ihre Nachricht',
  'enquiries.send': 'Nachricht senden',
  'enquiries.backToHome': 'Zurück zur Unterkunft',
  'enquiries.sent': 'Ihre Nachricht ist unterwegs',
  'enquiries.sentText':
    'Der Gastgeber von {home} antwortet an {email}. Wenn es passt, erhalten Sie ein Angebot, dessen Preis drei Tage lang gilt.',
  'enquiries.otherHomes': 'Andere Unterkünfte ansehen',
  'enquiries.offer': 'Ihr Angebot: {home}',
  'enquiries.offered': '<days/>, {party}. Der Preis gilt bis {until}.',
  'enquiries.take': 'Angebot annehmen',
  'enquiries.takeText': 'Es wird noch nichts abgebucht. Während Sie buchen, halten wir die Nächte für Sie frei.',
  'enquiries.noOffer': 'Wir finden dieses Angebot nicht',
  'enquiries.noOfferText': 'Angebote gelten drei Tage. Wenn Ihres abgelaufen ist, fragen Sie bitte noch einmal an.',
  'enquiries.toHome': 'Zur Unterkunft',
  // Mails about an enquiry.
  'enquiries.from': 'Anreise',
  'enquiries.to': 'Abreise',
  'enquiries.sentSubject': 'Ihre Nachricht zu {stayName}',
  'enquiries.haveIt': 'wir haben Ihre Nachricht erhalten und antworten so bald wie möglich.',
  'enquiries.askAgainAfter':
    'Wenn Sie bis {until} (Ortszeit) nichts von uns hören, fragen Sie bitte noch einmal. Bis dahin sind keine Nächte für Sie reserviert.',
  'enquiries.seeHomeAgain': 'Unterkunft ansehen',
  'enquiries.waitsSubject': 'Neue Anfrage: {stayName}',
  'enquiries.waits': 'Ein Gast fragt nach diesen Tagen. Es sind keine Nächte reserviert.',
  'enquiries.endsOn': 'Die Anfrage läuft am {until} (Ortszeit) ab.',
  'enquiries.offerSubject': 'Ihr Angebot: {stayName}',
  'enquiries.weOffer': 'wir würden uns freuen, Sie zu begrüßen. Das ist unser Angebot:',
  'enquiries.offerStands':
    'Der Gesamtpreis beträgt {total} inkl. Steuern. Der Preis gilt bis {until} (Ortszeit). Bis Sie annehmen, können auch andere diese Nächte buchen.',
  'enquiries.unanswered': 'leider wurde Ihre Nachricht nicht rechtzeitig beantwortet. Das tut uns leid.',
  'enquiries.endedSubject': 'Diesmal leider kein Angebot: {stayName}',
  // Why an enquiry, its answer or its offer was refused.
  'enquiries.notOffered': 'So lässt sich diese Unterkunft nicht buchen. Bitte prüfen Sie Daten und Gäste.',
  'enquiries.notNeeded': 'Diesen Aufenthalt können Sie gleich buchen, ohne vorher zu fragen.',
  'enquiries.tooMany':
    'Wir haben schon mehrere Nachrichten von Ihnen. Bitte warten Sie auf eine Antwort, bevor Sie weitere senden.',
  'enquiries.unknown': 'Wir finden diese Anfrage nicht.',
  'enquiries.answeredAlready': 'Diese Anfrage wurde schon beantwortet oder ist abgelaufen.',
  'enquiries.notAllowed': 'Nur Verwalter und Inhaber können Anfragen beantworten.',
  'enquiries.offerUnknown': 'Wir finden dieses Angebot nicht, oder es ist abgelaufen.',
  'enquiries.datesTaken': 'Diese Nächte hat inzwischen jemand anderes gebucht.',
}
