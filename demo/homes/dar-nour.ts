// Dar Nour: a riad in the medina of Fez.

import type { DemoHome } from '../home.ts'

export const darNour: DemoHome = {
  slug: 'dar-nour',
  kind: 'riad',
  name: 'Dar Nour',
  summary:
    'A tiled courtyard house deep in the medina of Fez, with a fountain, a roof over the rooftops and Khadija’s breakfasts.',
  description: `No street leads to Dar Nour, only a passage two donkeys wide, then one donkey wide, then a studded door with a brass hand on it. Behind the door the noise stops as if cut with scissors. A court of green and white tiles lies open to the sky, with a basin, two palms and the sound of a very small amount of water.

The house was built by a family of silk merchants about 1740. Each wall was made by a different guild and they competed: carved cedar above, plaster lace below that, then three metres of zellige in which a patient eye can find one tile set upside down, for modesty. Rooms open on the court and hardly at all on the world. Three bedrooms share the first floor; one has a bath of beaten copper, another a ceiling painted with melons.

Khadija has run the kitchen for nineteen years. Breakfast is hers and is included: semolina pancakes, olives, oranges, an egg if she decides you look thin. She cooks dinner too when asked by ten in the morning, and it would be a mistake not to ask.

You ought to know that a riad is a well of sound. The call to prayer arrives from seven minarets, none quite together, at dawn. There is no door you can drive to; a porter called Si Ahmed meets cars at Bab Boujloud and brings the luggage on a cart. Stairs to the roof are tall and unlit in parts. Summer afternoons reach forty degrees, when the ground floor is the only sensible place, and in January the tiles are cold enough to make you hop.

From the roof, in the evening, you watch swallows and washing and several thousand satellite dishes turn gold together. Tea is brought up without being ordered.`,
  addressLines: ['Derb el Miter 999', 'Talaa Kebira'],
  postcode: '30110',
  city: 'Fez',
  region: 'Fez-Meknes',
  country: 'MA',
  latitude: 34.06432,
  longitude: -4.97871,
  timeZone: 'Africa/Casablanca',
  areaM2: 260,
  guests: 7,
  pets: 0,
  rooms: [
    { kind: 'bedroom', name: 'Copper room', beds: [{ kind: 'king', count: 1 }], ensuite: true },
    { kind: 'bedroom', name: 'Melon room', beds: [{ kind: 'double', count: 1 }], ensuite: true },
    { kind: 'bedroom', name: 'Room of the aunts', beds: [{ kind: 'single', count: 2 }] },
    { kind: 'living', name: 'Salon', beds: [{ kind: 'sofa-bed', count: 1 }] },
  ],
  bathrooms: 3,
  amenities: [
    'wifi',
    'bed-linen',
    'towels',
    'hair-dryer',
    'safe',
    'first-aid',
    'smoke-alarm',
    'kitchen',
    'breakfast-included',
    'heating',
    'air-conditioning',
    'courtyard',
    'roof-terrace',
    'outdoor-dining',
    'bath',
    { code: 'hammam', note: 'Small, for two; heated on request, four hours before' },
    'books',
    'crib',
  ],
  rules: {
    smoking: 'outside',
    parties: false,
    quietFrom: '23:00',
    quietUntil: '07:00',
    notes: ['Please do not photograph the neighbours from the roof.', 'Nobody swims in the fountain.'],
  },
  checkIn: { from: '14:00', until: '23:00' },
  checkOut: '11:00',
  currency: 'MAD',
  registrationNumber: 'DEMO-30000MH0000',
  photos: [
    {
      room: 'Courtyard',
      alt: 'Tiled courtyard with a fountain and two palms, arched windows on two floors and a strip of blue sky',
    },
    {
      room: 'Salon',
      alt: 'Red banquettes round the corner of a salon, cushions in five colours, tea on a brass tray and leather poufs on green tiles',
    },
    {
      room: 'Bedrooms',
      alt: 'Bed under a pointed arch with gold curtains in a rust-red room at night, a brass lamp above and lanterns on the floor',
    },
    {
      room: 'Bedrooms',
      alt: 'Cane bed with a green cover in a pale green room, a cushioned seat under a pointed window on the medina',
    },
    {
      room: 'Bedrooms',
      alt: 'Two day beds with yellow covers against a yellow wall, slippers on the tiles, sun through a cedar lattice',
    },
    {
      room: 'Kitchen',
      alt: 'Kitchen with tagines on a plastered counter, niches with jars, flat breads and olives on a brass tray',
    },
    {
      room: 'Bathroom',
      alt: 'Copper bath with rose petals in a dark green vaulted room, lit by lanterns, starry tiles behind',
    },
    { room: 'Roof', alt: 'Low table with tea on the roof terrace, the medina stacked up behind in evening light' },
    { room: 'View', alt: 'The medina at dusk with hundreds of lit windows and a few minarets' },
    { room: 'Courtyard', alt: 'The courtyard at night, every arch glowing around the fountain' },
    {
      room: 'Details',
      alt: 'A silver teapot, two glasses and a lemon on a brass tray before green and white tiles in low sun',
    },
  ],
  rates: {
    nightly: 235_000,
    includedGuests: 4,
    extraGuest: 28_000,
    weekend: 20_000,
    minimumNights: 2,
    seasons: [
      { name: 'Spring', from: '03-10', to: '05-31', nightly: 295_000, minimumNights: 3 },
      { name: 'Sacred music', from: '06-01', to: '06-12', nightly: 345_000, minimumNights: 4 },
      { name: 'Hot summer', from: '07-01', to: '08-31', nightly: 190_000, minimumNights: 2 },
      { name: 'Year’s end', from: '12-20', to: '01-05', nightly: 330_000, minimumNights: 4 },
    ],
    cleaning: 40_000,
    extras: [
      { name: 'Dinner by Khadija', amount: 22_000, basis: 'per-guest' },
      { name: 'Porter from Bab Boujloud', amount: 5_000, basis: 'per-stay' },
    ],
    weeklyDiscountPercent: 12,
    early: { percent: 8, daysAhead: 90 },
    taxes: [
      { name: 'VAT (illustrative)', kind: 'percent', percent: 10, on: 'lodging-and-fees', includedInPrice: true },
      {
        name: 'Tourist promotion and stay tax (illustrative)',
        kind: 'per-guest-night',
        amount: 3_000,
        freeBelowAge: 12,
        includedInPrice: false,
      },
    ],
    cancellation: 'moderate',
    booking: 'instant',
  },
  units: { allOf: ['Dar Nour'] },
}
