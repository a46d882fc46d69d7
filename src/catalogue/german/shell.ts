// What stands around every page: header, menu, footer, error page, and the pages that are mostly text.

import type { shellEnglish } from '../english/shell.ts'
import type { Translated } from '../translated.ts'

export const shellGerman: Translated<typeof shellEnglish> = {
  'shell.skip': 'Zum Inhalt springen',
  'shell.mainNavigation': 'Hauptmenü',
  'shell.favourites': 'Merkliste',
  'shell.bookings': 'Buchungen',
  'shell.signIn': 'Anmelden',
  'shell.homes': 'Unterkünfte',
  'shell.backToSearch': 'Zurück zu den Unterkünften für ',
  'shell.language': 'Sprache: {language}',
  'shell.otherLanguage': 'Andere Sprache',
  'shell.stayInLanguage': 'Auf {language} weiterlesen',
  'shell.account': 'Konto',
  'shell.yourAccount': 'Ihr Konto',
  'shell.yourBookings': 'Ihre Buchungen',
  'shell.admin': 'Verwaltung',
  'shell.signOut': 'Abmelden',
  'shell.papers': 'Rechtliches',
  'shell.contact': 'Kontakt',
  'shell.terms': 'Bedingungen',
  'shell.cancellation': 'Stornierung und Erstattung',
  'shell.privacy': 'Datenschutz',
  'shell.writeToUs': 'Schreiben Sie uns',
  'shell.oops': 'Hoppla!',
  'shell.wrongTurn': 'Sieht aus, als wäre eine unserer Ferienunterkünfte falsch abgebogen.',
  'shell.otherStays': 'Aber keine Sorge, es gibt noch viele andere wunderbare Unterkünfte zu entdecken!',
  'shell.allStays': 'Alle Unterkünfte ansehen',
  'shell.keepsHappening': 'Wenn das öfter passiert, schreiben Sie an <contact/>, und wir helfen Ihnen.',
  'shell.pageNumber': 'Nennen Sie uns dann bitte diese Nummer: <number/>',
  'shell.nothingChanged': '{why} Es wurde nichts geändert. Gehen Sie im Browser zurück: Ihre Eingaben sind noch da.',
  'shell.earlierVersion': 'Das ist eine frühere Fassung. <link>Zur aktuellen.</link>',
  'shell.inForce': 'Gültig seit <since/>. Fassung <mark/>.',
  'shell.bookedDirectly': 'Warum direkt buchen',
  'shell.firstPrice': 'Ein Preis, keine Überraschungen',
  'shell.firstPriceText':
    'Reinigung, Gebühren und Steuern stecken schon bei der ersten Suche im Preis. Er wächst unterwegs nicht.',
  'shell.keys': 'Von den Leuten mit dem Schlüssel',
  'shell.keysText':
    'Sie buchen bei denen, die sich um die Unterkünfte kümmern. Niemand steht dazwischen, niemand verdient mit.',
  'shell.yourNights': 'Ihre Nächte gehören Ihnen',
  'shell.yourNightsText': 'Was der Kalender als frei zeigt, ist frei. Dieselbe Nacht kann nie zweimal gebucht werden.',
  'shell.cancelByDate': 'Klare Stornierung',
  'shell.cancelByDateText': 'Vor der Buchung sehen Sie genau, wie viel Sie bis wann zurückbekommen. In klaren Worten.',
  'shell.notOpened': 'Diese Seite ließ sich nicht öffnen',
  'shell.notOpenedText':
    'Ein Teil davon ist nicht angekommen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es in ein paar Sekunden noch einmal.',
  'shell.tryAgain': 'Noch einmal versuchen',
  'shell.close': 'Schließen',
}
