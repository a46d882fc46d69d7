// Chalet Arpille: a larch chalet above the Val d'Anniviers.

import type { DemoHome } from '../home.ts'

export const chaletArpille: DemoHome = {
  slug: 'chalet-arpille',
  kind: 'chalet',
  name: 'Chalet Arpille',
  summary:
    'Sun-blackened larch on a white plinth above Grimentz, five four-thousanders from the balcony, and a stove bench for ten.',
  description: `Three hundred summers have burnt the south wall nearly black, while the north side, which never meets the sun, is still the colour of honey. The chalet was moved here in 1911, log by numbered log, from a pasture that a landslide had begun to claim. You can find the numbers if you look: small Roman ones, cut with a chisel beside each corner.

It sleeps ten in four bedrooms, all of them lined with pine and lit by small deep windows with geraniums outside and peaks behind. The hearth was built for smoking hams and now takes the wet gloves of an entire family. Cooking happens in a plain, well-supplied kitchen with two fondue pots, because one is never enough. A tub of larch staves steams on the terrace; it is heated with wood, which means by you.

In winter the free ski bus stops ninety metres from the door, and on the last run of the day, if snow lies below 1,500 metres, you can ski to within a snowball's throw. In summer the cows go up past the house at seven in the morning with bells of several sizes, and come down again at the end of September wearing flowers.

Be ready for some inconvenience. From December to April the lane needs winter tyres and sometimes chains, and the top bend has humbled better drivers than you. Ceilings are low upstairs: 1.92 metres in the room with the bunks. At an altitude of 1,570 metres, the first night can bring a headache; drink water. The valley loses its sun early in December, at ten to four.

The baker in the village opens at half past six and is sold out of rye bread by nine. We ask for the stove to be swept on the last morning. Everything else is done by Madame Antille and her brother.`,
  addressLines: ['Chemin de l’Arpille 77'],
  postcode: '3961',
  city: 'Grimentz',
  region: 'Valais',
  country: 'CH',
  latitude: 46.18043,
  longitude: 7.57562,
  timeZone: 'Europe/Zurich',
  areaM2: 175,
  guests: 10,
  pets: 1,
  rooms: [
    { kind: 'bedroom', name: 'South room', beds: [{ kind: 'double', count: 1 }], ensuite: true },
    { kind: 'bedroom', name: 'Balcony room', beds: [{ kind: 'single', count: 2 }] },
    { kind: 'bedroom', name: 'Larch room', beds: [{ kind: 'double', count: 1 }] },
    { kind: 'bedroom', name: 'Bunks under the roof', beds: [{ kind: 'bunk', count: 2 }] },
  ],
  bathrooms: 2.5,
  amenities: [
    'wifi',
    'bed-linen',
    'towels',
    'washing-machine',
    'tumble-dryer',
    'smoke-alarm',
    'carbon-monoxide-alarm',
    'first-aid',
    'kitchen',
    'dishwasher',
    'oven',
    'coffee-machine',
    'heating',
    'fireplace',
    'balcony',
    'terrace',
    'garden',
    'outdoor-dining',
    'ski-storage',
    'mountain-view',
    'bath',
    { code: 'hot-tub', note: 'Heated with wood, three hours' },
    'crib',
    'high-chair',
    'stair-gate',
    'board-games',
    'books',
    'parking',
    'ev-charger',
    'pets-welcome',
  ],
  rules: {
    smoking: 'outside',
    parties: false,
    quietFrom: '22:00',
    quietUntil: '07:00',
    notes: ['Ski boots come off in the cellar.', 'Cold ashes only into the metal bin.'],
  },
  checkIn: { from: '16:00', until: '20:00' },
  checkOut: '09:30',
  currency: 'CHF',
  photos: [
    {
      room: 'Outside',
      alt: 'Dark larch chalet with a flowered balcony in the snow, sharp peaks behind it in evening light',
    },
    {
      room: 'Living room',
      alt: 'Fire in a stone hearth at night, a grey sofa with red and green cushions, sheepskins and two steaming cups',
    },
    {
      room: 'Kitchen',
      alt: 'Bench around the corner of a timber room, a table with soup and bread under a red lamp, snowy peaks in both windows',
    },
    {
      room: 'Bedrooms',
      alt: 'Wooden sleigh bed with a red striped cover, a lamp lit beside it and peaks at dawn in the window',
    },
    { room: 'Bedrooms', alt: 'Green bunk with its ladder in a timber room, evening sun on the wall and a round rug' },
    {
      room: 'Bedrooms',
      alt: 'Three beds in a row under the rafters, striped red, yellow and green, a bear sitting on the middle one',
    },
    {
      room: 'Bathroom',
      alt: 'Oval wooden tub steaming under a wide window on snowy peaks, red and white towels on a stool',
    },
    { room: 'Terrace', alt: 'Larch hot tub steaming on the terrace at dusk, strings of lamps and violet peaks' },
    { room: 'Outside', alt: 'The chalet in summer with red flowers on the balcony and a meadow in bloom' },
    { room: 'View', alt: 'Peaks at dawn over forest and a flowering meadow, pine twigs at the edge' },
    {
      room: 'Details',
      alt: 'Winter boots under a bench with a folded scarf and a steaming cup, red skis leaning in the corner',
    },
  ],
  rates: {
    nightly: 39_000,
    includedGuests: 8,
    extraGuest: 3_000,
    weekend: 4_000,
    minimumNights: 3,
    seasons: [
      { name: 'Christmas and New Year', from: '12-19', to: '01-08', nightly: 78_000, minimumNights: 7, arrivalDay: 6 },
      { name: 'Ski season', from: '01-09', to: '04-05', nightly: 59_000, minimumNights: 5 },
      { name: 'Alpine summer', from: '06-20', to: '09-27', nightly: 46_000, minimumNights: 4 },
    ],
    cleaning: 26_000,
    pet: 6_000,
    extras: [{ name: 'Firewood for the hot tub', amount: 3_500, basis: 'per-stay' }],
    weeklyDiscountPercent: 6,
    early: { percent: 4, daysAhead: 210 },
    taxes: [
      { name: 'VAT (illustrative)', kind: 'percent', percent: 3.8, on: 'lodging-and-fees', includedInPrice: true },
      {
        name: 'Visitors’ tax of Anniviers (illustrative)',
        kind: 'per-guest-night',
        amount: 400,
        freeBelowAge: 12,
        includedInPrice: false,
      },
    ],
    damageDeposit: 50_000,
    cancellation: 'firm',
    booking: 'instant',
  },
  units: { allOf: ['Chalet Arpille'] },
}
