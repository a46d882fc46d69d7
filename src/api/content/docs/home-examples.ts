// One request for each call by which operators enter homes, as the page for people shows it.

import type { CallExamples } from './call-example.ts'

// Eight hundred by five hundred green points: the smallest picture that is taken.
const examplePicture = [
  'iVBORw0KGgoAAAANSUhEUgAAAyAAAAH0AQMAAAD/jts7AAAAA1BMVEV6i1xEtowDAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAASElE',
  'QVR42u3BAQ0AAADCoPdPbQ43oAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIBnA8VEAAFc',
  'bf9TAAAAAElFTkSuQmCC',
].join('')

type HomeCall =
  | 'makeHome'
  | 'readHomeEntered'
  | 'changeWords'
  | 'addPhoto'
  | 'changePhoto'
  | 'showHome'
  | 'changeRooms'
  | 'changeEquipment'
  | 'changePlace'

export function homeExamples(slug: string): Pick<CallExamples, HomeCall> {
  return {
    makeHome: {
      body: {
        ...{ name: 'The Mill House', kind: 'house', guests: 4, nightlyMinor: 12_000, currency: 'EUR' },
        ...{ city: 'Olhão', region: 'Algarve', country: 'PT', timeZone: 'Europe/Lisbon' },
        point: { latitude: 37.12345, longitude: -7.64321 },
      },
    },
    readHomeEntered: { path: { slug } },
    showHome: { path: { slug }, body: { version: 3, status: 'published' } },
    changeRooms: {
      path: { slug },
      body: {
        version: 3,
        bathroomHalves: 3,
        rooms: [{ kind: 'bedroom', name: 'Attic', beds: [{ kind: 'double', count: 1 }], ensuite: false }],
      },
    },
    changeEquipment: {
      path: { slug },
      body: {
        version: 3,
        amenities: [{ code: 'wifi' }, { code: 'sauna', note: 'Heated by wood' }],
        houseRules: { smoking: 'outside', parties: false, quietFrom: '22:00', quietUntil: '07:00' },
      },
    },
    changePlace: {
      path: { slug },
      body: {
        version: 3,
        place: {
          ...{ addressLines: ['Rua do Moinho 7'], postcode: '8800-042', city: 'Olhão', region: 'Algarve' },
          ...{ country: 'PT', timeZone: 'Europe/Lisbon', point: { latitude: 37.12345, longitude: -7.64321 } },
        },
      },
    },
    addPhoto: {
      path: { slug },
      body: { picture: examplePicture, alt: 'The mill from the bridge', room: 'Outside' },
    },
    changePhoto: {
      path: { slug },
      body: { version: 3, photo: 17, intent: 'keep', alt: 'The mill from the bridge', room: 'Outside' },
    },
    changeWords: {
      path: { slug },
      body: {
        version: 3,
        words: {
          ...{ name: 'The Mill House', slug, kind: 'house', maxGuests: 4, petsMax: 1, areaM2: 110 },
          ...{ summary: 'A mill by a stream.', description: 'The wheel **still turns**.', bookingMode: 'instant' },
          ...{ checkInFrom: '16:00', checkInUntil: '22:00', checkOutUntil: '10:00' },
          ...{ registrationNumber: null, registrationRequired: false },
        },
      },
    },
  }
}
