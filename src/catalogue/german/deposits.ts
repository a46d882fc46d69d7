// Damage deposits: the guest's part, one booking in the admin pages, and the rule of a home.

import type { depositsEnglish } from '../english/deposits.ts'
import type { Translated } from '../translated.ts'

export const depositsGerman: Translated<typeof depositsEnglish> = {
  'deposits.title': 'Kaution',
  'deposits.underWay': 'Stand ansehen',
  'deposits.received': '{sum} als erhalten vermerken <hidden>für {reference}</hidden>',
  'deposits.decide': 'Kaution abrechnen <hidden>für {reference}</hidden>',
  'deposits.sum': 'Einzubehaltender Betrag',
  'deposits.reason': 'Was beschädigt wurde',
  'deposits.reasonHint': 'Ihr Gast liest das. Der Rest der Kaution wird freigegeben.',
  'deposits.take': 'Diesen Betrag einbehalten',
  'deposits.undamaged': 'Nichts wurde beschädigt.',
  'deposits.release': 'Ganze Kaution freigeben',
  'deposits.way': 'Kaution',
  'deposits.none': 'Keine',
  'deposits.noneHint': 'Es wird keine Kaution reserviert oder verlangt.',
  'deposits.hold': 'Auf der Karte des Gastes reservieren',
  'deposits.holdHint':
    'Es wird nichts abgebucht. Wer ohne Karte bezahlt, wird nach einer gefragt oder, wenn Sie keine Karten annehmen, um Geld gebeten.',
  'deposits.charge': 'Als Zahlung einziehen',
  'deposits.chargeHint': 'Per Überweisung oder vor Ort, und nach dem Aufenthalt zurückerstattet.',
  'deposits.kind': 'Höhe',
  'deposits.asSum': 'Fester Betrag',
  'deposits.asShare': 'Anteil am Übernachtungspreis',
  'deposits.amount': 'Betrag in {currency} oder Prozent',
  'deposits.placed': 'Tage vor der Anreise',
  'deposits.placedHint':
    'Ab diesem Tag wird die Kaution reserviert oder verlangt: bei Karten höchstens {hold, plural, one {# Tag} other {# Tage}} vorher, weil Banken sie nicht länger reservieren, bei Zahlungen {charge}.',
  'deposits.released': 'Tage nach der Abreise',
  'deposits.releasedHint': 'An diesem Tag wird sie mittags freigegeben, wenn Sie nichts einbehalten: höchstens {most}.',
  'deposits.counts':
    'Gilt für Preise, die ab jetzt gezeigt werden. Bestehende Buchungen und Preise, die Gäste gerade ansehen, behalten ihre Kaution.',
  'deposits.save': 'Speichern',
}
