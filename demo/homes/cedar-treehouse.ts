// The Cedar Treehouse: one room and a bath up a red cedar in the Olympic rain forest.

import type { DemoHome } from '../home.ts'

export const cedarTreehouse: DemoHome = {
  slug: 'cedar-treehouse',
  kind: 'treehouse',
  name: 'The Cedar Treehouse',
  summary:
    'Sixteen feet up a western red cedar in the Quinault rain forest, with a stove, a copper bath and fourteen kinds of moss.',
  description: `The tree is about five hundred years old and did not ask for this, so the house hangs from two steel collars that let the trunk grow, and the floor has a gap around the bark as wide as your hand. In a wind you feel it move. It is a slow motion, more boat than swing, and the builder, who is also our cousin Walt, says that a tree which moves is a tree that stands.

Thirteen steps take you up. You come out on a deck with rope sides, high enough to look along the branches where varied thrushes sit. Indoors, all is one space under a steep roof: a sofa by the stove, a kitchen the size of a wardrobe, a bed beneath a window, and a round porthole with a chair that nobody has ever left voluntarily. Behind the only other door there is a copper bath with a view of nothing but green.

It rains twelve feet a year here. That is what made the forest, and it will drum on the shingles through at least part of your visit. Bring boots, and a novel longer than you think you need. We supply umbrellas, dry kindling and a drying rack.

The treehouse holds two people. Somebody always asks about a third, and the answer is the deck has a rated load. Small children and heavy sleepwalkers should stay on the ground. Power comes from panels in the clearing and is enough for lamps, a refrigerator and telephones; hair dryers will end the evening for everyone. The toilet composts, politely.

Lake Quinault is two miles off. The trail that starts behind the woodpile loops through spruce as wide as garages and takes an hour, or a morning if you stop for slugs. They are yellow, they are large, and they have right of way.`,
  addressLines: ['7700 Willaby Creek Spur'],
  postcode: '98575',
  city: 'Quinault',
  region: 'Olympic Peninsula, Washington',
  country: 'US',
  latitude: 47.46538,
  longitude: -123.85127,
  timeZone: 'America/Los_Angeles',
  areaM2: 34,
  guests: 2,
  pets: 0,
  rooms: [{ kind: 'studio', name: 'Up the tree', beds: [{ kind: 'queen', count: 1 }] }],
  bathrooms: 1,
  amenities: [
    'bed-linen',
    'towels',
    'smoke-alarm',
    'carbon-monoxide-alarm',
    'first-aid',
    'kitchenette',
    'coffee-machine',
    'wood-stove',
    'terrace',
    'fire-pit',
    'bath',
    'books',
    'board-games',
    { code: 'parking', note: 'In the clearing, 200 yards on foot' },
    'self-check-in',
  ],
  rules: {
    smoking: 'no',
    parties: false,
    quietFrom: '22:00',
    quietUntil: '07:00',
    minimumAge: 12,
    notes: ['Two people at most, counting visitors.', 'Food indoors at night: raccoons open coolers.'],
  },
  checkIn: { from: '16:00', until: '20:00' },
  checkOut: '11:00',
  currency: 'USD',
  registrationNumber: 'DEMO-WA-STR-0000',
  photos: [
    {
      room: 'Outside',
      alt: 'Small cedar house on a platform around a trunk, stairs leading up, tall firs in the mist',
    },
    {
      room: 'Inside',
      alt: 'Cedar room beside the trunk with a cushioned bench under a window full of rainy firs, a ladder and a stove with a fire',
    },
    {
      room: 'Inside',
      alt: 'Low bed on the floor of the loft under steep rafters, a window on wet trunks above it and a lantern on the boards',
    },
    {
      room: 'Kitchen',
      alt: 'Kitchen in a cupboard with open teal doors, a kettle steaming under lit shelves and a shelf for a table',
    },
    {
      room: 'Bath',
      alt: 'Round copper tub steaming in a corner of tall windows, rain on the glass and firs outside, ferns hanging above',
    },
    {
      room: 'Inside',
      alt: 'Hanging basket chair with a teal cushion beside a round window on the misty trees, books along the wall',
    },
    { room: 'Deck', alt: 'Two chairs and a small table on the deck with rope sides, fog between the firs' },
    { room: 'View', alt: 'Firs standing in white mist, the far ones hardly to be seen' },
    { room: 'Outside', alt: 'The treehouse at night, its windows lit and lamps along the steps' },
    {
      room: 'Details',
      alt: 'A steaming cup, an open book and a lit lantern on the sill, rain running down the window before the firs',
    },
  ],
  rates: {
    nightly: 24_500,
    includedGuests: 2,
    extraGuest: 0,
    weekend: 4_500,
    minimumNights: 2,
    seasons: [
      { name: 'Summer', from: '06-15', to: '09-10', nightly: 32_500, minimumNights: 3 },
      { name: 'Storm season', from: '11-01', to: '02-28', nightly: 19_500, minimumNights: 2 },
    ],
    cleaning: 9_500,
    extras: [{ name: 'Supper basket', amount: 4_800, basis: 'per-stay' }],
    weeklyDiscountPercent: 8,
    early: { percent: 5, daysAhead: 90 },
    lastMinute: { percent: 10, daysAhead: 4 },
    taxes: [
      {
        name: 'State and county sales tax (illustrative)',
        kind: 'percent',
        percent: 9,
        on: 'lodging-and-fees',
        includedInPrice: false,
      },
      { name: 'Lodging tax (illustrative)', kind: 'percent', percent: 3, on: 'lodging', includedInPrice: false },
    ],
    cancellation: 'moderate',
    booking: 'instant',
  },
  units: { allOf: ['Cedar treehouse'] },
}
