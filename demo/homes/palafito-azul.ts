// The Palafito Azul: a shingled stilt house in Castro on the island of Chiloé.

import type { DemoHome } from '../home.ts'

export const palafitoAzul: DemoHome = {
  slug: 'palafito-azul',
  kind: 'other',
  name: 'Palafito Azul',
  summary:
    'A blue shingled house on stilts over the tide in Castro, Chiloé, with a stove, a boat ladder and neighbours who bring potatoes.',
  description: `Twice a day the sea comes under the house, and twice it goes away and leaves boats lying on their sides in the mud like sleeping dogs. The difference is seven metres on a spring tide. You will find yourself arranging meals around it, because the water makes better light, and the mud has better birds.

A palafito has a street face and a sea face. Towards Calle Riquelme ours shows three windows and a proper door; on the other side it stands on forty-two posts of luma wood, each replaced when it must be by a man called Nelson, at low water, up to his chest. Four thousand alerce shingles cover the outside, painted a blue that the hardware shop sells as Lightning.

You come in through a hall for wet coats. Then there is one long room, kitchen first, table in the middle, stove and sofa by the great window over the channel. Two bedrooms are upstairs under the roof; the front one hears the town, the back one the tide. From the deck a ladder goes down to whatever is there at the time.

It rains on two hundred days a year. Everyone in Chiloé will tell you this with pride, and hand you tea. The house is dry, but not silent: shingles tick, posts shift, and in a northerly storm the whole row sways together very slightly, as if breathing. Neighbours' radios come through the wall until ten. Stairs are steep as a ship's. Wood for the stove is included up to a basket a day, because drying it takes two years.

Eat curanto at Señora Marta's, three doors along, on Sundays. Churches made without a single nail stand on most of the islands around, and the ferry to Lemuy waits for people who run.`,
  addressLines: ['Calle Pedro Montt 9999'],
  postcode: '5700000',
  city: 'Castro',
  region: 'Chiloé, Los Lagos',
  country: 'CL',
  latitude: -42.48816,
  longitude: -73.75942,
  timeZone: 'America/Santiago',
  areaM2: 90,
  guests: 4,
  pets: 0,
  rooms: [
    { kind: 'bedroom', name: 'Tide room', beds: [{ kind: 'double', count: 1 }] },
    { kind: 'bedroom', name: 'Street room', beds: [{ kind: 'single', count: 2 }] },
  ],
  bathrooms: 1.5,
  amenities: [
    'wifi',
    'bed-linen',
    'towels',
    'washing-machine',
    'hair-dryer',
    'smoke-alarm',
    'carbon-monoxide-alarm',
    'first-aid',
    'kitchen',
    'oven',
    'coffee-machine',
    'wood-stove',
    'heating',
    'terrace',
    'sea-view',
    'sea-access',
    { code: 'canoe', note: 'One double kayak, two hours either side of high water' },
    'books',
    'board-games',
    'workspace',
    'self-check-in',
  ],
  rules: {
    smoking: 'no',
    parties: false,
    quietFrom: '22:00',
    quietUntil: '07:30',
    notes: ['Hold small children by the hand on the deck: the rail is old.', 'Never put wet wood in the stove.'],
  },
  checkIn: { from: '15:00', until: '22:00' },
  checkOut: '11:00',
  currency: 'CLP',
  photos: [
    {
      room: 'Outside',
      alt: 'Row of five coloured houses on stilts above the water after sunset, the blue one in the middle, windows lit',
    },
    {
      room: 'Living room',
      alt: 'Two canvas chairs, blue and ochre, before a wall of glass on the grey channel, a stove and a bright woven rug',
    },
    {
      room: 'Kitchen',
      alt: 'Black wood range in the middle of a yellow kitchen, a kettle steaming, a blue bench with red and white cushions',
    },
    {
      room: 'Bedrooms',
      alt: 'Wooden bed with a blue cover and a band of patchwork in a room of blue shingles, the channel at dawn',
    },
    {
      room: 'Bedrooms',
      alt: 'A red and a blue bed with ochre covers under the roof at night, a red lantern lit between them',
    },
    {
      room: 'Bathroom',
      alt: 'Round wooden tub in a blue room below a wide window on the channel, yellow boots and bright towels',
    },
    {
      room: 'Deck',
      alt: 'Small table and two chairs on the deck, boats and hills across the channel in evening light',
    },
    {
      room: 'Outside',
      alt: 'The blue house at low tide on a grey day between its yellow and green neighbours, boats lying in the mud',
    },
    { room: 'View', alt: 'The channel at dawn with fishing boats, a jetty and wooded hills' },
    { room: 'Details', alt: 'Mussels in a basket, a red pot and yellow boots at a bench against blue shingles' },
  ],
  rates: {
    nightly: 78_000,
    includedGuests: 2,
    extraGuest: 12_000,
    weekend: 9_000,
    minimumNights: 2,
    seasons: [
      { name: 'Summer', from: '12-20', to: '02-28', nightly: 118_000, minimumNights: 3 },
      { name: 'National holidays', from: '09-14', to: '09-22', nightly: 125_000, minimumNights: 3 },
    ],
    cleaning: 28_000,
    extras: [{ name: 'Second basket of dry wood', amount: 7_000, basis: 'per-stay' }],
    weeklyDiscountPercent: 14,
    lastMinute: { percent: 10, daysAhead: 5 },
    taxes: [
      { name: 'IVA (illustrative)', kind: 'percent', percent: 19, on: 'lodging-and-fees', includedInPrice: true },
    ],
    cancellation: 'flexible',
    booking: 'instant',
  },
  units: { allOf: ['Palafito Azul'] },
}
