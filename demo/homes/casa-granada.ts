// Casa Granada: a courtyard house in the old town of Oaxaca.

import type { DemoHome } from '../home.ts'

export const casaGranada: DemoHome = {
  slug: 'casa-granada',
  kind: 'house',
  name: 'Casa Granada',
  summary:
    'Pink, brick and ochre around a tiled patio in Oaxaca, with a roof for the evenings and a kitchen that wants to be used.',
  description: `Colours fade quickly in this sun, so everyone repaints, and nobody chooses the same shade as before. In twenty-two years the back wall has been saffron, pistachio, something we called drowned rose, and now the pink you see. My mother keeps the old lids of the tins in a row. She says it is her diary.

A pomegranate used to stand in the patio; the house bears its name. What grows there at present is an orange tree whose fruit is only good for marmalade, which Lucía makes, and of which you will find a jar. Two bedrooms open on the tiles. Between them lies the long room with its arches; opposite is the kitchen, yellow as a school bus, with a comal, a stone for grinding and eleven kinds of dried chilli labelled by heat and by mood.

Come to cook, if you like cooking. Lucía will walk to the Mercado de la Merced with up to four people on Tuesdays or Thursdays, and spend the rest of the day on a mole. It takes thirty-one ingredients and a degree of obedience.

Oaxaca is not quiet. Rockets go up for saints, at six in the morning, on perhaps a third of all days; the saints do not take weekends off. The brass band school rehearses two streets away until nine. Water is delivered by truck and stored below the patio, and it is not for drinking; there are large bottles. In April and May the bedrooms are hot by four in the afternoon, fans or no fans. Earthquakes of the small kind happen, and the meeting point is on the street beneath the jacaranda, marked in green.

From the roof you see seven church towers and the Sierra turning blue behind them. For the Day of the Dead we set up an altar in the hall, and guests have started to bring photographs.`,
  addressLines: ['Calle Cosijopí 999', 'Jalatlaco'],
  postcode: '68080',
  city: 'Oaxaca de Juárez',
  region: 'Oaxaca',
  country: 'MX',
  latitude: 17.06724,
  longitude: -96.71563,
  timeZone: 'America/Mexico_City',
  areaM2: 140,
  guests: 5,
  pets: 0,
  rooms: [
    { kind: 'bedroom', name: 'Patio room', beds: [{ kind: 'queen', count: 1 }], ensuite: true },
    { kind: 'bedroom', name: 'Pink room', beds: [{ kind: 'double', count: 1 }] },
    { kind: 'living', name: 'Long room', beds: [{ kind: 'single', count: 1 }] },
  ],
  bathrooms: 2,
  amenities: [
    'wifi',
    'bed-linen',
    'towels',
    'washing-machine',
    'hair-dryer',
    'safe',
    'smoke-alarm',
    'first-aid',
    'kitchen',
    'oven',
    'coffee-machine',
    'fan',
    'courtyard',
    'roof-terrace',
    'outdoor-dining',
    'barbecue',
    'mountain-view',
    'workspace',
    'books',
    'record-player',
    'step-free',
    'ground-floor-bedroom',
    'self-check-in',
  ],
  rules: {
    smoking: 'outside',
    parties: false,
    quietFrom: '22:30',
    quietUntil: '07:00',
    notes: ['Drink only from the large bottles.', 'No shoes on the roof cushions.'],
  },
  checkIn: { from: '15:00', until: '22:00' },
  checkOut: '11:00',
  currency: 'MXN',
  registrationNumber: 'DEMO-RNT-00000000000',
  photos: [
    {
      room: 'Patio',
      alt: 'Tiled patio between a pink, a brick red and an ochre wall, a round tree in the middle and agaves',
    },
    {
      room: 'Long room',
      alt: 'A striped hammock across a brick red room, an arched door on the town, cacti and a woven rug',
    },
    {
      room: 'Kitchen',
      alt: 'Yellow kitchen with a counter built in arches and painted tiles under a hood, a turquoise table with three bright chairs',
    },
    {
      room: 'Bedrooms',
      alt: 'Bed built of plaster with a crimson arch for its headboard, a turquoise wall with an open arched window',
    },
    { room: 'Bedrooms', alt: 'Yellow iron bed in a deep pink room at night under three paper lanterns' },
    {
      room: 'Bathroom',
      alt: 'Sunk bath and rain shower between turquoise tiles with a blue and white band, bright towels on a stool',
    },
    {
      room: 'Roof',
      alt: 'Turquoise table with three chairs on the roof, a domed church and blue mountains in late sun',
    },
    { room: 'View', alt: 'The town at dusk with lit windows and two church towers below the mountains' },
    { room: 'Patio', alt: 'The patio at night with its arches lit and the moon above' },
    {
      room: 'Details',
      alt: 'Limes and lemons, a crimson jug and flowers on a table of painted tiles before a turquoise wall',
    },
  ],
  rates: {
    nightly: 245_000,
    includedGuests: 4,
    extraGuest: 30_000,
    weekend: 30_000,
    minimumNights: 2,
    seasons: [
      { name: 'Guelaguetza', from: '07-12', to: '08-03', nightly: 365_000, minimumNights: 4 },
      { name: 'Day of the Dead', from: '10-25', to: '11-05', nightly: 440_000, minimumNights: 4 },
      { name: 'Christmas and radishes', from: '12-18', to: '01-06', nightly: 390_000, minimumNights: 4 },
    ],
    cleaning: 65_000,
    extras: [{ name: 'A day at the market and stove with Lucía', amount: 95_000, basis: 'per-guest' }],
    weeklyDiscountPercent: 15,
    early: { percent: 5, daysAhead: 90 },
    taxes: [
      { name: 'IVA (illustrative)', kind: 'percent', percent: 16, on: 'lodging-and-fees', includedInPrice: true },
      { name: 'State lodging tax (illustrative)', kind: 'percent', percent: 3, on: 'lodging', includedInPrice: false },
    ],
    cancellation: 'flexible',
    booking: 'instant',
  },
  units: { allOf: ['Casa Granada'] },
}
