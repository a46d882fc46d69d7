// Le Mas aux Tilleuls: a gîte among lavender in the Drôme.

import type { DemoHome } from '../home.ts'

export const masAuxTilleuls: DemoHome = {
  slug: 'mas-aux-tilleuls',
  kind: 'gite',
  name: 'Le Mas aux Tilleuls',
  summary:
    'Half of a limestone farmhouse in the Drôme, with two lime trees for a roof at lunch and lavender up to the garden wall.',
  description: `In the second week of June the two lime trees in front of the house come into flower, and for ten days they are so full of bees that the whole yard vibrates. We lay sheets under the branches then, pick from ladders, and dry the blossom in the attic above your bedroom. It makes the ceiling smell of sleep.

You rent the older half of the farm. Ours is the younger one, built in 1840, behind a wall thick enough that neither side hears the other's washing-up. Downstairs there is a long kitchen with a stone sink nobody dared to replace, and a sitting room with a stove. Upstairs come a double room facing the mountain, one with bunk beds, and a bathroom with a shower that a tall person can stand in.

Lavender begins at the wall. It is grey in May, blue in early July and gone by the first of August, when my father cuts it in a day and a half and everyone in the valley knows from the scent. He will take children along on the tractor if they promise not to steer.

Some plain facts: the pool in the neighbouring field is not ours. The mistral visits in spring for three, six or nine days and makes people say things they regret. Nights in July stay warm upstairs; there are fans. You will need a car for everything except eggs. Our dog Pastis barks at the postman and at nobody else, every day but Sunday, at half past nine.

Dieulefit has a market on Fridays with potters, a man who sells only garlic, and the best picodon cheese for forty kilometres. Swimming holes in the Roubion are marked on the hand-drawn map in the hall. The blue crosses mean cold, the double blue ones mean honestly very cold.`,
  addressLines: ['Quartier des Tilleuls 30'],
  postcode: '26220',
  city: 'Dieulefit',
  region: 'Drôme Provençale',
  country: 'FR',
  latitude: 44.53216,
  longitude: 5.08457,
  timeZone: 'Europe/Paris',
  areaM2: 92,
  guests: 4,
  pets: 1,
  rooms: [
    { kind: 'bedroom', name: 'Mountain room', beds: [{ kind: 'double', count: 1 }] },
    { kind: 'bedroom', name: 'Bunk room', beds: [{ kind: 'bunk', count: 1 }] },
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
    'fan',
    'heating',
    'wood-stove',
    'garden',
    'terrace',
    'outdoor-dining',
    'barbecue',
    'mountain-view',
    'crib',
    'high-chair',
    'playground',
    'childrens-books',
    'parking',
    'pets-welcome',
  ],
  rules: {
    smoking: 'outside',
    parties: false,
    quietFrom: '22:30',
    quietUntil: '07:30',
    notes: [
      'No barbecue between June and September when the prefecture forbids fire.',
      'The hens go in at dusk; please count eight.',
    ],
  },
  checkIn: { from: '16:00', until: '20:00' },
  checkOut: '10:00',
  currency: 'EUR',
  registrationNumber: 'DEMO-26114-000-000',
  photos: [
    {
      room: 'Outside',
      alt: 'Limestone farmhouse with blue shutters beside a great lime tree, lavender rows and hills behind',
    },
    {
      room: 'Kitchen',
      alt: 'Long table with apricots and lavender in a beamed kitchen, its door open on the lavender field in the sun',
    },
    {
      room: 'Living room',
      alt: 'White sofa in a lilac room at noon, sunlight through drawn shutters in stripes on a rag carpet',
    },
    {
      room: 'Bedrooms',
      alt: 'Blue-grey wooden bed with a purple throw, a basket of cut lavender beside it and hills in the window',
    },
    {
      room: 'Bedrooms',
      alt: 'Blue bunk with green and lilac covers, a basket of balls and a round rug, evening hills in the window',
    },
    {
      room: 'Bathroom',
      alt: 'Shower of pale green tiles behind a wall of stone, a stone basin on oak and dried lavender below the beams',
    },
    { room: 'Terrace', alt: 'Table for four under vine leaves, the lavender field and mountains behind' },
    { room: 'View', alt: 'Lavender and hills at sunset with a branch in the foreground' },
    { room: 'Outside', alt: 'The house after sunset with warm windows and a violet sky' },
    { room: 'Details', alt: 'A basket of lavender, shears and a straw hat on a bench against a wall in low sun' },
  ],
  rates: {
    nightly: 9_800,
    includedGuests: 4,
    extraGuest: 0,
    weekend: 1_200,
    minimumNights: 2,
    seasons: [
      { name: 'Spring', from: '04-05', to: '06-19', nightly: 11_500, minimumNights: 2 },
      { name: 'Lavender', from: '06-20', to: '08-31', nightly: 16_800, minimumNights: 7, arrivalDay: 6 },
      { name: 'Early autumn', from: '09-01', to: '10-15', nightly: 12_000, minimumNights: 2 },
    ],
    cleaning: 6_000,
    pet: 2_000,
    weeklyDiscountPercent: 10,
    early: { percent: 5, daysAhead: 150 },
    lastMinute: { percent: 10, daysAhead: 7 },
    taxes: [
      { name: 'VAT (illustrative)', kind: 'percent', percent: 10, on: 'lodging-and-fees', includedInPrice: true },
      {
        name: 'Tourist tax of Dieulefit-Bourdeaux (illustrative)',
        kind: 'per-guest-night',
        amount: 88,
        freeBelowAge: 18,
        includedInPrice: false,
      },
    ],
    cancellation: 'moderate',
    booking: 'instant',
  },
  units: { allOf: ['Mas aux Tilleuls, old half'] },
}
