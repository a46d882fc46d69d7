// Hinoki-ya: a small inn of three rooms in a post town of the Kiso valley, let as a whole.

import type { DemoHome } from '../home.ts'

export const hinokiHouse: DemoHome = {
  slug: 'hinoki-house',
  kind: 'ryokan',
  name: 'Hinoki-ya',
  summary:
    'A former travellers’ inn on the old mountain road of the Kiso valley, with a cypress bath, paper windows and a river to fall asleep to.',
  description: `Travellers on the Nakasendō, the mountain road between Kyoto and Edo, stopped at this door for two and a half centuries. They washed their feet in the stone trough, which is still there and now holds irises. The inn closed in 1973. Mrs Furuhata's granddaughter opened it again as a house for one party at a time, with the wiring renewed and nearly everything else left alone.

Upstairs are two rooms of eight mats and one of six. Bedding lives in the cupboards and you lay it out yourself after supper, following the drawings pinned inside the door. Below you find the hearth room, a small kitchen, and the bath: a tub of hinoki cypress that takes forty minutes to fill and smells, once hot, like the forest after rain. Wash first, at the low tap; the water is shared and kept for the evening.

Some of this will not suit everybody. You sleep on the floor. Paper walls keep a secret badly. The house stands on a slope with eight steps up from the lane, and beams at 175 centimetres have left a mark on taller visitors. From December to early March it is properly cold: the kotatsu warms your legs, heaters warm the sleeping rooms, and the corridor between them stays at the temperature of the valley. Bears live on the mountain, so ring the bells that hang along the path.

Breakfast comes in a lacquer box from the neighbour at eight if you order it by noon of the day before. Otherwise the village has a noodle shop, a sake brewery and a shop that sells chestnut sweets in October and at no other time.

Walk to Magome over the pass in three hours. Go early, when the only other person on the stones is the man who sweeps them.`,
  addressLines: ['Azuma 9-99-9, Nagiso-machi'],
  postcode: '399-5302',
  city: 'Tsumago',
  region: 'Kiso Valley, Nagano',
  country: 'JP',
  latitude: 35.57714,
  longitude: 137.59536,
  timeZone: 'Asia/Tokyo',
  areaM2: 148,
  guests: 6,
  pets: 0,
  rooms: [
    { kind: 'bedroom', name: 'Cedar room, eight mats', beds: [{ kind: 'futon', count: 2 }] },
    { kind: 'bedroom', name: 'River room, eight mats', beds: [{ kind: 'futon', count: 2 }] },
    { kind: 'bedroom', name: 'Small room, six mats', beds: [{ kind: 'futon', count: 2 }] },
  ],
  bathrooms: 1.5,
  amenities: [
    'wifi',
    'bed-linen',
    'towels',
    'hair-dryer',
    'smoke-alarm',
    'first-aid',
    'kitchen',
    'microwave',
    'heating',
    'air-conditioning',
    'garden',
    'mountain-view',
    { code: 'bath', note: 'Cypress wood, for two at a time' },
    'childrens-books',
    'books',
    'bicycles',
    { code: 'parking', note: 'Outside the old town, 300 m on foot' },
  ],
  rules: {
    smoking: 'no',
    parties: false,
    quietFrom: '21:00',
    quietUntil: '07:00',
    notes: [
      'Shoes stay in the entrance.',
      'No soap in the bath itself.',
      'Please keep cases with wheels off the mats.',
    ],
  },
  checkIn: { from: '15:00', until: '18:00' },
  checkOut: '10:00',
  currency: 'JPY',
  registrationNumber: 'DEMO-M200000000',
  photos: [
    {
      room: 'Outside',
      alt: 'Dark wooden inn with low wide roofs and glowing paper windows, red maples and cedars around it',
    },
    {
      room: 'Hearth room',
      alt: 'Kettle hung over the sunken hearth at dusk, legless chairs about it on tatami, red maples beyond the open window',
    },
    {
      room: 'Sleeping rooms',
      alt: 'Two futons in blue and red on tatami by lantern light, a hanging picture and a twig of maple in the alcove',
    },
    {
      room: 'Sleeping rooms',
      alt: 'The river room in morning sun, one futon and a low tea table before an open wall of autumn trees',
    },
    {
      room: 'Bath',
      alt: 'Wide bath of pale cypress steaming before an open lattice on the evening forest, pails on dark stone',
    },
    {
      room: 'Kitchen',
      alt: 'Kitchen with two clay stoves, one steaming, persimmons hung to dry and a low table with three bowls',
    },
    { room: 'Veranda', alt: 'Low table with tea on the wooden veranda, autumn trees and wooded slopes beyond' },
    { room: 'Outside', alt: 'The inn at night, every paper window shining' },
    { room: 'View', alt: 'Mist between the cedar slopes and a few red maples' },
    {
      room: 'Details',
      alt: 'Sandals on the stepping stone, maple twigs in a dark jar and a red umbrella leaning on a post',
    },
  ],
  rates: {
    nightly: 42_000,
    includedGuests: 2,
    extraGuest: 7_500,
    weekend: 6_000,
    minimumNights: 1,
    seasons: [
      { name: 'Cherry blossom', from: '04-05', to: '05-06', nightly: 54_000, minimumNights: 2 },
      { name: 'Obon', from: '08-10', to: '08-18', nightly: 56_000, minimumNights: 2 },
      { name: 'Red leaves', from: '10-20', to: '11-25', nightly: 58_000, minimumNights: 2 },
      { name: 'Deep winter', from: '01-08', to: '02-28', nightly: 34_000, minimumNights: 1 },
    ],
    cleaning: 9_000,
    extras: [{ name: 'Breakfast in a lacquer box', amount: 2_200, basis: 'per-guest-night' }],
    weeklyDiscountPercent: 10,
    early: { percent: 5, daysAhead: 90 },
    taxes: [
      {
        name: 'Consumption tax (illustrative)',
        kind: 'percent',
        percent: 10,
        on: 'lodging-and-fees',
        includedInPrice: true,
      },
      {
        name: 'Lodging tax (illustrative)',
        kind: 'per-guest-night',
        amount: 200,
        freeBelowAge: 12,
        includedInPrice: false,
      },
    ],
    cancellation: 'moderate',
    booking: 'instant',
  },
  units: { allOf: ['Hinoki-ya'] },
}
