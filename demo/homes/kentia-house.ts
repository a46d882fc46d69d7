// Kentia House: a verandaed house on Lord Howe Island.

import type { DemoHome } from '../home.ts'

export const kentiaHouse: DemoHome = {
  slug: 'kentia-house',
  kind: 'house',
  name: 'Kentia House',
  summary:
    'A timber house with a deep veranda on Lord Howe Island, between the palms and the lagoon, on a clock half an hour out of step with everyone.',
  description: `No more than four hundred visitors may be on this island at one time, and there are beds for exactly that many; six of them are ours. You fly in for two hours over nothing at all, then a pair of mountains stands up out of the sea with clouds on their heads, and a coral lagoon the colour of a swimming pool lies at their feet. Someone meets you with a van. Nobody locks anything.

Kentia House was my grandmother's. She sold palm seeds to the parlours of Europe, and every aspidistra palm in a nineteenth-century photograph is probably a relation of the ones by the gate. The house has a veranda on three sides and the rooms are merely where you go when it rains: a big kitchen, a room of cane and books, a bedroom to the lagoon, another to the trees, and a bath under a window that looks at Mount Gower while you soak.

People get about by bicycle. We lend six, with baskets and lights, since there are no street lamps and after dinner you will want to see the road and not the stars, or possibly the reverse. The island keeps its own time, and puts its clocks forward by thirty minutes in summer where others make it an hour. It takes most guests two days to stop minding.

Here is what it costs you: groceries come by ship every fortnight and are dear. Wi-Fi is rationed. There is no mobile coverage of any kind. Mutton birds nest in the dunes from October to April and moan at night like disappointed relatives. If the aeroplane cannot land because of the wind, you stay, at half price, and it happens about one week in ten during winter.

Feed the kingfish at Ned's Beach at five. Climb Gower only with Jack.`,
  addressLines: ['Lagoon Road, Kentia House'],
  postcode: '2898',
  city: 'Lord Howe Island',
  region: 'New South Wales',
  country: 'AU',
  latitude: -31.52874,
  longitude: 159.06918,
  timeZone: 'Australia/Lord_Howe',
  areaM2: 130,
  guests: 6,
  pets: 0,
  rooms: [
    { kind: 'bedroom', name: 'Lagoon room', beds: [{ kind: 'queen', count: 1 }] },
    { kind: 'bedroom', name: 'Tree room', beds: [{ kind: 'single', count: 2 }] },
    { kind: 'living', name: 'Cane room', beds: [{ kind: 'sofa-bed', count: 1 }] },
  ],
  bathrooms: 1.5,
  amenities: [
    { code: 'wifi', note: 'By satellite, 500 MB a day for the house' },
    'bed-linen',
    'towels',
    'washing-machine',
    'smoke-alarm',
    'first-aid',
    'kitchen',
    'oven',
    'fan',
    'garden',
    'terrace',
    'barbecue',
    'outdoor-dining',
    { code: 'bicycles', note: 'Six, with helmets' },
    'sea-view',
    'mountain-view',
    'bath',
    'outdoor-shower',
    'high-chair',
    'books',
    'board-games',
    'step-free',
    'ground-floor-bedroom',
  ],
  rules: {
    smoking: 'no',
    parties: false,
    quietFrom: '21:30',
    quietUntil: '06:30',
    notes: [
      'Leave no food outside: the woodhens read labels.',
      'Clean boots and gear before you fly, against seeds and rats.',
    ],
  },
  checkIn: { from: '13:00' },
  checkOut: '10:00',
  currency: 'AUD',
  photos: [
    {
      room: 'Outside',
      alt: 'Cream timber house with a green-edged veranda among palms, a turquoise lagoon and two mountains behind',
    },
    {
      room: 'Cane room',
      alt: 'Peacock chair with a coral seat beside open louvred doors, the veranda rail, palms and the lagoon outside',
    },
    {
      room: 'Kitchen',
      alt: 'Long green work table with bananas and papaya under cane lamps, striped curtains below the counter, louvres above',
    },
    { room: 'Bedrooms', alt: 'Cane bed under a white net, open doors on the lagoon and a mountain in morning light' },
    {
      room: 'Bedrooms',
      alt: 'Two beds with heads like fans of cane, one under a net, coral throws and palms behind the window',
    },
    { room: 'Bathroom', alt: 'Bath in a green boarded case under a wide window with the lagoon and Mount Gower' },
    {
      room: 'Veranda',
      alt: 'Green deck chair, a table and two cane chairs behind the veranda rail, palms, the lagoon and peaks in evening light',
    },
    {
      room: 'View',
      alt: 'The beach in evening light with a rowing boat, the turquoise lagoon and two steep mountains between palms',
    },
    { room: 'Outside', alt: 'The house by moonlight with lit windows under the veranda' },
    {
      room: 'Details',
      alt: 'Half a papaya on a green plate, a steaming cup and bananas on a woven table by the louvres',
    },
  ],
  rates: {
    nightly: 42_000,
    includedGuests: 4,
    extraGuest: 6_000,
    weekend: 0,
    minimumNights: 4,
    seasons: [
      { name: 'Summer', from: '12-10', to: '02-10', nightly: 62_000, minimumNights: 7 },
      { name: 'Warm lagoon', from: '02-11', to: '04-30', nightly: 54_000, minimumNights: 5 },
      { name: 'Spring migration', from: '09-10', to: '11-20', nightly: 48_000, minimumNights: 5 },
    ],
    cleaning: 15_000,
    weeklyDiscountPercent: 6,
    early: { percent: 5, daysAhead: 240 },
    taxes: [
      { name: 'GST (illustrative)', kind: 'percent', percent: 10, on: 'lodging-and-fees', includedInPrice: true },
    ],
    damageDeposit: 50_000,
    cancellation: 'strict',
    booking: 'instant',
  },
  units: { allOf: ['Kentia House'] },
}
