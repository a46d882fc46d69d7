// Villa Sargantana: a white house among pines on the north-west coast of Menorca.

import type { DemoHome } from '../home.ts'

export const villaSargantana: DemoHome = {
  slug: 'villa-sargantana',
  kind: 'villa',
  name: 'Villa Sargantana',
  summary:
    'A white house with a long pool above the north-west coast of Menorca, named after the lizards that live in its wall.',
  description: `The sargantanes were here first. They are small brown lizards, found on these islands and hardly anywhere else, and the dry stone wall along the drive belongs to them. They come out at about ten, when the stones are warm, and the braver ones will take a crumb of melon from a flat hand.

The house is two white boxes and one of stone, put together so that each has its own patch of shade at every hour. The long pool was laid along the contour of the hill: eleven metres, two strokes wider than you would think, and unheated, which in May you will notice. Inside are clay tiles, pine ceilings, a kitchen that opens on two sides, and four bedrooms that all face the sea, although pines have grown up between. From the roof you can watch the ferry to Barcelona leave at a quarter to eleven at night, lit like a cake.

What you give up is convenience. The village shop is four kilometres off and shuts from two until five. There is no beach at the door; the nearest cove, Cala Morell, takes twenty-five minutes on foot along the old bridle path, or six by car and then a hunt for a place to leave it. The tramuntana blows for some days in most months, and when it does nobody eats outside. Water is scarce on the island, so towels and linen are changed once a week.

It suits two families who get on, or one large one. Couples rattle about in it. In June the kitchen fills with apricots from the neighbour's trees and in September the sea is warmer than the air, and the island has been handed back to the people who live there.`,
  addressLines: ['Camí de sa Sargantana 27'],
  postcode: '07760',
  city: 'Ciutadella de Menorca',
  region: 'Balearic Islands',
  country: 'ES',
  latitude: 40.04386,
  longitude: 3.88124,
  timeZone: 'Europe/Madrid',
  areaM2: 210,
  guests: 8,
  pets: 0,
  rooms: [
    { kind: 'bedroom', name: 'Roof room', beds: [{ kind: 'king', count: 1 }], ensuite: true },
    { kind: 'bedroom', name: 'Pine room', beds: [{ kind: 'double', count: 1 }] },
    { kind: 'bedroom', name: 'Stone room', beds: [{ kind: 'double', count: 1 }], ensuite: true },
    { kind: 'bedroom', name: 'Children’s room', beds: [{ kind: 'single', count: 2 }] },
  ],
  bathrooms: 3,
  amenities: [
    'wifi',
    'bed-linen',
    'towels',
    'washing-machine',
    'hair-dryer',
    'safe',
    'first-aid',
    'smoke-alarm',
    'kitchen',
    'dishwasher',
    'oven',
    'coffee-machine',
    'air-conditioning',
    'fan',
    'garden',
    'terrace',
    'roof-terrace',
    'barbecue',
    'outdoor-dining',
    { code: 'pool', note: '11 × 4 m, 1.2 to 1.9 m deep, not heated, no fence' },
    'sea-view',
    'outdoor-shower',
    'crib',
    'high-chair',
    'board-games',
    'parking',
    'ev-charger',
  ],
  rules: {
    smoking: 'outside',
    parties: false,
    quietFrom: '23:00',
    quietUntil: '08:00',
    minimumAge: 25,
    notes: ['The pool has no fence: watch young children at all times.', 'Leave the lizards where they are.'],
  },
  checkIn: { from: '17:00', until: '22:00' },
  checkOut: '10:00',
  currency: 'EUR',
  registrationNumber: 'DEMO-ETV-0000-ME',
  photos: [
    {
      room: 'Outside',
      alt: 'White house of two storeys with a stone wing, a long blue pool in front and pines on both sides',
    },
    {
      room: 'Living room',
      alt: 'Low white built-in bench with linen, blue and apricot cushions, a rattan chair and stripes of noon light on the tiles',
    },
    {
      room: 'Kitchen',
      alt: 'Round table with a crate of apricots under a rattan lamp, sea-green slatted cupboards and a long window on the sea',
    },
    {
      room: 'Bedrooms',
      alt: 'Seen from the terrace between green shutters: a pine bed with a head of woven cord and a blue throw',
    },
    {
      room: 'Bedrooms',
      alt: 'Two beds on white ledges round a corner, apricot and sea-green covers, bunting, stripes of sun on a straw mat',
    },
    {
      room: 'Bathroom',
      alt: 'Roofless shower in sea-green tiles beside a white ledge with a stone basin and a round mirror',
    },
    { room: 'Terrace', alt: 'Long table under a leafy pergola, pines and a strip of sea behind' },
    { room: 'Pool', alt: 'Three deck chairs on the tiles by the pool, looking at the low sun over the sea' },
    { room: 'View', alt: 'Pine-covered slopes and the sea in the last light' },
    { room: 'Outside', alt: 'The villa after sunset with lit glass doors reflected in the pool' },
    {
      room: 'Details',
      alt: 'A small brown lizard, three apricots and a glass of tea on a sunny sill before green shutters',
    },
  ],
  rates: {
    nightly: 24_000,
    includedGuests: 6,
    extraGuest: 2_500,
    weekend: 2_000,
    minimumNights: 4,
    seasons: [
      { name: 'Spring', from: '04-15', to: '06-05', nightly: 29_500, minimumNights: 5 },
      { name: 'High summer', from: '07-04', to: '08-28', nightly: 54_000, minimumNights: 7, arrivalDay: 6 },
      { name: 'Warm sea', from: '08-29', to: '10-10', nightly: 37_500, minimumNights: 5 },
      { name: 'Early summer', from: '06-06', to: '07-03', nightly: 42_000, minimumNights: 5 },
    ],
    cleaning: 18_000,
    extras: [{ name: 'Crib, made up', amount: 2_500, basis: 'per-stay' }],
    weeklyDiscountPercent: 5,
    early: { percent: 7, daysAhead: 200 },
    taxes: [
      { name: 'VAT (illustrative)', kind: 'percent', percent: 10, on: 'lodging-and-fees', includedInPrice: true },
      {
        name: 'Tax on sustainable tourism (illustrative)',
        kind: 'per-guest-night',
        amount: 220,
        freeBelowAge: 16,
        includedInPrice: false,
      },
    ],
    damageDeposit: 60_000,
    cancellation: 'limited',
    booking: 'instant',
  },
  units: { allOf: ['Villa Sargantana'] },
}
