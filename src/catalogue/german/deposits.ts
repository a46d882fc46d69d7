// German. The damage deposit: on the page of a booking, in the admin pages, and the form that sets it for a home.

import type { depositsEnglish } from '../english/deposits.ts'
import type { Translated } from '../translated.ts'

export const depositsGerman: Translated<typeof depositsEnglish> = {
  // To its guest; `card` is the last four digits of a card, or none.
  'deposits.title': 'Kaution',
  'deposits.reserve': 'Karte für {sum} hinterlegen',
  'deposits.apart': 'Die Kaution ist nicht Teil des Preises.',
  'deposits.plannedMoney': 'Eine Kaution von {sum} ist am {from} fällig. Sie wird am {until} erstattet.',
  'deposits.plannedKeptCard':
    'Eine Kaution von {sum} wird am {from} auf der Karte reserviert, mit der Sie bezahlen, aber nicht abgebucht. Sie wird am {until} freigegeben.',
  'deposits.plannedCard':
    'Eine Kaution von {sum} wird am {from} auf einer Karte reserviert, aber nicht abgebucht. Wir bitten Sie dann um die Karte. Sie wird am {until} freigegeben.',
  'deposits.pleaseReserve':
    'Bitte hinterlegen Sie eine Karte für die Kaution von {sum}. Es wird nichts abgebucht. Die Kaution wird am {until} freigegeben, wenn nichts beschädigt wurde.',
  'deposits.pleaseHave':
    'Bitte zahlen Sie die Kaution von {sum} per Überweisung oder bei der Ankunft. Sie wird am {until} erstattet, wenn nichts beschädigt wurde.',
  'deposits.isUnderWay': 'Ihre Kaution von {sum} wird bearbeitet.',
  'deposits.isHeld':
    '{sum} sind auf {card, select, none {Ihrer Karte} other {Ihrer Karte mit den Endziffern {card}}} reserviert. Es wurde nichts abgebucht. Der Betrag wird am {until} freigegeben, wenn nichts beschädigt wurde.',
  'deposits.hasArrived':
    'Ihre Kaution von {sum} ist eingegangen. Sie wird am {until} erstattet, wenn nichts beschädigt wurde.',
  'deposits.isBeingTaken': 'Von Ihrer Kaution von {sum} werden {taken} einbehalten. Grund: {reason}',
  'deposits.isBeingLetGo': 'Ihre Kaution von {sum} wird freigegeben.',
  'deposits.wasTaken': 'Von Ihrer Kaution von {sum} wurden am {day} {taken} einbehalten. Grund: {reason}',
  'deposits.restGoesBack': 'Die übrigen {left} werden erstattet.',
  'deposits.restIsLetGo': 'Die übrigen {left} werden freigegeben.',
  'deposits.goesBack': 'Ihre Kaution von {sum} wird vollständig erstattet.',
  'deposits.isLetGo': 'Ihre Kaution von {sum} wird vollständig freigegeben.',
  'deposits.underWay': 'Stand ansehen',
  // Of one booking in the admin pages.
  'deposits.adminPlanned': 'Kaution: {sum}, noch nicht fällig.',
  'deposits.adminWanted': 'Kaution: {sum} ausstehend. Der Gast wurde darum gebeten.',
  'deposits.adminUnderWay': 'Kaution: {sum} in Bearbeitung.',
  'deposits.adminHeld': 'Kaution: {sum} bis {until} auf einer Karte reserviert.',
  'deposits.adminReceived': 'Kaution: {sum} eingegangen, Erstattung am {until}.',
  'deposits.adminEnding': 'Kaution: {sum} abgerechnet, Antwort der Bank ausstehend.',
  'deposits.adminTaken': 'Kaution: {taken} von {sum} einbehalten.',
  'deposits.adminNothingTaken': 'Kaution: Von {sum} konnte nichts einbehalten werden.',
  'deposits.adminReleased': 'Kaution: {sum} freigegeben.',
  'deposits.received': '{sum} als erhalten erfassen <hidden>für {reference}</hidden>',
  'deposits.decide': 'Kaution abrechnen <hidden>für {reference}</hidden>',
  'deposits.sum': 'Betrag, den Sie einbehalten',
  'deposits.reason': 'Was beschädigt wurde',
  'deposits.reasonHint': 'Ihr Gast sieht diesen Text. Der Rest der Kaution wird freigegeben.',
  'deposits.take': 'Diesen Betrag einbehalten',
  'deposits.undamaged': 'Es wurde nichts beschädigt.',
  'deposits.release': 'Ganze Kaution freigeben',
  // Why a command about one was refused.
  'deposits.notWanted': 'Zurzeit ist keine Kaution fällig.',
  'deposits.wayUnknown': 'Kautionen können hier nicht auf einer Karte reserviert werden.',
  'deposits.notAllowed': 'Nur Verwalter, Buchhalter und Inhaber können Kautionen abrechnen.',
  'deposits.moreThanHeld': 'Sie können nicht mehr als die Kaution einbehalten.',
  'deposits.reasonMissing': 'Bitte geben Sie ein, was beschädigt wurde. Ihr Gast sieht diesen Text.',
  'deposits.notHeld': 'Diese Kaution liegt nicht mehr vor, oder sie wurde schon abgerechnet.',
  'deposits.ranOut': 'Die Bank reserviert die Kaution nicht mehr, deshalb konnte nichts einbehalten werden.',
  // What a home asks for: `amount` is money, or a number of percent.
  'deposits.noRule': 'Keine Kaution.',
  'deposits.ruleHold':
    '{kind, select, flat {{amount}} other {{amount} % des Übernachtungspreises}}, auf der Karte des Gastes reserviert {placed, plural, =0 {am Anreisetag} one {# Tag vor der Anreise} other {# Tage vor der Anreise}}, freigegeben {released, plural, =0 {am Abreisetag} one {# Tag nach der Abreise} other {# Tage nach der Abreise}}.',
  'deposits.ruleCharge':
    '{kind, select, flat {{amount}} other {{amount} % des Übernachtungspreises}}, fällig {placed, plural, =0 {am Anreisetag} one {# Tag vor der Anreise} other {# Tage vor der Anreise}}, erstattet {released, plural, =0 {am Abreisetag} one {# Tag nach der Abreise} other {# Tage nach der Abreise}}.',
  // The form that sets it for a home, and what is wrong with what was typed.
  'deposits.way': 'Kaution',
  'deposits.none': 'Keine',
  'deposits.noneHint': 'Es wird keine Kaution reserviert oder verlangt.',
  'deposits.hold': 'Auf der Karte des Gastes reservieren',
  'deposits.holdHint':
    'Es wird nichts abgebucht. Wer ohne Karte bezahlt, wird um eine Karte gebeten oder, wenn Sie keine Karten annehmen, um Geld.',
  'deposits.charge': 'Als Zahlung verlangen',
  'deposits.chargeHint': 'Der Gast zahlt per Überweisung oder vor Ort und erhält das Geld nach dem Aufenthalt zurück.',
  'deposits.kind': 'Höhe',
  'deposits.asSum': 'Fester Betrag',
  'deposits.asShare': 'Anteil am Übernachtungspreis',
  'deposits.amount': 'Betrag in {currency} oder Prozent',
  'deposits.placed': 'Tage vor der Anreise',
  'deposits.placedHint':
    'Ab diesem Tag wird die Kaution reserviert oder verlangt. Bei Karten höchstens {hold, plural, one {# Tag} other {# Tage}} vorher, weil Banken sie nicht länger reservieren, bei Zahlungen höchstens {charge}.',
  'deposits.released': 'Tage nach der Abreise',
  'deposits.releasedHint':
    'An diesem Tag wird die Kaution mittags freigegeben, wenn Sie nichts einbehalten. Höchstens {most}.',
  'deposits.counts':
    'Gilt für Preise, die ab jetzt gezeigt werden. Bestehende Buchungen und Preise, die Gäste gerade ansehen, behalten ihre Kaution.',
  'deposits.save': 'Speichern',
  'deposits.choose': 'Bitte wählen Sie etwas aus.',
  'deposits.flat': 'Bitte geben Sie einen Betrag über null ein, zum Beispiel 250 oder 250.50.',
  'deposits.percent_of_lodging': 'Bitte geben Sie einen Prozentsatz über 0 und bis 100 ein, zum Beispiel 20 oder 12.5.',
  'deposits.days': 'Bitte geben Sie eine ganze Zahl von Tagen von 0 bis {most} ein.',
  'deposits.ruleNotAllowed': 'Nur Verwalter und Inhaber können die Kaution einer Unterkunft festlegen.',
  'deposits.homeUnknown': 'Wir finden diese Unterkunft nicht, oder sie ist zurzeit nicht buchbar.',
  'deposits.ruleOutOfDate':
    'Jemand hat diese Kaution geändert, seit Sie die Seite geöffnet haben. Oben steht die aktuelle; Ihre Auswahl ist noch im Formular.',
}
