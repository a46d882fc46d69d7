// German. Prices shown in a guest's own currency, and the rates by which they are converted.

import type { exchangeEnglish } from '../english/exchange.ts'
import type { Translated } from '../translated.ts'

export const exchangeGerman: Translated<typeof exchangeEnglish> = {
  'exchange.about': 'ca. {sum}',
  'exchange.chargedInHomes':
    'Mit „ca.“ gekennzeichnete Preise sind zur Orientierung umgerechnet. Bezahlt wird in der Währung der Unterkunft.',
  'exchange.ratesOf':
    '{source, select, ecb {Kurse vom {day}, Europäische Zentralbank.} operator {Kurse vom {day}, von uns festgelegt.} other {Kurse vom {day}, aus öffentlichen Marktdaten.}}',
  // For operators.
  'exchange.title': 'Wechselkurse',
  'exchange.intro':
    'Gäste können Preise in ihrer eigenen Währung sehen, umgerechnet mit diesen Kursen. Bezahlt wird immer in der Währung der Unterkunft.',
  'exchange.fetchOff': 'Die Tageskurse der Europäischen Zentralbank sind ausgeschaltet (EXCHANGE_RATES).',
  'exchange.neverFetched': 'Die Kurse der Europäischen Zentralbank wurden noch nicht abgerufen.',
  'exchange.fetchedAt': 'Die Kurse der Europäischen Zentralbank wurden zuletzt am {moment} UTC abgerufen.',
  'exchange.fetchFailed':
    'Der letzte Versuch am {moment} UTC ist fehlgeschlagen: {fault} Bis es wieder gelingt, gelten die früheren Kurse.',
  'exchange.notReached': 'Der Server war nicht erreichbar.',
  'exchange.tooSlow': 'Der Server hat zu lange gebraucht.',
  'exchange.tooLarge': 'Die Datei war zu groß.',
  'exchange.oddAnswer': 'Der Server hat die Datei nicht gesendet.',
  'exchange.notTheFile': 'Die Datei hatte nicht das erwartete Format.',
  'exchange.currency': 'Währung',
  'exchange.perEuro': 'Für 1 Euro',
  'exchange.day': 'Datum',
  'exchange.source': 'Quelle',
  'exchange.sourceOf':
    '{source, select, ecb {Europäische Zentralbank} operator {Hier festgelegt} other {Mit Casita geliefert}}',
  'exchange.remove': 'Entfernen<unseen>: Kurs für {currency}</unseen>',
  'exchange.setTitle': 'Festen Kurs festlegen',
  'exchange.setHint': 'Er gilt anstelle aller anderen Kurse dieser Währung, bis Sie ihn entfernen.',
  'exchange.choose': 'Bitte wählen',
  'exchange.rate': 'Einheiten für 1 Euro',
  'exchange.rateHint': 'Zum Beispiel 0,9345, mit bis zu 8 Nachkommastellen',
  'exchange.set': 'Kurs festlegen',
  'exchange.noCurrency': 'Bitte wählen Sie eine andere Währung als den Euro.',
  'exchange.noRate': 'Bitte geben Sie einen Kurs über 0 und unter 1.000.000.000 mit höchstens 8 Nachkommastellen ein.',
  'exchange.notAllowed': 'Sie dürfen Wechselkurse nicht ändern.',
}
