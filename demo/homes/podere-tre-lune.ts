// Podere Tre Lune: a whole farm in the Val d'Orcia, made of the two houses that are also let on their own.

import type { DemoHome } from '../home.ts'

export const podereTreLune: DemoHome = {
  slug: 'podere-tre-lune',
  kind: 'farmhouse',
  name: 'Podere Tre Lune',
  summary:
    'A whole farm of two stone houses on a wheat ridge below Pienza, for a family that wants to eat at one table and sleep at some distance.',
  description: `The farm stands on a ridge between two valleys, at the end of a white road lined with eleven cypresses; the twelfth fell in the storm of 2014 and nobody has had the heart to replant it. There are two houses around a gravel yard. The first, with the bread oven, sleeps six. The second was the hay barn and sleeps eight. When you take the whole farm, the gate at the bottom of the road is yours to close.

We bought it in 1998 from two brothers who had stopped speaking and divided the kitchen with a chalk line. You can still see the line on the threshold if you know where to look.

What fourteen people do here, in our experience, is cook. The long table under the vine seats sixteen, the oven takes eight loaves or five pizzas, and the vegetable garden is yours to raid from June to October. Monte Amiata turns violet every evening at about the time somebody opens the second bottle.

**The honest part.** The white road is rough for its last kilometre: low sports cars have turned back. There is no pool, because the well would not fill one. In July and August the fields are stubble, the colour of a lion, and the noon heat sends everybody indoors until four; walls of seventy centimetres keep the bedrooms cool without machines. Tractors start at five during the harvest, usually in the last week of June.

Pienza is nine kilometres away, with bread, cheese and a doctor. Montepulciano and its thermal baths take half an hour. From the gate, a footpath runs to the chapel of Vitaleta in about two hours, downhill on the way there, which you should remember when you set out.

Ines lives in the next farm and comes on Wednesdays with eggs. She speaks Italian and a very expressive sort of English.`,
  addressLines: ['Strada vicinale delle Tre Lune 4'],
  postcode: '53026',
  city: 'Pienza',
  region: 'Tuscany',
  country: 'IT',
  latitude: 43.04718,
  longitude: 11.66243,
  timeZone: 'Europe/Rome',
  areaM2: 340,
  guests: 14,
  pets: 2,
  rooms: [
    { kind: 'bedroom', name: 'Oven house, room over the yard', beds: [{ kind: 'double', count: 1 }] },
    { kind: 'bedroom', name: 'Oven house, cypress room', beds: [{ kind: 'single', count: 2 }] },
    { kind: 'living', name: 'Oven house, sitting room', beds: [{ kind: 'sofa-bed', count: 1 }] },
    { kind: 'bedroom', name: 'Barn, gallery', beds: [{ kind: 'king', count: 1 }], ensuite: true },
    { kind: 'bedroom', name: 'Barn, west room', beds: [{ kind: 'double', count: 1 }] },
    { kind: 'bedroom', name: 'Barn, low room', beds: [{ kind: 'single', count: 2 }] },
    { kind: 'living', name: 'Barn, threshing floor', beds: [{ kind: 'sofa-bed', count: 1 }] },
  ],
  bathrooms: 4.5,
  amenities: [
    'wifi',
    'bed-linen',
    'towels',
    'washing-machine',
    'first-aid',
    'smoke-alarm',
    'kitchen',
    'dishwasher',
    'oven',
    { code: 'wood-oven', note: 'Wood is stacked beside it; two hours to heat' },
    'heating',
    'fireplace',
    'wood-stove',
    'garden',
    'terrace',
    'barbecue',
    'outdoor-dining',
    'mountain-view',
    'crib',
    'high-chair',
    'books',
    'parking',
    'ground-floor-bedroom',
    { code: 'pets-welcome', note: 'Two at most; there are chickens next door' },
  ],
  rules: {
    smoking: 'outside',
    parties: false,
    quietFrom: '23:00',
    quietUntil: '07:00',
    notes: ['Close the gate: the neighbour’s horses know it.', 'No candles in the barn gallery.'],
  },
  checkIn: { from: '16:00', until: '20:00' },
  checkOut: '10:00',
  currency: 'EUR',
  registrationNumber: 'DEMO-CIN-IT052020-TRELUNE',
  photos: [
    {
      room: 'Outside',
      alt: 'The stone farmhouse at sunset between two tall cypresses, wheat and poppies in front of it',
    },
    {
      room: 'Living room',
      alt: 'Fire in a hooded stone hearth, a pale sofa with red and green cushions and evening sun on the ochre wall',
    },
    {
      room: 'Kitchen',
      alt: 'Long table with fresh pasta on a board, copper pans above a plastered counter with tiles, morning sun on the floor',
    },
    {
      room: 'Bedrooms',
      alt: 'Four-poster bed with white curtains and a terracotta throw in a room of rose-brown plaster',
    },
    {
      room: 'Bedrooms',
      alt: 'Two painted beds with green covers on either side of a tall window, olive twigs in a jug between them',
    },
    { room: 'Bathroom', alt: 'Bath walled in pale stone with candles on its rim, a stone basin and an oval mirror' },
    { room: 'Terrace', alt: 'Long table with six chairs under a vine, the hills and Monte Amiata behind it' },
    { room: 'View', alt: 'The valley in low sun, poppies in the wheat and cypresses along the pale road' },
    { room: 'Outside', alt: 'The farm at night with every window lit and a full moon above' },
    { room: 'Details', alt: 'A table laid for supper in low sun, a loaf, a green bottle and grapes on a linen runner' },
  ],
  rates: {
    nightly: 46_000,
    includedGuests: 10,
    extraGuest: 2_500,
    weekend: 4_000,
    minimumNights: 3,
    seasons: [
      { name: 'Easter and spring', from: '04-01', to: '06-12', nightly: 52_000, minimumNights: 4 },
      { name: 'Summer', from: '06-13', to: '09-11', nightly: 69_000, minimumNights: 7, arrivalDay: 6 },
      { name: 'Grape harvest', from: '09-12', to: '10-31', nightly: 56_000, minimumNights: 4 },
      { name: 'Christmas and New Year', from: '12-20', to: '01-06', nightly: 64_000, minimumNights: 5 },
    ],
    cleaning: 28_000,
    pet: 4_000,
    extras: [{ name: 'Basket of wood for the oven', amount: 1_800, basis: 'per-stay' }],
    weeklyDiscountPercent: 8,
    early: { percent: 5, daysAhead: 180 },
    taxes: [
      { name: 'VAT (illustrative)', kind: 'percent', percent: 10, on: 'lodging-and-fees', includedInPrice: true },
      {
        name: 'Town tax of Pienza (illustrative)',
        kind: 'per-guest-night',
        amount: 200,
        freeBelowAge: 12,
        mostNights: 6,
        paidAtTheHome: true,
        includedInPrice: false,
      },
    ],
    damageDeposit: 80_000,
    cancellation: 'firm',
    booking: 'request',
  },
  units: { allOf: ['Tre Lune, oven house', 'Tre Lune, barn'] },
}
