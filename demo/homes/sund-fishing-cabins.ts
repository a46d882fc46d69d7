// The fishing cabins at Sund: four identical huts on stilts in Lofoten; a visit takes any one that is free.

import type { DemoHome } from '../home.ts'

export const sundFishingCabins: DemoHome = {
  slug: 'sund-fishing-cabins',
  kind: 'cabin',
  name: 'The Fishing Cabins at Sund',
  summary:
    'Four red huts on stilts over the water in Lofoten, built for cod fishermen and now for anyone who can do with less.',
  description: `A rorbu is a hut for rowing men. Kings of Norway ordered the first of them built because crews were sleeping under their upturned boats in February, and the plan has not changed much since: one warm room, two small ones, a jetty to tie up at. Ours are from 1938. There are four, all alike down to the nails in the coat rack, and which of them you get depends on who else is here. Each has the same view of the same mountain.

Inside: a stove with glass in the door, a table for four, a galley kitchen in fjord blue, a bedroom with a double bed and another with bunks. The walls are thin pine boards that smell of it. Tide comes and goes beneath the floor, and you can hear it do so when you lie awake.

From late May until the middle of July the sun does not set. Blackout blinds are fitted, but the seagulls have none. Between the sixth of December and the sixth of January it never rises; at noon there is an hour of blue and rose, and on clear nights the aurora if your luck holds. Nobody can promise it. We have had guests who saw it six nights running and some who saw cloud for nine days.

Rain falls on two days out of three in autumn. A drying cupboard helps. The shop is seven kilometres away in Ramberg, the bus comes four times a day, and the hot tub on the common jetty takes two hours of driftwood and must be booked on the slate by the woodshed.

Every cabin has a hand line and a bucket. Cod can be caught from the steps, and Marit at number three will show you how to gut it, with comments.`,
  addressLines: ['Sundbrygga 1-4'],
  postcode: '8384',
  city: 'Sund i Lofoten',
  region: 'Lofoten',
  country: 'NO',
  latitude: 68.00571,
  longitude: 13.20498,
  timeZone: 'Europe/Oslo',
  areaM2: 46,
  guests: 4,
  pets: 1,
  rooms: [
    { kind: 'bedroom', name: 'Skipper’s room', beds: [{ kind: 'double', count: 1 }] },
    { kind: 'bedroom', name: 'Crew', beds: [{ kind: 'bunk', count: 1 }] },
  ],
  bathrooms: 1,
  amenities: [
    'wifi',
    'bed-linen',
    'towels',
    'smoke-alarm',
    'carbon-monoxide-alarm',
    'first-aid',
    'kitchen',
    'coffee-machine',
    'heating',
    'wood-stove',
    'terrace',
    'sea-view',
    'mountain-view',
    'sea-access',
    { code: 'boat', note: 'Two rowing boats shared by the four cabins' },
    { code: 'hot-tub', note: 'Shared, heated with wood, by the slate' },
    'board-games',
    'books',
    'parking',
    'self-check-in',
    'pets-welcome',
  ],
  rules: {
    smoking: 'no',
    parties: false,
    quietFrom: '23:00',
    quietUntil: '07:00',
    notes: ['Life jackets on everyone under 15 on the jetty.', 'Gut fish at the table outside, not in the sink.'],
  },
  checkIn: { from: '15:00', until: '23:00' },
  checkOut: '11:00',
  currency: 'NOK',
  photos: [
    {
      room: 'Outside',
      alt: 'Four red cabins on stilts with lit windows under green northern lights, snowy peaks behind',
    },
    {
      room: 'Outside',
      alt: 'Two of the red cabins close by in morning light, the sea beneath them and white mountains beyond',
    },
    {
      room: 'Living room',
      alt: 'Cushioned bench the width of the room under a long window on night peaks, fire in the stove and a lantern lit',
    },
    {
      room: 'Kitchen',
      alt: 'Narrow galley seen along its blue cupboards under a curved ceiling, a red kettle steaming and peaks at the end',
    },
    {
      room: 'Bedrooms',
      alt: 'Low bed with a red cover in the point of the roof, a small square window above it at first light',
    },
    { room: 'Bedrooms', alt: 'Four ship’s bunks with red and blue curtains on either side of a brass porthole' },
    {
      room: 'Bathroom',
      alt: 'Striped shower curtain and a porcelain basin on blue and white tiles, sunlight through a brass porthole',
    },
    {
      room: 'Jetty',
      alt: 'The jetty at dusk with a steaming wooden hot tub, a table, a rope rail and jagged snowy peaks behind',
    },
    { room: 'View', alt: 'The sound and a row of peaks with the sun low over the water' },
    {
      room: 'Details',
      alt: 'Green glass floats, a lit lantern and a coil of rope on a sill against the red wall, night peaks outside',
    },
  ],
  rates: {
    nightly: 159_000,
    includedGuests: 2,
    extraGuest: 22_000,
    weekend: 20_000,
    minimumNights: 2,
    seasons: [
      { name: 'Cod season', from: '02-01', to: '04-15', nightly: 185_000, minimumNights: 2 },
      { name: 'Midnight sun', from: '05-25', to: '07-20', nightly: 229_000, minimumNights: 3 },
      { name: 'Late summer', from: '07-21', to: '08-31', nightly: 205_000, minimumNights: 2 },
      { name: 'Dark time', from: '12-01', to: '01-10', nightly: 175_000, minimumNights: 2 },
    ],
    cleaning: 85_000,
    pet: 25_000,
    extras: [{ name: 'Firewood for the hot tub', amount: 19_000, basis: 'per-stay' }],
    weeklyDiscountPercent: 10,
    early: { percent: 5, daysAhead: 120 },
    taxes: [
      { name: 'VAT (illustrative)', kind: 'percent', percent: 12, on: 'lodging-and-fees', includedInPrice: true },
    ],
    cancellation: 'moderate',
    booking: 'instant',
  },
  units: { oneOf: ['Sund cabin 1', 'Sund cabin 2', 'Sund cabin 3', 'Sund cabin 4'] },
}
