// Casa del Forno: the smaller house of the farm in the Val d'Orcia, with its bread oven.

import type { DemoHome } from '../home.ts'

export const casaDelForno: DemoHome = {
  slug: 'casa-del-forno',
  kind: 'cottage',
  name: 'Casa del Forno',
  summary: 'The old baker’s house of a Tuscan farm: thick walls, an apricot tree, and an oven you may fire yourself.',
  description: `Until 1961 every family on the ridge baked here on Fridays, and each pressed its own mark into the dough so that nobody went home with the wrong loaf. Six of the wooden marks hang by the kitchen door. The oven still works. We show you how to lay the fire, and after that it is between you and the yeast.

The house has one real living floor and two bedrooms beneath the tiles. Downstairs you find a kitchen with a table for six, and a sitting room where the hearth draws well unless the wind stands in the north-east. Upstairs, one room has a double bed and looks into the apricot tree. The other has two singles and a view along the cypresses. The sofa in the sitting room opens into a bed that children like and grown men regret.

You share the yard with whoever has taken the barn, thirty steps away on the other side of the gravel. A hedge of lavender and an agreement about music keep the peace. If you would rather have nobody across the yard at all, the farm can be booked as one.

Things a friend would warn you about: the stairs are steep, and their third step is higher than the rest. The shower is good but the hot water tank holds enough for four, then wants forty minutes. Mobile reception exists in the yard and by one bedroom window; the wireless network reaches every room and is quick enough for films.

Mornings are the best of it. The sun gets to the bench by the oven before seven, the swifts come out of the eaves, and nothing in the valley makes a noise except the baker's van sounding its horn at the chapel, where you can meet it in a dressing gown. Bring a pencil: guests write what they baked in a ledger, with the failures.`,
  addressLines: ['Strada vicinale delle Tre Lune 4/A'],
  postcode: '53026',
  city: 'Pienza',
  region: 'Tuscany',
  country: 'IT',
  latitude: 43.04731,
  longitude: 11.66218,
  timeZone: 'Europe/Rome',
  areaM2: 115,
  guests: 6,
  pets: 1,
  rooms: [
    { kind: 'bedroom', name: 'Room over the yard', beds: [{ kind: 'double', count: 1 }] },
    { kind: 'bedroom', name: 'Cypress room', beds: [{ kind: 'single', count: 2 }] },
    { kind: 'living', name: 'Sitting room', beds: [{ kind: 'sofa-bed', count: 1 }] },
  ],
  bathrooms: 1.5,
  amenities: [
    'wifi',
    'bed-linen',
    'towels',
    'washing-machine',
    'smoke-alarm',
    'first-aid',
    'kitchen',
    'dishwasher',
    'oven',
    { code: 'wood-oven', note: 'First basket of wood included' },
    'heating',
    'fireplace',
    'garden',
    'terrace',
    'outdoor-dining',
    'barbecue',
    'mountain-view',
    'crib',
    'high-chair',
    'books',
    'parking',
    'pets-welcome',
  ],
  rules: {
    smoking: 'outside',
    parties: false,
    quietFrom: '22:30',
    quietUntil: '07:00',
    notes: ['Never leave the oven unwatched while it flames.'],
  },
  checkIn: { from: '16:00', until: '20:00' },
  checkOut: '10:00',
  currency: 'EUR',
  registrationNumber: 'DEMO-CIN-IT052020-FORNO',
  photos: [
    {
      room: 'Outside',
      alt: 'Small stone house with lilac shutters, the bread oven built on at its right, lavender by the door',
    },
    {
      room: 'Kitchen',
      alt: 'Round loaves on a long table in front of the bread oven, its fire glowing in a brick arch',
    },
    {
      room: 'Living room',
      alt: 'Fire in a stone hearth at night, a lilac sofa, a striped carpet and a steep wooden stair',
    },
    {
      room: 'Bedrooms',
      alt: 'Wooden bed with a lilac throw under a sloping ceiling, a cushioned seat at the small window, lavender in a jug',
    },
    {
      room: 'Bedrooms',
      alt: 'Two low beds with ochre covers under the rafters at night, candles on a chest between them',
    },
    {
      room: 'Bathroom',
      alt: 'Washroom with pale lilac walls, a stone basin on chestnut boards, an oval mirror and a rain shower behind a low wall',
    },
    { room: 'Garden', alt: 'Table for four on gravel beside the house, bulbs strung above it and the hills behind' },
    { room: 'Outside', alt: 'The house at dusk with its windows lit and a fire glowing in the oven' },
    { room: 'Details', alt: 'A round loaf, a small one and cheese with a knife on a striped cloth in the morning sun' },
  ],
  rates: {
    nightly: 16_500,
    includedGuests: 4,
    extraGuest: 2_000,
    weekend: 1_500,
    minimumNights: 2,
    seasons: [
      { name: 'Easter and spring', from: '04-01', to: '06-12', nightly: 19_000, minimumNights: 3 },
      { name: 'Summer', from: '06-13', to: '09-11', nightly: 25_500, minimumNights: 7, arrivalDay: 6 },
      { name: 'Grape harvest', from: '09-12', to: '10-31', nightly: 20_500, minimumNights: 3 },
      { name: 'Christmas and New Year', from: '12-20', to: '01-06', nightly: 22_500, minimumNights: 4 },
    ],
    cleaning: 11_000,
    pet: 3_000,
    extras: [{ name: 'Second basket of wood', amount: 1_800, basis: 'per-stay' }],
    weeklyDiscountPercent: 7,
    early: { percent: 5, daysAhead: 150 },
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
    cancellation: 'moderate',
    booking: 'instant',
  },
  units: { allOf: ['Tre Lune, oven house'] },
}
