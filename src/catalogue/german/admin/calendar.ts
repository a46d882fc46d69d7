// German. The operator's calendars: the nights of one home and its blocks, and the chart of all homes with who comes and goes.

import type { adminCalendarEnglish } from '../../english/admin/calendar.ts'
import type { Translated } from '../../translated.ts'

export const adminCalendarGerman: Translated<typeof adminCalendarEnglish> = {
  // What a night is.
  'calendar.free': 'Frei',
  'calendar.booked': 'Gebucht',
  'calendar.held': 'Reserviert',
  'calendar.blocked': 'Gesperrt',
  'calendar.foreign': 'Anderswo gebucht',
  'calendar.shut': 'Geschlossen',
  'calendar.past': 'Vorbei',
  // What has it.
  'calendar.nights': '{from} bis {to}, {nights, plural, one {# Nacht} other {# Nächte}}',
  'calendar.blockedFor':
    '{reason, select, owner {Gesperrt: Eigennutzung} maintenance {Gesperrt: Instandhaltung} other {Gesperrt: anderer Grund}}',
  'calendar.blockedForWithNote':
    '{reason, select, owner {Gesperrt: Eigennutzung. {note}} maintenance {Gesperrt: Instandhaltung. {note}} other {Gesperrt: anderer Grund. {note}}}',
  'calendar.bookedElsewhere': 'Anderswo gebucht',
  'calendar.bookedIn': 'Anderswo gebucht ({calendar})',
  'calendar.waitsForPayment': 'Zahlung ausstehend, {reference}',
  'calendar.bookedAs': 'Gebucht, {reference}',
  'calendar.atCheckout': 'Reserviert: Ein Gast bucht gerade',
  // After the name of a part of the home what has it, which may be a link.
  'calendar.takingOfUnit': '{unit}: <taking/>',
  // A price, and for those who listen where it comes from.
  'calendar.priceFrom': '{price}<unseen>, {from}</unseen>',
  'calendar.ownPrice': 'Preis dieser Nacht',
  'calendar.usualPrice': 'Grundpreis',
  'calendar.noPrice': 'Die Unterkunft hat noch keinen Preis.',
  // The month of a home.
  'calendar.months': 'Monate',
  'calendar.monthBefore': 'Voriger Monat',
  'calendar.monthAfter': 'Nächster Monat',
  'calendar.howToChoose':
    'Tage nach Ortszeit der Unterkunft ({timeZone}), Preise in {currency} pro Nacht. Wählen Sie eine Nacht, dann eine zweite für alle dazwischen.',
  'calendar.showOver': 'Vergangene Tage dieses Monats zeigen',
  'calendar.chooseNight': '{date}: diese Nacht wählen',
  'calendar.chosenNight': '{date}, gewählt: diese Nacht wählen',
  // Blocks, and why nights were not blocked or opened.
  'calendar.block':
    '{reason, select, owner {{nights}: Eigennutzung} maintenance {{nights}: Instandhaltung} other {{nights}: anderer Grund}}',
  'calendar.blockOf':
    '{reason, select, owner {{unit}, {nights}: Eigennutzung} maintenance {{unit}, {nights}: Instandhaltung} other {{unit}, {nights}: anderer Grund}}',
  'calendar.notAllowed': 'Nur Verwalter und Inhaber können Nächte sperren und freigeben.',
  'calendar.homeUnknown': 'Wir finden diese Unterkunft nicht.',
  'calendar.unitUnknown': 'Das ist kein Teil dieser Unterkunft.',
  'calendar.nightsBooked': 'Einige dieser Nächte sind gebucht. Es wurde nichts gesperrt.',
  'calendar.nightsBookedBy':
    'Einige dieser Nächte gehören zur Buchung {reference}: {nights}. Es wurde nichts gesperrt; verschieben oder stornieren Sie zuerst die Buchung.',
  'calendar.nightsHeld':
    'Ein Gast bucht gerade einige dieser Nächte. Bitte versuchen Sie es in 15 Minuten noch einmal.',
  'calendar.nightsBlocked': 'Einige dieser Nächte sind schon gesperrt. Es wurde nichts geändert.',
  'calendar.nightsBlockedWhich': 'Einige dieser Nächte sind schon gesperrt ({nights}). Es wurde nichts geändert.',
  'calendar.nightsElsewhere':
    'Einige dieser Nächte sind laut einem anderen Kalender vergeben. Es wurde nichts gesperrt.',
  'calendar.nightsElsewhereWhich':
    'Einige dieser Nächte sind laut einem anderen Kalender vergeben ({nights}). Es wurde nichts gesperrt.',
  'calendar.blockUnknown': 'Diese Sperre wurde schon aufgehoben.',
  'calendar.blockNights': 'Nächte sperren',
  'calendar.firstNight': 'Erste Nacht',
  'calendar.lastNight': 'Letzte Nacht',
  'calendar.lastNightHint': 'Einschließlich. Leer: nur die erste.',
  'calendar.what': 'Welcher Teil',
  'calendar.allOfIt': 'Die ganze Unterkunft',
  'calendar.why': 'Grund',
  'calendar.ownersCome': 'Eigennutzung',
  'calendar.maintenance': 'Instandhaltung',
  'calendar.otherReason': 'Anderer Grund',
  'calendar.note': 'Notiz',
  'calendar.noteHint': 'Sieht nur Ihr Team.',
  'calendar.blockThese': 'Diese Nächte sperren',
  'calendar.blocks': 'Gesperrte Nächte',
  'calendar.noBlocks': 'Keine kommenden Nächte gesperrt.',
  'calendar.liftForm': 'Freigeben: {block}',
  'calendar.openFrom': 'Wieder frei ab der Nacht vom',
  'calendar.openFromHint': 'Leer: alle freigeben.',
  'calendar.lift': 'Freigeben<unseen>: {block}</unseen>',
  'calendar.blockElsewhere':
    'Gesperrt über eine andere Unterkunft, die diesen Teil mitnutzt. Geben Sie die Nächte dort frei.',
  // The chart: what has nights of a home (`Booked, K7Q2M4XW`) with the guest and the nights.
  'calendar.span': '{from} bis {to}',
  'calendar.allHomes': 'Alle Unterkünfte, {days}',
  'calendar.home': 'Unterkunft',
  'calendar.homeAndUnit': '{home}, {unit}',
  'calendar.whoComesAndGoes': '{date}: An- und Abreisen',
  'calendar.freeThen': 'In diesen Wochen frei.',
  'calendar.taking': '{said}, {nights}',
  'calendar.takingOfGuest': '{said}, {guest}, {nights}',
  'calendar.ofUnit': '{unit}: {words}',
  'calendar.notLoaded': 'Diese Unterkünfte konnten nicht geladen werden.',
  'calendar.tryAgain': 'Noch einmal versuchen',
  // Who comes and goes on a day.
  'calendar.todayIs': 'Heute, {date}',
  'calendar.days': 'Tage',
  'calendar.dayBefore': 'Voriger Tag',
  'calendar.dayAfter': 'Nächster Tag',
  'calendar.someOfThem': '{total, plural, other {# An- und Abreisen an diesem Tag; einige davon stehen unten.}}',
  'calendar.departures': 'Abreisen',
  'calendar.nobodyLeaves': 'Keine Abreisen.',
  'calendar.arrivals': 'Anreisen',
  'calendar.nobodyArrives': 'Keine Anreisen.',
  'calendar.noneOnPage': 'Keine auf dieser Seite.',
  'calendar.pagesOfDay': 'Seiten dieses Tages',
  'calendar.earlierInList': 'Zurück',
  'calendar.furtherInList': 'Weiter',
  'calendar.people': '{people, plural, one {# Gast} other {# Gäste}}',
  'calendar.guestAndPeople': '{guest}, {people, plural, one {# Gast} other {# Gäste}}',
  'calendar.movement': '<taking/>, {nights}',
}
