// Asking a home before booking it, and taking its offer.

import type { enquiriesEnglish } from '../english/enquiries.ts'
import type { Translated } from '../translated.ts'

export const enquiriesGerman: Translated<typeof enquiriesEnglish> = {
  'enquiries.ask': '{home} anfragen',
  'enquiries.likesToHear': 'Dieser Gastgeber möchte vor der Buchung gern von Ihnen hören.',
  'enquiries.visit': 'Ihre Anfrage: <days/>, {party}.',
  'enquiries.visitWithPrice': 'Ihre Anfrage: <days/>, {party}, nach heutigem Preis <total/>.',
  'enquiries.takesNoNight': 'Eine Anfrage reserviert keine Nächte.',
  'enquiries.name': 'Ihr Name',
  'enquiries.email': 'E-Mail-Adresse',
  'enquiries.emailHint': 'Dorthin antwortet der Gastgeber.',
  'enquiries.phone': 'Telefonnummer (optional)',
  'enquiries.message': 'Ihre Nachricht',
  'enquiries.send': 'Nachricht senden',
  'enquiries.backToHome': 'Zurück zur Unterkunft',
  'enquiries.sent': 'Ihre Nachricht ist unterwegs',
  'enquiries.sentText':
    'Der Gastgeber von {home} antwortet an {email}. Wenn es passt, erhalten Sie ein Angebot, dessen Preis drei Tage gilt.',
  'enquiries.otherHomes': 'Andere Unterkünfte ansehen',
  'enquiries.offer': 'Ihr Angebot: {home}',
  'enquiries.offered': '<days/>, {party}. Der Preis gilt bis {until}.',
  'enquiries.take': 'Angebot annehmen',
  'enquiries.takeText': 'Es wird noch nichts abgebucht. Während Sie buchen, halten wir die Nächte für Sie frei.',
  'enquiries.noOffer': 'Wir finden dieses Angebot nicht',
  'enquiries.noOfferText': 'Angebote gelten drei Tage. Wenn Ihres abgelaufen ist, fragen Sie bitte noch einmal an.',
  'enquiries.toHome': 'Zur Unterkunft',
}
