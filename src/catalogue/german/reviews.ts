// German. Reviews on a home's page, below a booking and in the admin pages, and the field errors of their forms.

import type { reviewsEnglish } from '../english/reviews.ts'
import type { Translated } from '../translated.ts'

export const reviewsGerman: Translated<typeof reviewsEnglish> = {
  'reviews.overall': 'Bitte bewerten Sie Ihren Aufenthalt insgesamt von 1 bis 5.',
  'reviews.points': 'Bitte wählen Sie einen Wert von 1 bis 5, oder überspringen Sie die Frage.',
  'reviews.titleMissing': 'Bitte beschreiben Sie Ihren Aufenthalt in ein paar Worten.',
  'reviews.bodyMissing': 'Bitte erzählen Sie künftigen Gästen, wie es war.',
  'reviews.noteMissing': 'Bitte schreiben Sie ein paar Worte für Ihr Team. Niemand sonst liest sie.',
  'reviews.replyMissing': 'Bitte schreiben Sie die Antwort, die Gäste unter der Bewertung lesen.',
  'reviews.reasonMissing': 'Bitte geben Sie an, warum diese Bewertung ausgeblendet wird.',
  // What guests are asked about, and the five scores; of each thing in its list, the score follows it.
  'reviews.clean': 'Sauberkeit',
  'reviews.accuracy': 'Beschreibung',
  'reviews.checkIn': 'Check-in',
  'reviews.communication': 'Kommunikation',
  'reviews.location': 'Lage',
  'reviews.value': 'Preis-Leistung',
  'reviews.poor': 'Schlecht',
  'reviews.fair': 'Mäßig',
  'reviews.good': 'Gut',
  'reviews.veryGood': 'Sehr gut',
  'reviews.excellent': 'Ausgezeichnet',
  'reviews.isPoor': '{criterion}: schlecht',
  'reviews.isFair': '{criterion}: mäßig',
  'reviews.isGood': '{criterion}: gut',
  'reviews.isVeryGood': '{criterion}: sehr gut',
  'reviews.isExcellent': '{criterion}: ausgezeichnet',
  // On pages that everybody sees.
  'reviews.scoreOf': '{score} von 5: {name}',
  'reviews.replied': 'Antwort des Gastgebers',
  'reviews.recent': 'Was Gäste sagen',
  'reviews.recentText': 'Bewerten können nur Gäste, die hier waren, einmal je Aufenthalt.',
  'reviews.homeInPlace': '<home/>, <place/>',
  'reviews.ofHome': 'Bewertungen',
  'reviews.pages': 'Seiten der Bewertungen',
  'reviews.newer': 'Neuere Bewertungen',
  'reviews.older': 'Ältere Bewertungen',
  'reviews.page': 'Seite {page} von {pages}',
  'reviews.stayedIn': 'Aufenthalt im {month}',
  'reviews.noneYet': 'Noch keine Bewertungen. Bewerten können nur Gäste, die hier waren, einmal je Aufenthalt.',
  // Below a booking.
  'reviews.ask': '{home}: Wie war Ihr Aufenthalt?',
  'reviews.yours': 'Ihre Bewertung',
  'reviews.terms':
    'Ihre Bewertung erscheint mit Ihrem Vornamen. Was der andere geschrieben hat, sehen Sie und Ihr Gastgeber erst, wenn beide fertig sind oder zwei Wochen vergangen sind. Sie können Ihre Bewertung bis {until} schreiben.',
  'reviews.onTheWhole': 'Insgesamt',
  'reviews.ifYouLike': '{criterion}<soft> (optional)</soft>',
  'reviews.headline': 'Ihr Aufenthalt in ein paar Worten',
  'reviews.body': 'Erzählen Sie künftigen Gästen von Ihrem Aufenthalt',
  'reviews.bodyHint':
    'Was Ihnen gefallen hat, was fehlte, was man mitbringen sollte. Später lässt sich der Text nicht mehr ändern.',
  'reviews.send': 'Bewertung senden',
  'reviews.everybodyReads': 'Jeder kann sie auf der Seite der Unterkunft lesen.',
  'reviews.notShown': 'Sie ist auf der Seite der Unterkunft zurzeit ausgeblendet.',
  'reviews.notOpenYet':
    'Noch kann sie niemand sonst lesen. Sie erscheint, sobald auch Ihr Gastgeber geschrieben hat, oder nach dem {lastDay}.',
  'reviews.visitNotOver': 'Bewerten können Sie einen Aufenthalt, wenn er vorbei ist.',
  'reviews.windowOver': 'Ihr Aufenthalt ist mehr als zwei Wochen her und lässt sich nicht mehr bewerten.',
  'reviews.writtenAlready':
    'Sie haben diesen Aufenthalt schon bewertet. Ihre Bewertung bleibt, wie Sie sie geschrieben haben.',
  // In the admin pages.
  'reviews.waiting': 'Wartet auf Ihre Rückmeldung',
  'reviews.noneWaiting': 'Keine Bewertung wartet auf Sie.',
  'reviews.open': 'Veröffentlicht',
  'reviews.noneOpen': 'Noch keine veröffentlichten Bewertungen.',
  'reviews.reviewOf': 'Bewertung von {home}, {reference}',
  'reviews.closed':
    'Ihr Gast hat eine Bewertung geschrieben. Sie erscheint, sobald Sie Ihre Notiz zum Aufenthalt hinterlassen, oder von selbst nach dem {opens}.',
  'reviews.hiddenFor': 'Ausgeblendet: {reason}',
  'reviews.noted': 'Ihre private Notiz: {note}',
  'reviews.note': 'Private Notiz zu diesem Aufenthalt (sieht nur Ihr Team)',
  'reviews.sendNote': 'Notiz speichern und Bewertung veröffentlichen',
  'reviews.replyAgain': 'Antwort ändern oder Bewertung ausblenden',
  'reviews.replyOrHide': 'Antworten oder ausblenden',
  'reviews.reply': 'Ihre öffentliche Antwort',
  'reviews.sendReply': 'Antwort veröffentlichen',
  'reviews.hideReason': 'Grund für das Ausblenden',
  'reviews.hide': 'Bewertung ausblenden',
  'reviews.show': 'Wieder anzeigen',
  'reviews.unreadable': 'Wir konnten diese Antwort nicht lesen. Bitte senden Sie sie noch einmal.',
  'reviews.unknown': 'Wir finden diese Bewertung nicht.',
  'reviews.stillClosed':
    'Diese Bewertung ist noch nicht veröffentlicht. Schreiben Sie zuerst Ihre Notiz, oder warten Sie, bis sie erscheint.',
  'reviews.outOfDate':
    'Diese Bewertung hat sich geändert, seit Sie die Seite geöffnet haben. Hier ist der aktuelle Stand.',
  'reviews.notAllowed': 'Auf Bewertungen antworten nur Verwalter und Inhaber.',
}
