// The flat by the Liget: a first-floor apartment near the City Park of Budapest.

import type { DemoHome } from '../home.ts'

export const ligetFlat: DemoHome = {
  slug: 'liget-flat',
  kind: 'apartment',
  name: 'The Flat by the Liget',
  summary:
    'A first-floor flat of 1896 near the City Park in Budapest: double doors, a green drawing room, a balcony, and baths across the road.',
  description: `The whole quarter was finished in a hurry for the millennium of 1896, and you can tell where the plasterer ran out of goddesses, because the last window on our floor has the same one twice. She guards the kitchen. Behind her lie 104 square metres with ceilings at 3.80, parquet in a pattern of stars, and double doors in a row, so that from the bath you could in theory see the piano teacher opposite. There are curtains.

Judit and I live upstairs. We restored the flat over six years with more love than sense, kept the tiled stove although it is only ornamental, and put a proper kitchen where the maid once slept. The drawing room is green. Two bedrooms lie to the courtyard, which is where you want them, and the desk stands by the tall window to the street, which is where we want you to sit at dusk.

Széchenyi Baths are four hundred metres away. Go before eight in the morning, when old men play chess in the steam, or on a night when it snows. The yellow underground, oldest on the Continent, stops at the corner and takes six minutes to the Opera.

You deserve to hear the rest. This is a house with twenty-one other households: doors bang, a violin practises, and on the street side trams begin at half past four, four storeys of stone notwithstanding. Our lift is a cage of 1911 for three slim people and refuses in damp weather; you are only on the first floor, though a Budapest first floor means forty-four steps. Smoking on the balcony annoys Mrs Halász, and nobody should annoy Mrs Halász.

We leave a tin of pogácsa on the table and a list of eleven cafés, in order, with reasons. The list is revised every spring after some argument.`,
  addressLines: ['Damjanich utca 199, I. em. 4'],
  postcode: '1071',
  city: 'Budapest',
  region: 'Budapest',
  country: 'HU',
  latitude: 47.50983,
  longitude: 19.08127,
  timeZone: 'Europe/Budapest',
  areaM2: 104,
  guests: 4,
  pets: 0,
  rooms: [
    { kind: 'bedroom', name: 'Courtyard room', beds: [{ kind: 'queen', count: 1 }] },
    { kind: 'bedroom', name: 'Grey room', beds: [{ kind: 'double', count: 1 }] },
  ],
  bathrooms: 1.5,
  amenities: [
    'wifi',
    'bed-linen',
    'towels',
    'washing-machine',
    'iron',
    'hair-dryer',
    'safe',
    'smoke-alarm',
    'carbon-monoxide-alarm',
    'kitchen',
    'dishwasher',
    'oven',
    'coffee-machine',
    'heating',
    'air-conditioning',
    'balcony',
    'bath',
    'crib',
    'workspace',
    'books',
    'record-player',
    'near-railway',
    'self-check-in',
    { code: 'lift', note: 'From 1911, for three, not in damp weather' },
  ],
  rules: {
    smoking: 'no',
    parties: false,
    quietFrom: '22:00',
    quietUntil: '07:00',
    minimumAge: 23,
    notes: ['Suitcases are carried, not rolled, across the courtyard after ten.'],
  },
  checkIn: { from: '15:00' },
  checkOut: '11:00',
  currency: 'HUF',
  registrationNumber: 'DEMO-MA00000000',
  photos: [
    {
      room: 'Outside',
      alt: 'Stately plaster house front with arched windows and a long balcony between two trees in evening light',
    },
    {
      room: 'Drawing room',
      alt: 'Dark green drawing room at dusk with an amber sofa, a tall amber tiled stove, a chandelier and a crimson carpet',
    },
    {
      room: 'Kitchen',
      alt: 'High kitchen with pale green cupboards, a striped cloth on the table, café chairs and a chequered floor',
    },
    {
      room: 'Bedrooms',
      alt: 'Dark sleigh bed with an amber throw on parquet, a narrow carpet and a tall window on the courtyard',
    },
    {
      room: 'Bedrooms',
      alt: 'Brass bed with a green throw in a grey-green room with plaster panels, double doors and a round-backed chair',
    },
    {
      room: 'Bathroom',
      alt: 'Bath walled in white tiles with a green rim, a pedestal basin and a tall window on the courtyard',
    },
    { room: 'Drawing room', alt: 'Desk with a lit lamp at a tall window, lit windows across the street at dusk' },
    {
      room: 'Balcony',
      alt: 'Iron table with a cup, a candle and flowers on the balcony, the boulevard and a green dome at dusk',
    },
    {
      room: 'View',
      alt: 'The boulevard at dusk with a yellow tram, street lamps, hundreds of lit windows and a green dome at its end',
    },
    {
      room: 'Details',
      alt: 'Coffee, a slice of cake and a newspaper on a marble table by the window, a café chair behind',
    },
  ],
  rates: {
    nightly: 3_650_000,
    includedGuests: 2,
    extraGuest: 600_000,
    weekend: 700_000,
    minimumNights: 2,
    seasons: [
      { name: 'Spring', from: '04-01', to: '06-15', nightly: 4_450_000, minimumNights: 2 },
      { name: 'Summer and the race', from: '06-16', to: '08-25', nightly: 4_900_000, minimumNights: 3 },
      { name: 'Advent', from: '11-20', to: '12-27', nightly: 4_700_000, minimumNights: 2 },
      { name: 'New Year', from: '12-28', to: '01-02', nightly: 7_200_000, minimumNights: 3 },
    ],
    cleaning: 1_800_000,
    weeklyDiscountPercent: 12,
    early: { percent: 5, daysAhead: 100 },
    lastMinute: { percent: 12, daysAhead: 4 },
    taxes: [
      { name: 'VAT (illustrative)', kind: 'percent', percent: 5, on: 'lodging-and-fees', includedInPrice: true },
      {
        name: 'Tourism tax of the district (illustrative)',
        kind: 'percent',
        percent: 4,
        on: 'lodging',
        includedInPrice: false,
      },
    ],
    cancellation: 'flexible',
    booking: 'instant',
  },
  units: { allOf: ['Liget flat'] },
}
