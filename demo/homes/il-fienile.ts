// Il Fienile: the hay barn of the farm in the Val d'Orcia, rebuilt as one tall room with bedrooms around it.

import type { DemoHome } from '../home.ts'

export const ilFienile: DemoHome = {
  slug: 'il-fienile',
  kind: 'house',
  name: 'Il Fienile',
  summary:
    'A brick hay barn with walls that let the evening through, one great room, and a floor made for feet that have walked.',
  description: `A barn has to breathe or the hay burns, so the masons of 1870 built its long walls as a lattice, one brick present and the next one missing. When we turned the building into a house we kept the lattice and put glass behind it. In the late afternoon the sun comes through in several hundred small squares, which cross the floor in the course of an hour and climb the opposite wall.

You live in one room nine metres high: kitchen at one end, stove at the other, a table for ten between them. The gateway, wide enough for an ox cart, is now a single pane that slides away. Above the kitchen a gallery holds the largest bed on the farm, with its own shower behind a wall of books. Two further bedrooms lie on the ground floor, cool and dim, where the calves used to be.

There are compromises. Sound travels in a room this tall, and an early riser making coffee will be heard in the gallery. In January the stove needs feeding every three hours if you want to sit about in shirtsleeves; underfloor heating does the rest, without haste. The gallery has a rail and not a wall, so families with small children should put the grown-ups upstairs. Half of the windows cannot be opened, being lattice.

Outside, a paved strip faces south with loungers and a fig that drops its fruit on anyone who stays long enough. The oven house stands across the yard and may have guests of its own; you share the gravel, the washing line and the sunrise.

Wheat comes within two metres of the wall. In May it is green and moves like water. By the middle of July it has gone, and you can see as far as Radicofani.`,
  addressLines: ['Strada vicinale delle Tre Lune 4/B'],
  postcode: '53026',
  city: 'Pienza',
  region: 'Tuscany',
  country: 'IT',
  latitude: 43.04702,
  longitude: 11.66275,
  timeZone: 'Europe/Rome',
  areaM2: 225,
  guests: 8,
  pets: 1,
  rooms: [
    { kind: 'bedroom', name: 'Gallery', beds: [{ kind: 'king', count: 1 }], ensuite: true },
    { kind: 'bedroom', name: 'West room', beds: [{ kind: 'double', count: 1 }] },
    { kind: 'bedroom', name: 'Low room', beds: [{ kind: 'single', count: 2 }] },
    { kind: 'living', name: 'Threshing floor', beds: [{ kind: 'sofa-bed', count: 1 }] },
  ],
  bathrooms: 3,
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
    'coffee-machine',
    'underfloor-heating',
    'wood-stove',
    'garden',
    'terrace',
    'outdoor-dining',
    'barbecue',
    'mountain-view',
    'high-chair',
    'books',
    'record-player',
    'parking',
    'ev-charger',
    'step-free',
    'ground-floor-bedroom',
    'walk-in-shower',
    'pets-welcome',
  ],
  rules: {
    smoking: 'outside',
    parties: false,
    quietFrom: '22:30',
    quietUntil: '07:00',
    notes: ['No naked flame in the gallery.', 'Children on the gallery only with somebody beside them.'],
  },
  checkIn: { from: '16:00', until: '20:00' },
  checkOut: '10:00',
  currency: 'EUR',
  registrationNumber: 'DEMO-CIN-IT052020-FIENILE',
  photos: [
    { room: 'Outside', alt: 'The brick barn at dusk, its tall glass gateway and lattice windows shining' },
    {
      room: 'Living room',
      alt: 'Tall room with light falling through a wall of open brickwork, two leather chairs and a hanging black stove',
    },
    {
      room: 'Kitchen',
      alt: 'Long oak table with two benches beside a wall of open brickwork, a stone counter with blue-green doors',
    },
    {
      room: 'Bedrooms',
      alt: 'Low bed with a teal throw under the roof beams, a brick wall behind it, books and a round lamp',
    },
    {
      room: 'Bedrooms',
      alt: 'Black iron canopy bed with an amber cover in an apricot room, evening light through a wide glazed door',
    },
    {
      room: 'Living room',
      alt: 'Leather lounge chair and a lamp before a wall of glass at dusk, cypress and hills outside',
    },
    {
      room: 'Bathroom',
      alt: 'Bath set in grey stone under a rain shower, flecks of sun through open brickwork on the floor',
    },
    { room: 'Terrace', alt: 'Two deck chairs and a table for two on stone slabs, wheat fields up to the hills' },
    { room: 'Outside', alt: 'The barn by day seen from the corner, with an olive tree and the slide-away gateway' },
  ],
  rates: {
    nightly: 25_500,
    includedGuests: 6,
    extraGuest: 2_500,
    weekend: 2_500,
    minimumNights: 2,
    seasons: [
      { name: 'Easter and spring', from: '04-01', to: '06-12', nightly: 29_000, minimumNights: 3 },
      { name: 'Summer', from: '06-13', to: '09-11', nightly: 38_500, minimumNights: 7, arrivalDay: 6 },
      { name: 'Grape harvest', from: '09-12', to: '10-31', nightly: 31_500, minimumNights: 3 },
      { name: 'Christmas and New Year', from: '12-20', to: '01-06', nightly: 35_000, minimumNights: 4 },
    ],
    cleaning: 16_000,
    pet: 3_000,
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
  units: { allOf: ['Tre Lune, barn'] },
}
