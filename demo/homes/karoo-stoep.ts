// Die Lang Stoep: a farmhouse in the Great Karoo.

import type { DemoHome } from '../home.ts'

export const karooStoep: DemoHome = {
  slug: 'karoo-stoep',
  kind: 'farmhouse',
  name: 'Die Lang Stoep',
  summary:
    'A white farmhouse with a sixteen-metre veranda in the Great Karoo, eleven thousand hectares of silence, and the darkest sky we know of.',
  description: `A stoep is a veranda with ambitions. Ours is sixteen metres long, floored with red polish that Tannie Sarie renews on Mondays, and most of what happens on this farm happens there: breakfast, bookkeeping, the shelling of peas, one proposal of marriage that we are aware of. The house behind it dates from 1879 and was built by a man from Ross-shire who missed rain.

It does not come often. You will see it walk across the plain for an hour beforehand, on grey legs, and turn away. Between showers there is stone, low blue bush, sheep so far apart that they seem to have quarrelled, and flat-topped hills which go through eight colours every evening beginning with rust.

Ceilings are four metres high, the floors are yellowwood, and the beds have feather quilts because the Karoo is a desert and knows how to freeze. Three bedrooms open from the passage. The kitchen keeps its coal stove for winter and a gas one for impatience. In the sitting room the hearth takes a log the length of a child.

Think about distance before you book. From the tarred road it is thirty-eight kilometres of gravel, with seven gates, and whoever sits in the passenger seat opens them. The shop is fifty-one kilometres away in Nieu-Bethesda and shuts at one on Saturdays. There is no signal; a landline hangs in the passage. Snakes live here, mostly in the rockery, and like you rather less than you like them. Electricity is solar and the kettle must not meet the iron.

Then the sun goes. Nobody has found words for the stars yet, although a visitors' book in four volumes records the attempts. A telescope stands on the far end of the stoep under a feed sack. Astronomers come in winter; everybody else should try for a week without moon.`,
  addressLines: ['Plaas Langstoep', 'Distrik Graaff-Reinet'],
  postcode: '6286',
  city: 'Nieu-Bethesda',
  region: 'Great Karoo, Eastern Cape',
  country: 'ZA',
  latitude: -31.80547,
  longitude: 24.48392,
  timeZone: 'Africa/Johannesburg',
  areaM2: 240,
  guests: 6,
  pets: 0,
  rooms: [
    { kind: 'bedroom', name: 'Dominee’s room', beds: [{ kind: 'king', count: 1 }] },
    { kind: 'bedroom', name: 'Shearers’ room', beds: [{ kind: 'single', count: 2 }] },
    { kind: 'bedroom', name: 'Corner room', beds: [{ kind: 'double', count: 1 }] },
  ],
  bathrooms: 2,
  amenities: [
    'bed-linen',
    'towels',
    'iron',
    'safe',
    'smoke-alarm',
    'first-aid',
    'kitchen',
    'oven',
    'fireplace',
    'fan',
    'garden',
    'terrace',
    'barbecue',
    'fire-pit',
    'outdoor-dining',
    'mountain-view',
    { code: 'plunge-pool', note: 'The round stone dam, 1.4 m deep, very cold' },
    'bath',
    'high-chair',
    'books',
    'board-games',
    'piano',
    'telescope',
    'parking',
    'step-free',
    'ground-floor-bedroom',
    'wide-doors',
  ],
  rules: {
    smoking: 'outside',
    parties: false,
    quietFrom: '22:00',
    quietUntil: '06:00',
    notes: ['Leave every gate as you found it.', 'Torch and closed shoes after dark.'],
  },
  checkIn: { from: '14:00', until: '18:00' },
  checkOut: '10:00',
  currency: 'ZAR',
  photos: [
    {
      room: 'Outside',
      alt: 'White farmhouse with a long green-edged veranda in the last sun, a wind pump and a flat-topped hill behind',
    },
    {
      room: 'Sitting room',
      alt: 'Leather and green wing chairs by a fire in a tall sandstone hearth at dusk, a lamp beside the window on a flat hill',
    },
    {
      room: 'Kitchen',
      alt: 'Rows of plates in a green rack, a wood stove, and a dark table with a pumpkin and preserves by the open half door',
    },
    {
      room: 'Bedrooms',
      alt: 'Brass bed under a white net with a rust-coloured throw, the plain and flat hills in a tall window',
    },
    {
      room: 'Bedrooms',
      alt: 'Two green beds along the wall of a pale room, low evening sun from a tall sash window, a lit lamp on a chest',
    },
    {
      room: 'Bedrooms',
      alt: 'Dark sleigh bed with a patchwork cover, a Windsor chair on a round rug between two sunny windows',
    },
    {
      room: 'Bathroom',
      alt: 'Tin bath steaming on red tiles in evening sun, a washstand with bowl and jug under an oval mirror',
    },
    {
      room: 'Stoep',
      alt: 'Fire in an iron bowl, a table with wine and a lamp, and a telescope on the red veranda at dusk',
    },
    {
      room: 'Outside',
      alt: 'The farmhouse under a sky full of stars, lit windows behind the veranda and a telescope in front',
    },
    {
      room: 'View',
      alt: 'Two wheel tracks through the plain at dawn, low bushes, a wind pump and flat hills under a pink sky',
    },
    {
      room: 'Details',
      alt: 'Rusks on a plate, a steaming enamel mug, field glasses and a hat on a shelf in the low sun',
    },
  ],
  rates: {
    nightly: 245_000,
    includedGuests: 4,
    extraGuest: 35_000,
    weekend: 20_000,
    minimumNights: 2,
    seasons: [
      { name: 'Spring', from: '09-01', to: '11-15', nightly: 285_000, minimumNights: 2 },
      { name: 'Summer holidays', from: '12-10', to: '01-10', nightly: 345_000, minimumNights: 4 },
      { name: 'Winter stars', from: '06-01', to: '08-15', nightly: 265_000, minimumNights: 2 },
    ],
    cleaning: 55_000,
    extras: [{ name: 'Lamb from the farm, with firewood', amount: 48_000, basis: 'per-stay' }],
    weeklyDiscountPercent: 12,
    early: { percent: 5, daysAhead: 120 },
    taxes: [
      { name: 'VAT (illustrative)', kind: 'percent', percent: 15, on: 'lodging-and-fees', includedInPrice: true },
      { name: 'Tourism levy (illustrative)', kind: 'percent', percent: 1, on: 'lodging', includedInPrice: false },
    ],
    cancellation: 'moderate',
    booking: 'request',
  },
  units: { allOf: ['Die Lang Stoep'] },
}
