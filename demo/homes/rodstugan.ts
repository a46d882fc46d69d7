// Rödstugan: a red cottage by a lake in Dalsland.

import type { DemoHome } from '../home.ts'

export const rodstugan: DemoHome = {
  slug: 'rodstugan',
  kind: 'cottage',
  name: 'Rödstugan by the Lake',
  summary:
    'A red cottage with white corners above a quiet lake in Dalsland: rowing boat, sauna down by the jetty, blueberries from July.',
  description: `The colour is a by-product of the copper mine at Falun, boiled with rye flour and linseed oil, and every ninth summer my brother and I paint the house with it and are red to the elbows at the midsummer dance. The recipe is on a card in the kitchen drawer in case you feel like helping.

From the porch a path goes down through birches to a lake four kilometres long with two farms on it. There is a jetty, a wooden rowing boat with leather on the oars, and a sauna with room for five if they are friends. You heat it with birch, sit, run eleven steps and jump. In March you first cut a hole; the saw hangs behind the door.

Downstairs are a kitchen with a wood range beside the ordinary cooker, a sitting room with painted boards, a stove and far too many crime novels, and a bedroom with a double bed. The two beds upstairs lie beneath a sloping ceiling with a knot in it that looks like a hare. Children find the hare at once.

Now for what is missing. The lavatory indoors is modern; the older one across the grass is only for the nostalgic. There is electricity, but the internet arrives by telephone mast and leaves in heavy rain. Mosquitoes are fierce from midsummer to the middle of July, horseflies after that, and then it is suddenly August and perfect. Ticks exist: tweezers are in the first-aid box. The last shop before you reach us is the one in Bengtsfors, twenty-two kilometres back.

In June it does not get dark so much as thoughtful. Elk come to drink at the far shore. You can fish for perch and pike with the licence we have already bought, and everyone's right to roam covers all the forest you can see.`,
  addressLines: ['Rödstugan 1', 'Stora Lekvattnet'],
  postcode: '666 92',
  city: 'Bengtsfors',
  region: 'Dalsland',
  country: 'SE',
  latitude: 59.05263,
  longitude: 12.14785,
  timeZone: 'Europe/Stockholm',
  areaM2: 74,
  guests: 4,
  pets: 2,
  rooms: [
    { kind: 'bedroom', name: 'Bedroom below', beds: [{ kind: 'double', count: 1 }] },
    { kind: 'loft', name: 'Loft with the hare', beds: [{ kind: 'single', count: 2 }] },
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
    'oven',
    'coffee-machine',
    'wood-stove',
    'heating',
    'garden',
    'terrace',
    'barbecue',
    'fire-pit',
    'bicycles',
    'lake-view',
    'lake-access',
    { code: 'boat', note: 'Rowing boat, life jackets in four sizes' },
    { code: 'sauna', note: 'By the jetty, heated with birch' },
    'crib',
    'childrens-books',
    'board-games',
    'books',
    'parking',
    'ground-floor-bedroom',
    'pets-welcome',
  ],
  rules: {
    smoking: 'outside',
    parties: false,
    quietFrom: '23:00',
    quietUntil: '07:00',
    notes: ['No fire outside when the county says so.', 'Carry the ashes to the iron bin.'],
  },
  checkIn: { from: '15:00', until: '21:00' },
  checkOut: '11:00',
  currency: 'SEK',
  photos: [
    {
      room: 'Outside',
      alt: 'Red cottage with a white porch and a green door in low sun, birches and firs about it, a still lake behind',
    },
    {
      room: 'Sitting room',
      alt: 'Pale boarded room with a white tiled stove, a red rocking chair and three rag rugs in evening sun',
    },
    {
      room: 'Kitchen',
      alt: 'Red settle behind a table with buns and meadow flowers, a kettle on the wood-fired range, the lake outside',
    },
    {
      room: 'Bedrooms',
      alt: 'White bed with a patchwork quilt in a blue boarded room, a hat on the pegs and the lake in the window',
    },
    {
      room: 'Bedrooms',
      alt: 'Two low beds under the steep pine roof at night, a lantern alight on the floor between them',
    },
    {
      room: 'Bathroom',
      alt: 'Wooden tub full of water in a pine-slatted washroom, a white basin with a jug and red towels',
    },
    { room: 'Deck', alt: 'Fire in an iron bowl, a red deck chair and chairs on the deck under a pink sky' },
    { room: 'View', alt: 'The lake at dawn, a rowing boat beside the jetty, meadow flowers in front' },
    { room: 'Outside', alt: 'The cottage on a midsummer night, windows lit under a pink sky' },
    {
      room: 'Details',
      alt: 'Blueberries in a bowl, a straw hat and meadow flowers on a bench against the red wall, boots below',
    },
  ],
  rates: {
    nightly: 98_000,
    includedGuests: 4,
    extraGuest: 0,
    weekend: 15_000,
    minimumNights: 2,
    seasons: [
      { name: 'Midsummer', from: '06-15', to: '06-28', nightly: 169_000, minimumNights: 4 },
      { name: 'Summer holidays', from: '06-29', to: '08-15', nightly: 149_000, minimumNights: 7, arrivalDay: 6 },
      { name: 'Crayfish and mushrooms', from: '08-16', to: '10-05', nightly: 115_000, minimumNights: 2 },
      { name: 'Ice', from: '02-01', to: '03-20', nightly: 105_000, minimumNights: 3 },
    ],
    cleaning: 79_000,
    pet: 15_000,
    extras: [{ name: 'Outboard motor, 2.5 hp', amount: 45_000, basis: 'per-stay' }],
    weeklyDiscountPercent: 9,
    early: { percent: 5, daysAhead: 150 },
    taxes: [
      { name: 'VAT (illustrative)', kind: 'percent', percent: 12, on: 'lodging-and-fees', includedInPrice: true },
    ],
    cancellation: 'relaxed',
    booking: 'instant',
  },
  units: { allOf: ['Rödstugan'] },
}
