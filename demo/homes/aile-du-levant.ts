// L'Aile du Levant: the east wing of a small castle in Burgundy.

import type { DemoHome } from '../home.ts'

export const aileDuLevant: DemoHome = {
  slug: 'aile-du-levant',
  kind: 'castle',
  name: 'L’Aile du Levant',
  summary:
    'The east wing of a small Burgundian castle: two towers, tall windows, a copper bath, and owners who live across the courtyard with too many clocks.',
  description: `My great-aunt divided the castle in 1952, after an argument about heating. She took the west and gave the east to her sister, together with the better furniture. We have inherited both halves and the clocks: there are sixty-one, and on your side eleven, of which three go.

It is a castle of the modest sort. No king slept here, though one is said to have complained about the soup. You have a wing of three floors with walls of pale stone, a door of your own on the garden side, and two round towers whose rooms defy every wardrobe. The drawing room has a fireplace you could stable a pony in. Upstairs, the Green Room and the Ochre Room look east over the park; the Tower Room, with two beds, looks everywhere. In the largest bathroom a copper tub stands before the window, where you may watch the herons without being watched yourself.

Grandeur has its price and in this case it is temperature. From November to March we heat as well as a castle can be heated, which is to nineteen degrees in the rooms and to considerably less on the stairs; bring slippers and a certain spirit. Floors creak in a way that gives late returners away. There is one shower among eight people, besides the bath. Peacocks live in the lime avenue and scream at about five in June.

You are free to use the kitchen garden, the tennis court (clay, with moles), and the rowing boat on the moat. My brother sells wine from his own vines and will explain it for exactly as long as you let him. Vézelay is a quarter of an hour by bicycle. On the feast of Saint John we light a fire by the water, and everyone staying here is simply part of it.`,
  addressLines: ['Château de Brécy-le-Vieux', '1 allée des Tilleuls'],
  postcode: '89450',
  city: 'Saint-Père',
  region: 'Burgundy',
  country: 'FR',
  latitude: 47.46127,
  longitude: 3.76534,
  timeZone: 'Europe/Paris',
  areaM2: 290,
  guests: 8,
  pets: 1,
  rooms: [
    { kind: 'bedroom', name: 'Green Room', beds: [{ kind: 'king', count: 1 }] },
    { kind: 'bedroom', name: 'Ochre Room', beds: [{ kind: 'double', count: 1 }] },
    { kind: 'bedroom', name: 'Tower Room', beds: [{ kind: 'single', count: 2 }] },
    { kind: 'loft', name: 'Pages’ loft', beds: [{ kind: 'single', count: 2 }] },
  ],
  bathrooms: 2.5,
  amenities: [
    'wifi',
    'bed-linen',
    'towels',
    'washing-machine',
    'iron',
    'smoke-alarm',
    'first-aid',
    'kitchen',
    'dishwasher',
    'oven',
    'heating',
    'fireplace',
    'garden',
    'courtyard',
    'terrace',
    'outdoor-dining',
    'bicycles',
    { code: 'boat', note: 'A rowing boat on the moat' },
    'bath',
    'crib',
    'high-chair',
    'books',
    'piano',
    'workspace',
    'parking',
    'ev-charger',
    'pets-welcome',
  ],
  rules: {
    smoking: 'outside',
    parties: false,
    quietFrom: '23:00',
    quietUntil: '08:00',
    notes: ['Children near the moat only with an adult.', 'Please do not wind the clocks.'],
  },
  checkIn: { from: '17:00', until: '20:00' },
  checkOut: '10:00',
  currency: 'EUR',
  registrationNumber: 'DEMO-89364-000-000',
  photos: [
    {
      room: 'Outside',
      alt: 'Pale stone castle wing with a slate roof and two round towers between lime trees, the moat in front in the evening sun',
    },
    {
      room: 'Drawing room',
      alt: 'Two oval-backed chairs at a small table before a fire in a tall stone hearth, a red carpet between crimson curtains',
    },
    {
      room: 'Kitchen',
      alt: 'Vaulted kitchen with a dark range against white stone, copper pans above it and a long table with squashes and bread',
    },
    {
      room: 'Bedrooms',
      alt: 'The Green Room, a four-poster with green curtains in green panelling, an oval-backed chair by the window on the park',
    },
    {
      room: 'Bedrooms',
      alt: 'The Ochre Room, a wooden bed along the wall under a gilt crown with green hangings, flowers on a table',
    },
    {
      room: 'Bedrooms',
      alt: 'The round Tower Room, two white single beds with blue covers under a ceiling like spokes, a round rug between them',
    },
    {
      room: 'Bathroom',
      alt: 'Copper bath on black and white tiles before a tall window on the park, candles and red towels beside it',
    },
    {
      room: 'Study',
      alt: 'Writing table with a lit lamp in a wine-red study at night, clocks along the wall and a tall case of books',
    },
    { room: 'Terrace', alt: 'Grey garden table with bread, wine and fruit on gravel, trees and vines beyond' },
    { room: 'Outside', alt: 'The castle wing by moonlight with all windows lit and mirrored in the moat' },
    { room: 'View', alt: 'The park at dawn, poplars in the mist and a twig of lime in front' },
  ],
  rates: {
    nightly: 27_500,
    includedGuests: 6,
    extraGuest: 2_500,
    weekend: 4_500,
    minimumNights: 2,
    seasons: [
      { name: 'Spring', from: '04-10', to: '06-25', nightly: 33_000, minimumNights: 3 },
      { name: 'Summer', from: '06-26', to: '08-31', nightly: 44_000, minimumNights: 7, arrivalDay: 6 },
      { name: 'Vintage', from: '09-01', to: '10-20', nightly: 35_000, minimumNights: 3 },
      { name: 'Christmas', from: '12-19', to: '01-03', nightly: 41_000, minimumNights: 4 },
    ],
    cleaning: 19_000,
    pet: 3_500,
    extras: [{ name: 'Logs for the great fireplace', amount: 2_200, basis: 'per-stay' }],
    weeklyDiscountPercent: 7,
    early: { percent: 5, daysAhead: 180 },
    taxes: [
      { name: 'VAT (illustrative)', kind: 'percent', percent: 10, on: 'lodging-and-fees', includedInPrice: true },
      {
        name: 'Tourist tax of Avallon-Vézelay (illustrative)',
        kind: 'per-guest-night',
        amount: 165,
        freeBelowAge: 18,
        includedInPrice: false,
      },
    ],
    damageDeposit: 70_000,
    cancellation: 'limited',
    booking: 'request',
  },
  units: { allOf: ['Aile du Levant'] },
}
