// Peristeria: a house with a dovecote on the island of Tinos.

import type { DemoHome } from '../home.ts'

export const peristeria: DemoHome = {
  slug: 'peristeria',
  kind: 'house',
  name: 'Peristeria',
  summary:
    'A white house around an old dovecote above the south coast of Tinos, with a bedroom where the pigeons used to live.',
  description: `Tinos has more dovecotes than villages, about a thousand, and the Venetians are to blame. A dovecote was a privilege; afterwards it was a pantry; then nobody wanted pigeons any more, and the towers were left to the wind. Ours stands three storeys tall with a lace of slates on its windward side, suns and cypresses and diamonds. A mason from Tarambados put back the eighty pieces that were missing, each the size of a hand.

The house grew around its foot. It is white, as the law demands, and blue, as habit does. On the ground floor you find a kitchen with a marble sink, a sitting room that faces the sea on two sides, and a bedroom. The second bedroom is in the tower itself: you climb eleven steps and lie behind the slates, with stripes of light moving over the sheet all morning. Anyone over 1.85 should take the other.

Wind is the main thing to understand about this island. In July and August the meltemi blows on more days than it does not, force six or seven, warm and entirely without rain. It keeps the mosquitoes away and takes hats. The lower terrace is sheltered by a wall; the upper has the view; and you will move your breakfast accordingly.

Water comes by lorry. We ask you to be careful with it, and mean that. The track from the road is 300 metres of slab and stone which small hire cars manage if the driver is calm. There is no beach on foot: Agios Romanos is eight minutes by car, Livada with its surf is thirty.

On the fifteenth of August half of Greece comes to the church in the harbour. If you love a crowd and candles, book for that. If you do not, then book for the third week of September, when the sea keeps its warmth and the figs are ready.`,
  addressLines: ['Ktikados, Peristeria 9'],
  postcode: '842 00',
  city: 'Ktikados',
  region: 'Tinos, Cyclades',
  country: 'GR',
  latitude: 37.55871,
  longitude: 25.13346,
  timeZone: 'Europe/Athens',
  areaM2: 84,
  guests: 4,
  pets: 0,
  rooms: [
    { kind: 'bedroom', name: 'Room below', beds: [{ kind: 'double', count: 1 }] },
    { kind: 'bedroom', name: 'Dovecote', beds: [{ kind: 'double', count: 1 }] },
  ],
  bathrooms: 1,
  amenities: [
    'wifi',
    'bed-linen',
    'towels',
    'hair-dryer',
    'smoke-alarm',
    'first-aid',
    'kitchen',
    'oven',
    'coffee-machine',
    'air-conditioning',
    'fan',
    'garden',
    'terrace',
    'roof-terrace',
    'outdoor-dining',
    'barbecue',
    'sea-view',
    'outdoor-shower',
    'books',
    'parking',
    'ground-floor-bedroom',
    'self-check-in',
  ],
  rules: {
    smoking: 'outside',
    parties: false,
    quietFrom: '23:00',
    quietUntil: '08:00',
    notes: ['Nothing loose stays on the upper terrace overnight.', 'The tower stair has no gate: not for toddlers.'],
  },
  checkIn: { from: '15:00', until: '22:00' },
  checkOut: '11:00',
  currency: 'EUR',
  registrationNumber: 'DEMO-AMA-00000000000',
  photos: [
    {
      room: 'Outside',
      alt: 'White house with a square dovecote tower and blue doors, bougainvillea beside it and the sea behind',
    },
    {
      room: 'Living room',
      alt: 'Whitewashed benches with blue and ochre cushions round a corner, an open door on the sea and sun on stone flags',
    },
    {
      room: 'Kitchen',
      alt: 'White kitchen with jars in niches above a stone counter, a blue table with tomatoes, oil and bread',
    },
    {
      room: 'Bedrooms',
      alt: 'Bed on a white plastered platform under a vault, two rounded steps up to it, a blue throw and a lantern',
    },
    {
      room: 'Bedrooms',
      alt: 'Small white room in the tower with an ochre throw on the bed, light through the pierced wall of the dovecote',
    },
    {
      room: 'Bathroom',
      alt: 'White vaulted washroom with light falling from above on a pebble floor, a blue bowl and a plastered bench',
    },
    { room: 'Lower terrace', alt: 'Table with three blue chairs under a vine, the sea in evening light' },
    { room: 'Upper terrace', alt: 'Two deck chairs and a small lamp at dusk below a string of bulbs' },
    { room: 'Outside', alt: 'The house on a clear night, its windows lit and a lamp burning above the blue door' },
    { room: 'View', alt: 'Terraced slopes, a white village and the sun low over the sea' },
    {
      room: 'Details',
      alt: 'Sandals, a straw hat and a pot of bougainvillea on a white bench before a blue door, lemons on the ground',
    },
  ],
  rates: {
    nightly: 11_500,
    includedGuests: 4,
    extraGuest: 0,
    weekend: 1_000,
    minimumNights: 3,
    seasons: [
      { name: 'Spring flowers', from: '04-10', to: '06-09', nightly: 13_500, minimumNights: 3 },
      { name: 'Early summer', from: '06-10', to: '07-09', nightly: 17_500, minimumNights: 4 },
      { name: 'Meltemi', from: '07-10', to: '08-31', nightly: 24_500, minimumNights: 5 },
      { name: 'Figs', from: '09-01', to: '10-10', nightly: 18_000, minimumNights: 4 },
    ],
    cleaning: 7_000,
    weeklyDiscountPercent: 8,
    early: { percent: 6, daysAhead: 150 },
    taxes: [
      { name: 'VAT (illustrative)', kind: 'percent', percent: 13, on: 'lodging-and-fees', includedInPrice: true },
      {
        name: 'Climate resilience fee (illustrative)',
        kind: 'per-night',
        amount: 800,
        includedInPrice: false,
        paidAtTheHome: true,
      },
    ],
    cancellation: 'limited',
    booking: 'instant',
  },
  units: { allOf: ['Peristeria'] },
}
