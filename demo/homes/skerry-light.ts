// Skerry Light: a lighthouse keeper's cottage on the coast of Sutherland.

import type { DemoHome } from '../home.ts'

export const skerryLight: DemoHome = {
  slug: 'skerry-light',
  kind: 'lighthouse',
  name: 'Skerry Light',
  summary:
    'The keeper’s cottage under a working lighthouse in Sutherland: two bedrooms, one very good chair, and weather you can watch coming.',
  description: `The light was first lit in 1896 and has been looking after itself since 1988, when the last keeper, Mr Mackay, handed his keys to a machine and moved to Bonar Bridge. It still turns. Its beam crosses the bedroom ceiling every twelve seconds as the faintest grey stripe, and most people find they sleep better for it. Those who do not will find lined curtains.

You stay in the keeper's cottage, joined to the tower by a passage with hooks for eleven oilskins. Walls are a metre thick. There is a stove in the sitting room with a basket of dry peat beside it, a kitchen with a proper table, a deep bath, one double room and one twin. Up a ladder, in what used to be the signal room, a single round window looks down on a single armchair. Arguments about whose turn it is are frequent.

The tower itself belongs to the Lighthouse Board and stays locked, though on the first Saturday of the month a retired engineer called Duncan will take you up the ninety-four steps if his knee allows.

Now the rest. The last two miles are single track, the last half-mile is ours and worse, and in a northerly gale you should not attempt to open a car door on the windward side. Drinking water comes off the hill and runs the colour of weak tea; it is tested monthly and tastes of nothing. There is no television, on purpose, and no mobile signal, by accident. The cliff begins forty paces from the door, without a fence, and so we do not take children under eight.

What you will have is the sea on three sides, seals on the skerry below at low water, a corncrake in June that is less charming at four in the morning, and stars in a quantity that silences even talkative guests.`,
  addressLines: ['Rubha Sgeir Lighthouse', 'by Scourie'],
  postcode: 'IV27 0XX',
  city: 'Scourie',
  region: 'Sutherland, Scotland',
  country: 'GB',
  latitude: 58.35172,
  longitude: -5.17409,
  timeZone: 'Europe/London',
  areaM2: 96,
  guests: 4,
  pets: 1,
  rooms: [
    { kind: 'bedroom', name: 'Keeper’s room', beds: [{ kind: 'double', count: 1 }] },
    { kind: 'bedroom', name: 'Assistant’s room', beds: [{ kind: 'single', count: 2 }] },
  ],
  bathrooms: 1,
  amenities: [
    { code: 'wifi', note: 'By satellite; fine for letters, poor for films' },
    'bed-linen',
    'towels',
    'washing-machine',
    'smoke-alarm',
    'carbon-monoxide-alarm',
    'first-aid',
    'kitchen',
    'oven',
    'heating',
    'wood-stove',
    'garden',
    'outdoor-dining',
    'sea-view',
    'bath',
    'books',
    'board-games',
    'telescope',
    'parking',
    'ground-floor-bedroom',
    'pets-welcome',
  ],
  rules: {
    smoking: 'no',
    parties: false,
    quietFrom: '22:00',
    quietUntil: '08:00',
    notes: ['No children under 8: the cliff has no fence.', 'Dogs on a lead between April and July, when birds nest.'],
  },
  checkIn: { from: '16:00', until: '21:00' },
  checkOut: '10:00',
  currency: 'GBP',
  registrationNumber: 'DEMO-HI-00000-F',
  photos: [
    {
      room: 'Outside',
      alt: 'White lighthouse with its lamp and beams lit and the low cottage beside it under a violet evening sky, the sea beyond',
    },
    {
      room: 'Living room',
      alt: 'Yellow wing chair by an iron stove with a fire, a bench with cushions in the deep window, rain on the panes',
    },
    {
      room: 'Kitchen',
      alt: 'Low beamed kitchen with a cream range under its hood, a kettle steaming, a sink at the window and a long table',
    },
    {
      room: 'Bedrooms',
      alt: 'Bed built into a blue cupboard with an ochre curtain, a lamp lit inside and a lantern on the stool before it',
    },
    {
      room: 'Bedrooms',
      alt: 'Two iron beds with ochre blankets under the sloping roof at night, an oil lamp lit between them',
    },
    {
      room: 'Signal room',
      alt: 'Blue wing chair and a telescope before a round brass-rimmed window over the sea, books on a small table',
    },
    { room: 'Bathroom', alt: 'Dark blue slipper bath on stone flags beside a rainy window, two candles on a stool' },
    { room: 'Outside', alt: 'The lighthouse and cottage in sunshine seen over long grass' },
    { room: 'Garden', alt: 'Table laid for tea and two chairs before a low white wall, the evening sea beyond' },
    { room: 'View', alt: 'Grass and clover at the cliff edge and the path of the sun on the water' },
    {
      room: 'Details',
      alt: 'Yellow oilskins on their hooks, three pairs of boots, an umbrella and a lit lantern in the passage',
    },
  ],
  rates: {
    nightly: 14_500,
    includedGuests: 2,
    extraGuest: 1_500,
    weekend: 2_000,
    minimumNights: 3,
    seasons: [
      { name: 'Spring', from: '04-01', to: '05-31', nightly: 16_500, minimumNights: 3 },
      { name: 'Summer', from: '06-01', to: '09-05', nightly: 21_500, minimumNights: 7, arrivalDay: 6 },
      { name: 'Storm watching', from: '11-01', to: '12-19', nightly: 13_000, minimumNights: 2 },
      { name: 'Hogmanay', from: '12-27', to: '01-03', nightly: 25_000, minimumNights: 4 },
    ],
    cleaning: 7_500,
    pet: 2_500,
    extras: [{ name: 'Second sack of peat', amount: 900, basis: 'per-stay' }],
    weeklyDiscountPercent: 6,
    early: { percent: 5, daysAhead: 180 },
    taxes: [
      { name: 'VAT (illustrative)', kind: 'percent', percent: 20, on: 'lodging-and-fees', includedInPrice: true },
    ],
    cancellation: 'limited',
    booking: 'request',
  },
  units: { allOf: ['Skerry Light cottage'] },
}
