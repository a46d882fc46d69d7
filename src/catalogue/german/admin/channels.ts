// German. Calendars of other sites that we follow, ours that they read, and nights that were sold on both sides.

import type { channelsEnglish } from '../../english/admin/channels.ts'
import type { Translated } from '../../translated.ts'

export const channelsGerman: Translated<typeof channelsEnglish> = {
  'channels.airbnb': 'Airbnb',
  'channels.vrbo': 'Vrbo',
  'channels.bookingCom': 'Booking.com',
  'channels.google': 'Google Kalender',
  'channels.anotherSite': 'Andere Website',
  'channels.anyOtherSite': 'Eine andere Website',
  // Nights that were taken twice.
  'channels.takenTwice': 'Doppelbuchung',
  'channels.isSetAside': 'ausgeblendet',
  'channels.setAside': 'Ausblenden',
  'channels.seeBooking': 'Buchung ansehen',
  'channels.advice':
    'Stornieren Sie eine von beiden, hier oder auf der anderen Website. Sobald sie weg ist, verschwindet der Konflikt. Wenn die andere Website nur zeigt, was sie von hier übernommen hat, blenden Sie ihn aus.',
  'channels.tellsOfBooking': '„{feedName}“ ({site}) meldet eine Buchung, {from} bis {to}.',
  'channels.hereBooking': 'Hier: Ihre Buchung, {from} bis {to}.',
  'channels.hereHold': 'Hier: Ihre unbezahlte Buchung, {from} bis {to}.',
  'channels.hereBlock': 'Hier: von Ihnen gesperrte Nächte, {from} bis {to}.',
  'channels.hereExternal': 'Hier: eine Buchung aus einem anderen Kalender, {from} bis {to}.',
  'channels.hereNamed': 'Hier: eine Buchung im Kalender „{feedName}“, {from} bis {to}.',
  // The mail about them.
  'channels.takenTwiceSubject': 'Doppelbuchung: {from} bis {to}',
  'channels.thereIsAlready':
    'Der Kalender „{feedName}“ meldet eine Buchung, {from} bis {to}. Diese Nächte sind hier schon vergeben:',
  'channels.rowBooking': '– Ihre Buchung, {from} bis {to}',
  'channels.rowHold': '– Ihre unbezahlte Buchung, {from} bis {to}',
  'channels.rowBlock': '– von Ihnen gesperrte Nächte, {from} bis {to}',
  'channels.rowExternal': '– eine Buchung aus einem anderen Kalender, {from} bis {to}',
  'channels.rowNamed': '– eine Buchung im Kalender „{feedName}“, {from} bis {to}',
  'channels.seeConflict': 'Konflikt ansehen',
  // On the page of today.
  'channels.otherSites': 'Kalenderabgleich',
  'channels.conflictsToday':
    '{conflicts, plural, one {Eine Doppelbuchung mit einer anderen Website.} other {# Doppelbuchungen mit anderen Websites.}}',
  'channels.troubledToday':
    '{troubled, plural, one {Ein Kalender einer anderen Website lässt sich nicht importieren.} other {# Kalender anderer Websites lassen sich nicht importieren.}}',
  'channels.seeWhatToDo': 'Ansehen, was zu tun ist',
  // What others tell us.
  'channels.noUnit': 'In dieser Unterkunft lässt sich noch nichts buchen.',
  'channels.read': 'Importierte Kalender',
  'channels.readOf': 'Importierte Kalender ({name})',
  'channels.readHint':
    'Auf anderen Websites vergebene Nächte sind hier geschlossen. Fällt ein Kalender aus, bleiben seine Nächte geschlossen.',
  'channels.noFeed': 'Noch keine Kalender importiert.',
  'channels.stateNew': 'Noch nicht importiert',
  'channels.stateOk': 'In Ordnung',
  'channels.stateLate': 'Bitte prüfen',
  'channels.stateFailing': 'Fehlgeschlagen',
  'channels.statePaused': 'Pausiert',
  'channels.notReadYet': 'Noch nicht importiert.',
  'channels.isFollowed': 'Wird regelmäßig importiert.',
  'channels.isPaused': 'Pausiert. Nächte, die er geschlossen hat, bleiben geschlossen.',
  'channels.itAnswered': '(Antwort: {status}.)',
  'channels.lastLook': 'Letzter erfolgreicher Import: {at}.',
  'channels.noLookYet': 'Letzter erfolgreicher Import: noch keiner.',
  'channels.nextLook': 'Nächster Import: {at}.',
  'channels.noNextLook': 'Kein Import, solange pausiert.',
  'channels.found':
    '{events, plural, one {# Termin} other {# Termine}}{echoes, plural, =0 {} one {, # eigener} other {, # eigene}}{free, plural, =0 {} one {, # ohne Nächte} other {, # ohne Nächte}}{unread, plural, =0 {} one {, # unlesbarer} other {, # unlesbare}}.',
  'channels.believe': 'Das stimmt so',
  'channels.lookNow': 'Jetzt importieren<unseen>: {name}</unseen>',
  'channels.resume': 'Fortsetzen<unseen>: {name}</unseen>',
  'channels.pause': 'Pausieren<unseen>: {name}</unseen>',
  'channels.remove': 'Entfernen<unseen>: {name}</unseen>',
  'channels.change': 'Bearbeiten<unseen>: {name}</unseen>',
  // The form of a calendar.
  'channels.follow': 'Kalender importieren',
  'channels.changeNamed': '{name} bearbeiten',
  'channels.itsAddress': 'Link des Kalenders',
  'channels.newAddress': 'Neuer Link des Kalenders',
  'channels.whereToFind':
    'Andere Websites nennen ihn Kalenderexport, iCal-Link oder Sync-Adresse. Halten Sie ihn geheim: Wer ihn hat, kann den Kalender lesen.',
  'channels.keepsAddress':
    'Wird hier nicht angezeigt. Leer lassen, um ihn zu behalten. Nächte, die der alte Link geschlossen hat, bleiben geschlossen, bis Sie den neuen bestätigen.',
  'channels.site': 'Website',
  'channels.name': 'Name',
  'channels.nameHint': 'Leer: Name der Website.',
  'channels.look': 'Importieren',
  'channels.every15Minutes': 'Alle 15 Minuten',
  'channels.everyHalfHour': 'Alle 30 Minuten',
  'channels.everyHour': 'Stündlich',
  'channels.everyThreeHours': 'Alle drei Stunden',
  'channels.twiceADay': 'Zweimal täglich',
  'channels.ignoreHorizon': 'Ende des Buchungszeitraums ignorieren',
  'channels.ignoreHorizonHint':
    'Für Websites, die alles nach ihrem Buchungszeitraum als geschlossen melden. Hier bleibt es offen.',
  'channels.save': 'Speichern<unseen>: {name}</unseen>',
  'channels.followThis': 'Diesen Kalender importieren',
  'channels.nameTooLong': 'Bitte verwenden Sie höchstens {most} Zeichen.',
  'channels.address': 'Bitte fügen Sie den Link des Kalenders ein.',
  // What we tell others.
  'channels.told': 'Exportierte Kalender',
  'channels.toldOf': 'Exportierte Kalender ({name})',
  'channels.toldHint':
    'Welche Nächte vergeben sind, ohne Namen und Preise. Wer den Link hat, kann das lesen. Ist er in falsche Hände geraten, ersetzen Sie ihn, und fügen Sie den neuen auf der anderen Website ein.',
  'channels.noAddress': 'Noch kann keine andere Website diese Nächte lesen.',
  'channels.forReader': 'Für {reader}',
  'channels.pasteIt': 'Fügen Sie ihn dort beim Import eines Kalenders ein.',
  'channels.addressHidden': 'Es gibt einen Link. Nur Verwalter und Inhaber sehen ihn.',
  'channels.lastRead': 'Zuletzt gelesen: {at}.',
  'channels.neverRead': 'Zuletzt gelesen: nie.',
  'channels.withBuffer': 'Mit {nights, plural, one {# Nacht} other {# Nächte}} Abstand um jeden Aufenthalt.',
  'channels.theAddressFor': 'der Link für {reader}',
  'channels.exchange': 'Ersetzen<unseen>: Link für {reader}</unseen>',
  'channels.close': 'Abschalten<unseen>: Link für {reader}</unseen>',
  'channels.makeAddress': 'Link erstellen',
  'channels.for': 'Für',
  'channels.buffer': 'Freie Nächte um jeden Aufenthalt',
  'channels.noBuffer': 'Keine',
  'channels.bufferNights': '{nights, plural, =0 {Keine} one {# Nacht} other {# Nächte}}',
  // Why something was refused.
  'channels.notAllowed': 'Nur Verwalter und Inhaber können den Kalenderabgleich bearbeiten.',
  'channels.unitUnknown': 'Wir finden diese Unterkunft nicht, oder sie hat nichts Buchbares.',
  'channels.addressGone': 'Dieser Link wurde abgeschaltet oder ersetzt. Unten steht der aktuelle Stand.',
  'channels.addressWrong':
    'Bitte fügen Sie den ganzen Link des Kalenders ein. Er beginnt mit https:// und enthält kein Passwort.',
  'channels.knownAlready': 'Dieser Kalender wird schon importiert.',
  'channels.feedGone': 'Dieser Kalender oder Konflikt wurde entfernt. Unten steht der aktuelle Stand.',
  'channels.outOfDate':
    'Jemand hat diesen Kalender inzwischen geändert. Bitte sehen Sie unten nach, und geben Sie Ihre Änderung noch einmal ein.',
  'channels.busy':
    'Dieser Kalender wird gerade importiert oder ist pausiert. Bitte sehen Sie in einer Minute noch einmal nach.',
  'channels.tooMany': 'Eine Unterkunft importiert höchstens {most} Kalender.',
  // Why a calendar cannot be read, or is not believed.
  'channels.addressRefused':
    'Von diesem Link können wir nicht importieren: Er muss öffentlich sein und https verwenden.',
  'channels.notFoundByName': 'Einen Server mit diesem Namen gibt es nicht.',
  'channels.notReached': 'Die andere Website war nicht erreichbar.',
  'channels.tooSlow': 'Die andere Website hat zu lange gebraucht.',
  'channels.tooLarge': 'Die Antwort ist viel zu groß für den Kalender einer Unterkunft.',
  'channels.tooManyRedirects': 'Der Link leitet zu oft weiter.',
  'channels.gone': 'Laut der anderen Website gibt es unter diesem Link keinen Kalender mehr.',
  'channels.forbidden': 'Die andere Website lässt uns diesen Kalender nicht lesen.',
  'channels.askedToWait': 'Die andere Website bittet uns, später wiederzukommen.',
  'channels.oddAnswer': 'Die andere Website hat mit einem Fehler geantwortet.',
  'channels.unreadable': 'Die Antwort war beschädigt.',
  'channels.notACalendar': 'Der Link führt nicht zu einem Kalender, sondern vielleicht zu einer Anmeldeseite.',
  'channels.tooHard':
    'Das Lesen dieses Kalenders hat zu lange gedauert, deshalb haben wir abgebrochen. Vermutlich wiederholt er einen Termin endlos. Hier wurde nichts geändert: Bitte fragen Sie die andere Website.',
  'channels.unfinished': 'Der Server wurde während des Imports angehalten. Er versucht es später noch einmal.',
  'channels.keyLost':
    'Der Link lässt sich nicht mehr lesen, weil sein Schlüssel fehlt. Bitte entfernen Sie den Kalender und fügen Sie ihn neu hinzu.',
  'channels.emptied':
    'Der Kalender ist plötzlich leer. Hier wurde nichts geöffnet: Bitte prüfen Sie die andere Website, und bestätigen Sie, wenn es stimmt.',
  'channels.moved':
    'Etwas, das unter dem alten Link stand, fehlt unter dem neuen. Hier wurde nichts geöffnet: Bitte prüfen Sie die andere Website, und bestätigen Sie, wenn es stimmt.',
  'channels.shrank':
    'Mehr als die Hälfte des Kalenders fehlt plötzlich. Hier wurde nichts geöffnet: Bitte prüfen Sie die andere Website, und bestätigen Sie, wenn es stimmt.',
  // The mail about it.
  'channels.needsALookSubject': 'Der Kalender „{name}“ braucht Ihre Aufmerksamkeit',
  'channels.notFollowed': 'Der Kalender „{name}“ lässt sich nicht mehr importieren.',
  'channels.notKnownHere':
    'Nächte, die er geschlossen hat, bleiben geschlossen. Neue Buchungen dort kommen hier nicht mehr an, deshalb könnten Nächte doppelt gebucht werden.',
  'channels.seeAllCalendars': 'Alle Kalender ansehen',
}
