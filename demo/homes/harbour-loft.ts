// The Harbour Loft: the top floor of a rum warehouse on the quay of Flensburg.

import type { DemoHome } from '../home.ts'

export const harbourLoft: DemoHome = {
  slug: 'harbour-loft',
  kind: 'apartment',
  name: 'The Harbour Loft',
  summary:
    'The top floor of a brick rum warehouse on the quay of Flensburg, with arched windows, halyards clinking below and the Danish side in view.',
  description: `For a hundred and forty years this floor held barrels from the Danish West Indies, and on damp evenings the beams still give off something between raisins and tar. The warehouse stands with its feet nearly in the fjord. Eleven arched windows look east over the museum harbour, where wooden ships are scraped and painted by people who will talk to you about it for as long as you like.

The loft is one long room with the bedroom behind a wall of shelves. There is a blue kitchen you can cook properly in, a desk at the best window, and a balcony of two square metres that catches the sun from ten until two. Everything up to the roof is brick, oak and white paint; the stove was forbidden by the fire brigade, so the warmth comes out of the floor.

You should know four things before you fall for the pictures. It is on the third floor and the lift only arrives at the second, because the third was never meant for people. Halyards tick against masts whenever it blows above force four, which is often: some guests call it a lullaby, and there are earplugs in the drawer for the others. The quay has restaurants, and in summer their last guests go home at midnight. Parking is in the multi-storey on Norderhofenden, six minutes with a suitcase.

In return you are in the middle of the town without owning a car. The Wednesday and Saturday markets are two streets up. The ferry to Glücksburg leaves from beneath the window. Denmark begins five kilometres along the shore path, a walk most people make for the hot dog at the end.

Late November is our favourite time, when the harbour puts lamps in the rigging and the fjord smokes.`,
  addressLines: ['Schiffbrücke 900', 'Rum-Speicher, 3. OG'],
  postcode: '24939',
  city: 'Flensburg',
  region: 'Schleswig-Holstein',
  country: 'DE',
  latitude: 54.79213,
  longitude: 9.43277,
  timeZone: 'Europe/Berlin',
  areaM2: 84,
  guests: 3,
  pets: 0,
  rooms: [
    { kind: 'bedroom', name: 'Bedroom behind the books', beds: [{ kind: 'queen', count: 1 }] },
    { kind: 'living', name: 'Long room', beds: [{ kind: 'sofa-bed', count: 1 }] },
  ],
  bathrooms: 1,
  amenities: [
    'wifi',
    'bed-linen',
    'towels',
    'washing-machine',
    'hair-dryer',
    'iron',
    'smoke-alarm',
    'kitchen',
    'dishwasher',
    'oven',
    'coffee-machine',
    'underfloor-heating',
    'balcony',
    'sea-view',
    'workspace',
    'books',
    'record-player',
    'self-check-in',
    'near-railway',
    'walk-in-shower',
    { code: 'lift', note: 'To the second floor; one flight of stairs remains' },
  ],
  rules: {
    smoking: 'no',
    parties: false,
    quietFrom: '22:00',
    quietUntil: '07:00',
    minimumAge: 21,
    notes: ['No shoes with heels on the oak, please: a family lives below.'],
  },
  checkIn: { from: '15:00' },
  checkOut: '11:00',
  currency: 'EUR',
  registrationNumber: 'DEMO-DE-FL-000900',
  photos: [
    {
      room: 'Outside',
      alt: 'Brick warehouse with arched windows at the water, sailing ships and gabled houses across the harbour in the evening sun',
    },
    {
      room: 'Living room',
      alt: 'Leather sofa and a reading lamp in a brick room at dusk, a red carpet, lit gables in two arched windows',
    },
    {
      room: 'Kitchen',
      alt: 'Kitchen island with three stools under teal lamps, dark cupboards along the brick wall, coffee and lemons',
    },
    {
      room: 'Bedroom',
      alt: 'Low bed with an amber throw against a dark blue wall at night, lights of the old town in an arched window',
    },
    {
      room: 'Bathroom',
      alt: 'White tiles and a rain shower behind a black steel screen, a bowl on a concrete shelf and a round mirror',
    },
    {
      room: 'Living room',
      alt: 'Desk with an open book and a steaming cup at a tall window streaming with rain, gables across the water',
    },
    {
      room: 'Balcony',
      alt: 'Small table and two chairs on the narrow balcony, seen through its open arch, the gabled old town beyond the railing',
    },
    {
      room: 'View',
      alt: 'The gabled houses across the water at dusk with lights in their windows, lamps in the rigging of two ships',
    },
    {
      room: 'Details',
      alt: 'A record on its player beside a lamp and a glass of rum, sleeves leaning against the brick wall',
    },
  ],
  rates: {
    nightly: 11_200,
    includedGuests: 2,
    extraGuest: 1_800,
    weekend: 2_200,
    minimumNights: 2,
    seasons: [
      { name: 'Summer', from: '06-15', to: '09-05', nightly: 14_900, minimumNights: 3 },
      { name: 'Harbour lights', from: '11-20', to: '12-23', nightly: 13_200, minimumNights: 2 },
      { name: 'New Year', from: '12-27', to: '01-02', nightly: 17_500, minimumNights: 3 },
    ],
    cleaning: 6_500,
    weeklyDiscountPercent: 12,
    early: { percent: 5, daysAhead: 120 },
    lastMinute: { percent: 10, daysAhead: 5 },
    taxes: [
      { name: 'VAT (illustrative)', kind: 'percent', percent: 7, on: 'lodging-and-fees', includedInPrice: true },
      {
        name: 'Visitors’ tax of Flensburg (illustrative)',
        kind: 'per-guest-night',
        amount: 250,
        freeBelowAge: 18,
        includedInPrice: false,
      },
    ],
    cancellation: 'flexible',
    booking: 'instant',
  },
  units: { allOf: ['Harbour loft'] },
}
