// German. Why nights cannot be booked, and what is given back of a price when somebody cancels.

import type { offersEnglish } from '../english/offers.ts'
import type { Translated } from '../translated.ts'

export const offersGerman: Translated<typeof offersEnglish> = {
  'offers.moment': '{day}, {hour} (Ortszeit)',
  // Why something that was asked for cannot be booked.
  'offers.notOffered': 'Diese Unterkunft ist zurzeit nicht buchbar.',
  'offers.tooManyNights': 'Ein Aufenthalt dauert höchstens {longest, plural, one {# Nacht} other {# Nächte}}.',
  'offers.checkOutFirst': 'Bitte wählen Sie einen Abreisetag nach der Anreise.',
  'offers.inPast': 'Der Anreisetag ist vorbei. Bitte wählen Sie einen späteren.',
  'offers.beyondWindow': 'Aufenthalte sind bis {day} buchbar.',
  'offers.leadTime':
    'Für diese Anreise müssen Sie mindestens {hours, plural, one {# Stunde} other {# Stunden}} vorher buchen, bis {deadline}.',
  'offers.cutOff': 'Für diese Anreise war Buchungsschluss am {deadline}.',
  'offers.nightClosed': 'In der Nacht vom {night} ist die Unterkunft geschlossen.',
  'offers.noPrice': 'Die Nacht vom {night} hat noch keinen Preis.',
  'offers.nightHeld': 'Die Nacht vom {night} bucht gerade jemand anderes.',
  'offers.nightUnpaid': 'Die Nacht vom {night} gehört zu Ihrer Buchung, die noch auf die Zahlung wartet.',
  'offers.nightBlocked': 'Die Nacht vom {night} ist nicht verfügbar.',
  'offers.nightBooked': 'Die Nacht vom {night} ist schon gebucht.',
  'offers.turnoverBefore':
    'Zwischen dem vorigen Aufenthalt und dieser Anreise muss die Unterkunft {nights, plural, one {# Nacht} other {# Nächte}} frei bleiben.',
  'offers.turnoverAfter':
    'Zwischen dieser Abreise und dem nächsten Aufenthalt muss die Unterkunft {nights, plural, one {# Nacht} other {# Nächte}} frei bleiben.',
  'offers.minimumArrival':
    'Bei Anreise am {arrival} gilt ein Mindestaufenthalt von {minimum, plural, one {# Nacht} other {# Nächten}}.',
  'offers.minimumThrough':
    'Ein Aufenthalt mit der Nacht vom {night} dauert mindestens {minimum, plural, one {# Nacht} other {# Nächte}}.',
  'offers.maximumStay':
    'Bei Anreise an diesem Tag können Sie höchstens {maximum, plural, one {# Nacht} other {# Nächte}} buchen.',
  // A list such as 3, 4 or 7, of which the longest is the last.
  'offers.lengths':
    'Bei Anreise an diesem Tag können Sie {longest, plural, one {{lengths} Nacht} other {{lengths} Nächte}} buchen.',
  'offers.closedToArrival': 'Am {day} ist keine Anreise möglich.',
  'offers.closedToDeparture': 'Am {day} ist keine Abreise möglich.',
  'offers.partyMalformed':
    'Bitte geben Sie die Zahl der Gäste als ganze Zahl und das Alter der Kinder von 0 bis 17 ein.',
  'offers.noAdult': 'Mindestens ein Erwachsener muss dabei sein.',
  'offers.tooManyGuests': 'Diese Unterkunft hat Platz für {most, plural, one {# Gast} other {# Gäste}}.',
  'offers.tooManyAdults':
    'Diese Unterkunft nimmt höchstens {most, plural, one {# Erwachsenen} other {# Erwachsene}} auf.',
  'offers.noPets': 'Haustiere sind hier nicht erlaubt. Assistenztiere sind immer willkommen.',
  'offers.tooManyPets':
    'Höchstens {most, plural, one {# Haustier ist} other {# Haustiere sind}} erlaubt. Assistenztiere zählen nicht.',
  'offers.planUnknown': 'Diesen Tarif gibt es nicht mehr. Bitte wählen Sie einen anderen.',
  'offers.couponUnknown': 'Diesen Code kennen wir nicht.',
  'offers.couponNotNow': 'Dieser Code gilt heute nicht.',
  'offers.couponNotForTheseNights': 'Dieser Code gilt nicht für diese Nächte.',
  'offers.couponNeedsNights': 'Dieser Code gilt für Aufenthalte ab {minimum, plural, one {# Nacht} other {# Nächten}}.',
  'offers.couponUsedUp': 'Dieser Code ist aufgebraucht.',
  'offers.extraUnknown': 'Eines der Extras gibt es hier nicht.',
  'offers.extraTooMany':
    '{most, plural, one {„{name}“ können Sie höchstens einmal hinzufügen.} other {„{name}“ können Sie höchstens #-mal hinzufügen.}}',
  'offers.quoteUnknown': 'Diesen Preis kennen wir nicht. Bitte wählen Sie Ihre Daten noch einmal.',
  'offers.quoteExpired': 'Dieser Preis gilt nicht mehr. Hier ist der aktuelle.',
  'offers.quoteTampered': 'Dieser Preis gilt nicht. Hier ist der aktuelle.',
  // The policies that a home may choose from.
  'offers.flexible': 'Flexibel',
  'offers.moderate': 'Moderat',
  'offers.limited': 'Eingeschränkt',
  'offers.firm': 'Fest',
  'offers.relaxed': 'Entspannt',
  'offers.moderateVrbo': 'Moderat wie bei Vrbo',
  'offers.firmVrbo': 'Fest wie bei Vrbo',
  'offers.strict': 'Streng',
  'offers.nonRefundable': 'Nicht erstattbar',
  // A policy without dates.
  'offers.freeUntil':
    'Kostenlos stornierbar bis {days, plural, =0 {zur Anreise} =1 {zum Tag vor der Anreise} other {# Tage vor der Anreise}}.',
  'offers.shareUntil':
    '{share} des Übernachtungspreises zurück bis {days, plural, =0 {zur Anreise} =1 {zum Tag vor der Anreise} other {# Tage vor der Anreise}}.',
  'offers.nothingBack': 'Der Übernachtungspreis wird nicht erstattet.',
  'offers.nothingBackAfter': 'Danach wird der Übernachtungspreis nicht erstattet.',
  'offers.grace':
    'Volle Erstattung bei Stornierung innerhalb von {hours, plural, one {# Stunde} other {# Stunden}} nach der Buchung, wenn die Anreise noch mindestens {days, plural, one {# Tag} other {# Tage}} entfernt ist.',
  // What is given back of a price by when, step by step.
  'offers.freeUntilMoment': 'Kostenlos stornierbar bis {until}.',
  'offers.sumUntil': '{sum} zurück bis {until}.',
  'offers.cancelledNothing': 'Bei Stornierung keine Erstattung.',
  'offers.cancelledAtMost': 'Bei Stornierung höchstens {sum} zurück.',
  'offers.afterNothing': 'Danach keine Erstattung.',
  'offers.afterAtMost': 'Danach höchstens {sum} zurück.',
  'offers.exampleAsked':
    'Sieben Nächte ab {arrival} für {week}, dazu {cleaning} für die Reinigung: {total}, heute gebucht und vollständig bezahlt.',
  // The same of a price that is paid later, or at the home.
  'offers.nothingPaid': 'Vor der Ankunft zahlen Sie nichts, deshalb ist eine Stornierung bis dahin kostenlos.',
  'offers.restWaived':
    'Diese Erstattungen gelten, wenn Sie alles bezahlt haben. Stornieren Sie früher, behalten wir unseren Anteil am bisher Bezahlten und verlangen nichts weiter.',
  'offers.restCharged':
    'Diese Erstattungen gelten, wenn Sie alles bezahlt haben. Stornieren Sie früher, behalten wir unseren Anteil am bisher Bezahlten, und ein Restbetrag bleibt zu zahlen.',
  'offers.dueUntil': 'Bei Stornierung bis {until} bleiben {sum} des Preises zu zahlen.',
  'offers.cancelledNothingDue': 'Bei Stornierung bleibt nichts zu zahlen.',
  'offers.cancelledDue': 'Bei Stornierung bleiben {sum} des Preises zu zahlen.',
  'offers.afterNothingDue': 'Danach bleibt nichts zu zahlen.',
  'offers.afterDue': 'Danach bleiben {sum} des Preises zu zahlen.',
}
