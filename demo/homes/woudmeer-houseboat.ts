// The Vrouwe Femke: a houseboat on a lake in Friesland.

import type { DemoHome } from '../home.ts'

export const woudmeerHouseboat: DemoHome = {
  slug: 'woudmeer-houseboat',
  kind: 'houseboat',
  name: 'Vrouwe Femke',
  summary:
    'A former peat barge at a reed-fringed mooring in Friesland: low, green, level with the ducks, and slow in every good way.',
  description: `She carried peat for sixty years, gravel for ten, and somebody's collection of broken organs for reasons nobody recorded. Since 2009 the Vrouwe Femke has carried guests and has not gone anywhere at all. She lies in the lee of a reed bed at the south end of a shallow lake, tied to two oak posts, with forty metres of private bank and a plank.

Everything is at the height of the water. Lie in bed and a coot goes past at eye level, looking annoyed. The saloon has sliding glass down one side and a stove that heats the whole boat in twenty minutes. There is a galley with yellow cupboards, a cabin with a double bed aft, and bunks forward that children love and adults over 1.80 metres do not fit. A Frisian dinghy with a brown sail is yours to use if you can show us that you can reef it, and a rowing boat if you cannot.

About living afloat: headroom is 1.96 in the saloon and 1.88 elsewhere. She leans very slightly when everybody stands on one side. Tanks hold six hundred litres, so showers are short, and the harbour master's boat comes on Mondays and Thursdays to fill and empty them with a cheerful noise. Mosquitoes rise at dusk in July; screens are fitted and should be used. No child who cannot swim sleeps aboard without a life jacket within reach, and we will ask.

In frost, some winters, the lake freezes. Then the whole province goes out on skates, a man sells pea soup from a sledge, and you may step off the deck straight on to the ice. That has happened three times since we came.

Sneek is half an hour by bicycle along the dyke. Two bicycles hang on the bank, both with a bell.`,
  addressLines: ['Ligplaats Reidhoeke 99'],
  postcode: '8627 XX',
  city: 'Gauw',
  region: 'Friesland',
  country: 'NL',
  latitude: 53.06884,
  longitude: 5.72155,
  timeZone: 'Europe/Amsterdam',
  areaM2: 58,
  guests: 4,
  pets: 1,
  rooms: [
    { kind: 'bedroom', name: 'Aft cabin', beds: [{ kind: 'double', count: 1 }] },
    { kind: 'bedroom', name: 'Forepeak', beds: [{ kind: 'bunk', count: 1 }] },
  ],
  bathrooms: 1,
  amenities: [
    'wifi',
    'bed-linen',
    'towels',
    'smoke-alarm',
    'carbon-monoxide-alarm',
    'first-aid',
    'kitchen',
    'coffee-machine',
    'wood-stove',
    'heating',
    'terrace',
    'outdoor-dining',
    'barbecue',
    'bicycles',
    'lake-view',
    'lake-access',
    { code: 'boat', note: 'Rowing boat for all; sailing dinghy after a short trial' },
    'childrens-books',
    'board-games',
    'parking',
    'pets-welcome',
  ],
  rules: {
    smoking: 'outside',
    parties: false,
    quietFrom: '22:30',
    quietUntil: '07:30',
    notes: ['Life jackets for children on deck.', 'Nothing but paper goes down the toilet.'],
  },
  checkIn: { from: '15:00', until: '21:00' },
  checkOut: '10:30',
  currency: 'EUR',
  registrationNumber: 'DEMO-NL-1900-0000',
  photos: [
    {
      room: 'Outside',
      alt: 'Green-hulled houseboat with a white cabin among reeds at sunset, sails and a windmill far off',
    },
    {
      room: 'Saloon',
      alt: 'Long low saloon with a yellow bench under the windows, a green stove with a fire and books along the wall',
    },
    {
      room: 'Galley',
      alt: 'Yellow galley along a band of windows on the reeds, a small folding table with two green stools',
    },
    {
      room: 'Cabins',
      alt: 'Bed across the whole stern with windows just above the water, a green throw and a lamp at first light',
    },
    {
      room: 'Cabins',
      alt: 'Two berths that meet in the bow, yellow and green covers, a lantern lit between them at night',
    },
    {
      room: 'Bathroom',
      alt: 'Shower of small dark green tiles under a curved ceiling, a bowl on a yellow cupboard and a round mirror',
    },
    { room: 'Deck', alt: 'A deck chair and a table for two on the deck, the low sun on the lake' },
    { room: 'View', alt: 'A green rowing boat on the still lake at dawn, seen between the reeds' },
    { room: 'Outside', alt: 'The houseboat at dusk, lit windows mirrored in the water' },
    {
      room: 'Details',
      alt: 'Clogs on the steps of the hatch, tulips in a pail and a yellow coat against green boards',
    },
  ],
  rates: {
    nightly: 13_200,
    includedGuests: 2,
    extraGuest: 1_500,
    weekend: 1_800,
    minimumNights: 2,
    seasons: [
      { name: 'Spring on the water', from: '04-20', to: '06-30', nightly: 15_800, minimumNights: 2 },
      { name: 'Summer holidays', from: '07-01', to: '08-31', nightly: 19_800, minimumNights: 4 },
      { name: 'Sailing autumn', from: '09-01', to: '10-25', nightly: 15_200, minimumNights: 2 },
    ],
    cleaning: 7_000,
    pet: 2_500,
    weeklyDiscountPercent: 10,
    lastMinute: { percent: 12, daysAhead: 6 },
    taxes: [
      { name: 'VAT (illustrative)', kind: 'percent', percent: 21, on: 'lodging-and-fees', includedInPrice: true },
      {
        name: 'Tourist tax of Súdwest-Fryslân (illustrative)',
        kind: 'per-guest-night',
        amount: 255,
        includedInPrice: false,
      },
    ],
    cancellation: 'relaxed',
    booking: 'instant',
  },
  units: { allOf: ['Vrouwe Femke'] },
}
