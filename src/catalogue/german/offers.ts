// German. Why nights cannot be booked, and what is given back of a price when somebody cancels.

import type { offersEnglish } from '../english/offers.ts'
import type { Translated } from '../translated.ts'

export const offersGerman: Translated<typeof offersEnglish> = {
  'offers.moment': '{day}, {hour} (Ortszeit)',
  // Why something that was asked for cannot be booked.
  'offers.notOffered': 'Diese Unterkunft ist zurzeit nicht buchbar.',
  'offers.tooManyNights': 'Aufenthalte haben höchstens {longest, plural, one {# Nacht} other {# Nächte}}.',
  'offers.checkOutFirst': 'Bitte wählen Sie einen Abreisetag nach der Anreise.',
  'offers.inPast': 'Der Anreisetag ist vorbei. Bitte wählen Sie einen späteren.',
  'offers.beyondWindow': 'Aufenthalte sind bis {day} buchbar.',
  'offers.leadTime':
    'Diese Anreise muss mindestens {hours, plural, one {# Stunde} other {# Stunden}} vorher gebucht werden, bis {deadline}.',
  'offers.cutOff': 'Für diese Anreise war Buchungsschluss am {deadline}.',
  'offers.nightClosed': 'In der Nacht des {night} ist die Unterkunft geschlossen.',
  'offers.noPrice': 'Die Nacht des {night} hat noch keinen Preis.',
  'offers.nightHeld': 'Die Nacht des {night} bucht gerade jemand.',
  'offers.nightUnpaid': 'Die Nacht des {night} ist in Ihrer Buchung, die auf die Zahlung wartet.',
  'offers.nightBlocked': 'Die Nacht des {night} ist nicht verfügbar.',
  'offers.nightBooked': 'Die Nacht des {night} ist schon gebucht.',
  'offers.turnoverBefore':
    'Zwischen dem vorigen Aufenthalt und dieser Anreise braucht die Unterkunft {nights, plural, one {# Nacht} other {# Nächte}}.',
  'offers.turnoverAfter':
    'Zwischen dieser Abreise und dem nächsten Aufenthalt braucht die Unterkunft {nights, plural, one {# Nacht} other {# Nächte}}.',
  'offers.minimumArrival': 'Ab {arrival} sind mindestens {minimum, plural, one {# Nacht} other {# Nächte}} zu buchen.',
  'offers.minimumThrough':
    'Aufenthalte mit der Nacht des {night} haben mindestens {minimum, plural, one {# Nacht} other {# Nächte}}.',
  'offers.maximumStay': 'Ab diesem Tag sind höchstens {maximum, plural, one {# Nacht} other {# Nächte}} buchbar.',
  // A list such as 3, 4 or 7, of which the longest is the last.
  'offers.lengths':
    'Aufenthalte ab diesem Tag haben {longest, plural, one {{lengths} Nacht} other {{lengths} Nächte}}.',
  'offers.closedToArrival': 'Am {day} ist keine Anreise möglich.',
  'offers.closedToDeparture': 'Am {day} ist keine Abreise möglich.',
  'offers.partyMalformed': 'Bitte geben Sie ganze Zahlen von Gästen ein und Kinderalter von 0 bis 17.',
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
  'offers.quoteExpired': 'Dieser Preis gilt nicht mehr. Hier ist der heutige.',
  'offers.quoteTampered': 'Dieser Preis gilt nicht. Hier ist der heutige.',
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
    'Innerhalb von {hours, plural, one {# Stunde} other {# Stunden}} nach der Buchung volle Erstattung, wenn die Anreise mindestens {days, plural, one {# Tag} other {# Tage}} entfernt ist.',
  // What is given back of a price by when, step by step.
  'offers.freeUntilMoment': 'Kostenlos stornierbar bis {until}.',
  'offers.sumUntil': '{sum} zurück bis {until}.',
  'offers.cancelledNothing': 'Bei Stornierung keine Erstattung.',
  'offers.cancelledAtMost': 'Bei Stornierung höchstens {sum} zurück.',
  'offers.afterNothing': 'Danach keine Erstattung.',
  'offers.afterAtMost': 'Danach höchstens {sum} zurück.',
  'offers.exampleAsked':
    'Sieben Nächte ab {arrival} für {week}, dazu {cleaning} für Reinigung: {total}, heute gebucht und vollständig bezahlt.',
  // The same of a price that is paid later, or at the home.
  'offers.nothingPaid': 'Vor der Ankunft zahlen Sie nichts, deshalb ist eine Stornierung bis dahin kostenlos.',
  'offers.restWaived':
    'Diese Erstattungen gelten, wenn Sie alles bezahlt haben. Stornieren Sie früher, behalten wir unseren Anteil von dem bisher Bezahlten und verlangen nichts weiter.',
  'offers.restCharged':
    'Diese Erstattungen gelten, wenn Sie alles bezahlt haben. Stornieren Sie früher, behalten wir unseren Anteil von dem bisher Bezahlten, und ein Rest bleibt zu zahlen.',
  'offers.dueUntil': 'Bei Stornierung bis {until} bleiben {sum} des Preises zu zahlen.',
  'offers.cancelledNothingDue': 'Bei Stornierung bleibt nichts zu zahlen.',
  'offers.cancelledDue': 'Bei Stornierung bleiben {sum} des Preises zu zahlen.',
  'offers.afterNothingDue': 'Danach bleibt nichts zu zahlen.',
  'offers.afterDue': 'Danach bleiben {sum} des Preises zu zahlen.',
}
