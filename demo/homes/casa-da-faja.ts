// Casa da Fajã: a basalt house at the foot of a cliff on São Jorge in the Azores.

import type { DemoHome } from '../home.ts'

export const casaDaFaja: DemoHome = {
  slug: 'casa-da-faja',
  kind: 'house',
  name: 'Casa da Fajã',
  summary:
    'A black stone house on a shelf of land between cliff and Atlantic, with hydrangeas for hedges and Pico across the water when it pleases.',
  description: `A fajã is what is left when a cliff falls into the sea and somebody plants potatoes on it. Ours fell in 1757. It is eight hundred metres long and two hundred wide, has nineteen houses, a chapel, coffee bushes (the only ones in Europe that earn their keep, says Dona Alzira) and one road, which descends the cliff in eleven bends.

We built nothing; we only repaired. The walls are basalt, so dark that the limewash around each window looks like chalk on a slate. You have a big room under open rafters with a stove, a kitchen in bottle green, one bedroom with a double bed and another with two singles. Hydrangeas stand so thick along the lane that by July you walk in a blue corridor.

The mountain opposite is Pico, the highest in Portugal. It appears and disappears at its own discretion. Guests on the terrace develop a habit of stopping in the middle of a sentence.

You must want this. The nearest shop is at the top of the bends, twenty minutes by car, and the fish van comes on Tuesdays if the sea allowed. Salt air gets into everything: towels never dry completely, and the piano gave up in 2011. In winter the surf throws stones on the road, and twice we have had to ask guests to stay an extra night for that reason, at our cost. The natural pool below the chapel is wonderful from June to October but has no rail and no lifeguard.

Bring shoes with grip. The footpath to Fajã dos Cubres takes four hours and goes past a lagoon where the clams are, and when you return, Dona Alzira will have seen you from her window and put the coffee on, whether you were expected or not.`,
  addressLines: ['Fajã dos Vimes 77'],
  postcode: '9850-213',
  city: 'Ribeira Seca',
  region: 'São Jorge, Azores',
  country: 'PT',
  latitude: 38.58329,
  longitude: -27.93218,
  timeZone: 'Atlantic/Azores',
  areaM2: 88,
  guests: 4,
  pets: 1,
  rooms: [
    { kind: 'bedroom', name: 'Sea room', beds: [{ kind: 'double', count: 1 }] },
    { kind: 'bedroom', name: 'Cliff room', beds: [{ kind: 'single', count: 2 }] },
  ],
  bathrooms: 1,
  amenities: [
    'wifi',
    'bed-linen',
    'towels',
    'washing-machine',
    'smoke-alarm',
    'carbon-monoxide-alarm',
    'first-aid',
    'kitchen',
    'oven',
    'coffee-machine',
    'heating',
    'wood-stove',
    'garden',
    'terrace',
    'barbecue',
    'outdoor-dining',
    'sea-view',
    'mountain-view',
    { code: 'sea-access', note: 'Natural pool below the chapel, six minutes on foot' },
    'books',
    'board-games',
    'parking',
    'ground-floor-bedroom',
    'pets-welcome',
  ],
  rules: {
    smoking: 'outside',
    parties: false,
    quietFrom: '22:00',
    quietUntil: '07:00',
    notes: ['Nobody swims alone.', 'Close the shutters on the sea side when it blows.'],
  },
  checkIn: { from: '15:00', until: '21:00' },
  checkOut: '11:00',
  currency: 'EUR',
  registrationNumber: 'DEMO-AL-00000',
  photos: [
    {
      room: 'Outside',
      alt: 'Low black stone house with white window frames and a red roof between blue hydrangeas, the sea behind',
    },
    {
      room: 'Living room',
      alt: 'Blue day bed under a wide rainy window, a fire in the stove before a black stone wall and a rocking chair',
    },
    {
      room: 'Kitchen',
      alt: 'Open fire under a broad whitewashed hood on black stone, blue hydrangeas on a white tablecloth and a green half door',
    },
    {
      room: 'Bedrooms',
      alt: 'Low bed with a blue cover facing a window in a black stone wall, the cone of Pico outside at first light',
    },
    {
      room: 'Bedrooms',
      alt: 'Two dark wooden beds with green covers under white rafters at night, a blue lamp lit between them',
    },
    {
      room: 'Bathroom',
      alt: 'Shower against blue and white tiles, a stone basin on cedar boards and towels in three blues',
    },
    { room: 'Terrace', alt: 'Table with bread and wine on dark paving, hydrangeas and the island of Pico at sunset' },
    { room: 'View', alt: 'Pico across the strait in the last light, a row of hydrangeas in front' },
    {
      room: 'Outside',
      alt: 'The house at dusk at the foot of the cliff, lit windows in the black wall and a violet sky',
    },
    { room: 'Details', alt: 'A blue teapot, a steaming cup and hydrangeas in a jug on the sill of a rainy window' },
  ],
  rates: {
    nightly: 8_600,
    includedGuests: 2,
    extraGuest: 1_200,
    weekend: 800,
    minimumNights: 3,
    seasons: [
      { name: 'Hydrangeas', from: '06-15', to: '08-31', nightly: 13_400, minimumNights: 5 },
      { name: 'Warm water', from: '09-01', to: '10-15', nightly: 10_800, minimumNights: 4 },
    ],
    cleaning: 5_500,
    pet: 2_000,
    weeklyDiscountPercent: 12,
    early: { percent: 5, daysAhead: 120 },
    taxes: [
      { name: 'VAT (illustrative)', kind: 'percent', percent: 4, on: 'lodging-and-fees', includedInPrice: true },
      {
        name: 'Tourist tax (illustrative)',
        kind: 'per-guest-night',
        amount: 200,
        freeBelowAge: 14,
        mostNights: 5,
        includedInPrice: false,
      },
    ],
    cancellation: 'relaxed',
    booking: 'instant',
  },
  units: { allOf: ['Casa da Fajã'] },
}
