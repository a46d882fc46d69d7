// German. What the pages of the operator say beside the components of their rooms.

import type { adminPagesEnglish } from '../../english/admin/pages.ts'
import type { Translated } from '../../translated.ts'

export const adminPagesGerman: Translated<typeof adminPagesEnglish> = {
  // Today.
  'adminPages.requestsAndBookings': 'Anfragen und Buchungen',
  'adminPages.calendar': 'Kalender',
  'adminPages.homes': 'Unterkünfte',
  'adminPages.otherSites': 'Kalenderabgleich',
  'adminPages.reviews': 'Bewertungen',
  'adminPages.deposits': 'Kautionen',
  'adminPages.jobs': 'Hintergrundaufgaben',
  'adminPages.today': 'Heute',
  'adminPages.jobsFail':
    '{jobs, plural, one {Eine Hintergrundaufgabe schlägt fehl} other {Hintergrundaufgaben schlagen fehl}}',
  'adminPages.seeWhenAndWhy': 'Details ansehen',
  'adminPages.messages': 'Ausgehende Nachrichten',
  'adminPages.openOutbox': 'Postausgang öffnen',
  'adminPages.outboxCounts': '{waiting} wartend, {sent} gesendet, {failed} fehlgeschlagen.',
  'adminPages.outboxCountsWell': '{waiting} wartend, {sent} gesendet.',
  'adminPages.peopleWhoWrote': 'Posteingang',
  'adminPages.openInbox': 'Posteingang öffnen',
  'adminPages.conversations':
    '{waiting, plural, =0 {Niemand wartet auf Antwort.} one {# Person wartet auf Antwort.} other {# Personen warten auf Antwort.}}',
  // Damage deposits.
  'adminPages.depositOf': 'Kaution: {name}',
  'adminPages.depositNow': 'Jetzt: {rule}',
  'adminPages.allDeposits': 'Alle Kautionen',
  'adminPages.noHomeSold': 'Noch ist keine Unterkunft buchbar.',
  'adminPages.changeDeposit': 'Bearbeiten<unseen>: Kaution von {name}</unseen>',
  'adminPages.pagesOfHomes': 'Seiten der Unterkünfte',
  // Recurring jobs.
  'adminPages.milliseconds': '{ms, plural, other {# Millisekunden}}',
  'adminPages.seconds': '{seconds} Sekunden',
  'adminPages.jobsIntro':
    'Was die Website regelmäßig von selbst tut. Erfolgreiche Läufe werden einmal pro Minute vermerkt, Fehler sofort; alles Weitere steht im Log.',
  'adminPages.noJobYet': 'Noch ist keine Aufgabe gelaufen.',
  'adminPages.failingJobs': '{jobs, plural, one {Eine Aufgabe schlägt fehl.} other {# Aufgaben schlagen fehl.}}',
  'adminPages.jobFails': 'Schlägt fehl: {complaint} ({kind}), <time>{said}</time>, nach {took}.',
  'adminPages.jobFailedEarlier': 'Früher fehlgeschlagen: {complaint} ({kind}), <time>{said}</time>, nach {took}.',
  'adminPages.jobWentWell': 'Letzter erfolgreicher Lauf <time>{said}</time>, in {took}.',
  'adminPages.jobNotRun': 'Noch nicht gelaufen oder auf dieser Website nicht eingerichtet.',
  // Other sites.
  'adminPages.otherSitesIntro':
    'Für Unterkünfte, die Sie auch anderswo vermieten: Hier werden die Kalender der anderen Websites importiert, dort die Kalender von hier. Beides richten Sie auf der Seite jeder Unterkunft ein.',
  'adminPages.goToCalendars': 'Kalender ansehen<unseen>: {home}</unseen>',
  'adminPages.followedCalendars': 'Importierte Kalender',
  'adminPages.noCalendars':
    'Noch keine. Wählen Sie eine Unterkunft aus <link>allen Unterkünften</link> und dann „Kalenderabgleich“.',
  'adminPages.pagesOfCalendars': 'Seiten der Kalender',
  // The calendar of all homes.
  'adminPages.calendarOfAll': 'Kalender aller Unterkünfte',
  'adminPages.eachOwnMonth': 'Monatskalender pro Unterkunft',
  'adminPages.weeks': 'Wochen',
  'adminPages.twoWeeksEarlier': 'Zwei Wochen früher',
  'adminPages.thisWeek': 'Heute',
  'adminPages.twoWeeksLater': 'Zwei Wochen später',
  'adminPages.chart':
    '{weeks}. {rows, plural, one {# Zeile} other {# Zeilen}}; jeder Balken reicht von der Anreise bis zur Abreise.',
  'adminPages.chartFor':
    '{weeks}. {rows, plural, one {# Zeile} other {# Zeilen}} für „{find}“; jeder Balken reicht von der Anreise bis zur Abreise.',
  'adminPages.noHomeEntered': 'Noch keine Unterkünfte.',
  'adminPages.homesBefore': 'Vorige Unterkünfte',
  'adminPages.homesAfter': 'Nächste Unterkünfte',
  // The outbox.
  'adminPages.outbox': 'Postausgang',
  'adminPages.notGivenUp': 'Diese Nachricht ist nicht fehlgeschlagen.',
  'adminPages.mail': 'E-Mail',
  'adminPages.sms': 'SMS',
  'adminPages.webhook': 'Webhook',
  'adminPages.noMailServer': 'Kein Mailserver ist eingerichtet, deshalb bleiben E-Mails hier.',
  'adminPages.ownersReadAll': 'Links und Codes, die nur für den Empfänger bestimmt sind, sehen nur Inhaber.',
  'adminPages.noMessage': 'Noch keine Nachrichten.',
  'adminPages.nothingOlder': 'Nichts Älteres.',
  'adminPages.pagesOfOutbox': 'Seiten des Postausgangs',
  'adminPages.newest': 'Neueste',
  'adminPages.older': 'Ältere',
  'adminPages.message':
    '{kind, select, mail {E-Mail an {recipient}} sms {SMS an {recipient}} other {Webhook an {recipient}}}{state, select, waiting {, wartend} sent {, gesendet} other {, fehlgeschlagen}}{attempts, plural, =0 {} one {, einmal versucht} other {, #-mal versucht}}, <time>{written}</time>{invites, select, true {. Mit Kalendereintrag} other {}}',
  'adminPages.messageAsDesigned': 'Nachricht, wie der Empfänger sie sieht',
  'adminPages.subjectAsDesigned': '{subject}, wie der Empfänger es sieht',
  'adminPages.sendAgain': 'Noch einmal senden',
  'adminPages.asDesigned': 'Vorschau',
  // The inbox.
  'adminPages.inbox': 'Posteingang',
  'adminPages.conversationGone': 'Diese Unterhaltung gibt es nicht mehr.',
  'adminPages.nobodyWrote': 'Noch keine Nachrichten.',
  'adminPages.pagesOfInbox': 'Seiten des Posteingangs',
  // The lists of bookings.
  'adminPages.bookings': 'Buchungen',
  'adminPages.allLists': 'Übersicht',
  'adminPages.requests': 'Warten auf Ihre Antwort',
  'adminPages.listOfRequests': 'Anfragen',
  'adminPages.noRequest': 'Zurzeit keine Anfragen.',
  'adminPages.disputes': 'Strittige Zahlungen',
  'adminPages.enquiries': 'Unverbindliche Anfragen, die auf Sie warten',
  'adminPages.changes': 'Änderungen, die auf Sie warten',
  'adminPages.unpaid': 'Zahlung ausstehend',
  'adminPages.lapsed': 'Freigegeben, weil die Überweisung ausblieb',
  'adminPages.lapsedHint':
    'Wenn sie doch noch eingeht, markieren Sie sie als bezahlt. Die Buchung gilt wieder, wenn ihre Nächte noch frei sind und ihr Preis weniger als einen Tag alt ist; sonst ist das Geld zu erstatten.',
  'adminPages.toRefund': 'Ausstehende Erstattungen',
  'adminPages.depositsToDecide': 'Abzurechnende Kautionen',
  'adminPages.toCome': 'Bevorstehend',
  'adminPages.noVisit': 'Noch keine Aufenthalte gebucht.',
  // One booking, and the change that its operator proposes.
  'adminPages.allBookings': 'Alle Buchungen',
  'adminPages.reference': 'Buchungsnummer <reference/>',
  'adminPages.paidAndDue': 'Bezahlt und fällig',
  'adminPages.waitingForGuest': 'Wartet auf die Antwort des Gastes',
  'adminPages.propose': 'Änderung vorschlagen',
  'adminPages.guestAsked': 'Der Gast hat um eine Änderung gebeten. Antworten können Sie in der Liste der Buchungen.',
  'adminPages.proposalEnds': 'Läuft am {until} ab. Dafür sind keine Nächte reserviert.',
  'adminPages.takeBack': 'Zurückziehen<unseen>: {reference}</unseen>',
  'adminPages.bookedAre': 'Gebucht: {days}, {party}. Der Gast wird per E-Mail gefragt und hat drei Tage Zeit.',
  // A moment, wherever in the world.
  'adminPages.inUtc': '{moment} UTC',
}
