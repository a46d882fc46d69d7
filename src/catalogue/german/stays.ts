// A home’s own page.

import type { staysEnglish } from '../english/stays.ts'
import type { Translated } from '../translated.ts'

export const staysGerman: Translated<typeof staysEnglish> = {
  'stays.noPhotos': 'Von dieser Unterkunft gibt es noch keine Fotos.',
  'stays.photosOf': 'Fotos von {name}',
  'stays.rating': '<average/><heard> von 5, </heard><count/>',
  'stays.sleeping': 'Wo Sie schlafen',
  'stays.ensuite': 'Eigenes Bad',
  'stays.amenities': 'Ausstattung',
  'stays.nearbyWay': '{what}, etwa {way}',
  'stays.nearbyMeasured':
    'Luftlinie ab der Mitte des Kreises auf der Karte. Damit die genaue Adresse geschützt bleibt, kann die Unterkunft bis zu 450 Meter näher oder weiter entfernt sein.',
}
