// The bach at Tōtara Bay: a plain holiday house on the Coromandel in New Zealand.

import type { DemoHome } from '../home.ts'

export const pohutukawaBach: DemoHome = {
  slug: 'pohutukawa-bach',
  kind: 'cottage',
  name: 'The Bach under the Pōhutukawa',
  summary:
    'A duck-egg weatherboard bach from 1958 on the Coromandel, forty steps above the sand and not improved more than necessary.',
  description: `A bach is a holiday house that somebody's grandfather built at weekends out of what there was. Ours used tram windows from Auckland, kauri boards from a boat shed, and a fireplace of bricks that had been meant for a church. He finished on Christmas Eve 1958 and the family has spent every January in it since, which is why you cannot have it then.

The tree is older. It leans over the lawn with its elbows on the grass, and for three weeks in December it turns completely red; fallen stamens cover the car like the aftermath of a parade.

Inside you get a big room with a wall of glass, an open fire, a table scarred by seventy years of cards, and a kitchen painted the green of a swimming bath. One bedroom has a double, the other bunks, and a sofa folds out. Everything faces the water. Sand belongs on the floor here; a broom hangs by the door and nobody will think less of you.

Please expect a bach. The shower is in the laundry. Hot water lasts for three people, or one teenager. Walls stop short of the ceiling in the back rooms, an economy of 1958, so a snorer is a shared experience. Water comes from a tank on the roof and in a dry February we may ring to ask how you are getting on. Mobile phones work at the letter box.

At low tide you can walk round the rocks to the next bay, where nobody lives. Kayaks are under the house; life jackets hang above. Snapper come in close around five in the morning. Stingrays do as well, perfectly polite, and you shuffle your feet to let them know. The dairy at the crossroads, four kilometres off, sells bait, milk, and a hokey-pokey ice cream of alarming size.`,
  addressLines: ['41 Tōtara Bay Road'],
  postcode: '3582',
  city: 'Whangapoua',
  region: 'Coromandel, Waikato',
  country: 'NZ',
  latitude: -36.72418,
  longitude: 175.61763,
  timeZone: 'Pacific/Auckland',
  areaM2: 78,
  guests: 6,
  pets: 1,
  rooms: [
    { kind: 'bedroom', name: 'Front room', beds: [{ kind: 'double', count: 1 }] },
    { kind: 'bedroom', name: 'Bunk room', beds: [{ kind: 'bunk', count: 1 }] },
    { kind: 'living', name: 'Big room', beds: [{ kind: 'sofa-bed', count: 1 }] },
  ],
  bathrooms: 1,
  amenities: [
    'bed-linen',
    'towels',
    'washing-machine',
    'smoke-alarm',
    'first-aid',
    'kitchen',
    'oven',
    'microwave',
    'fireplace',
    'fan',
    'garden',
    'terrace',
    'barbecue',
    'outdoor-dining',
    'sea-view',
    { code: 'sea-access', note: 'Forty wooden steps to the sand' },
    { code: 'canoe', note: 'Two kayaks with life jackets' },
    'outdoor-shower',
    'board-games',
    'books',
    'high-chair',
    'parking',
    'self-check-in',
    'pets-welcome',
  ],
  rules: {
    smoking: 'outside',
    parties: false,
    quietFrom: '22:00',
    quietUntil: '07:00',
    notes: ['Rinse the kayaks.', 'Dogs off the beach between 9 and 18 in summer, by order of the council.'],
  },
  checkIn: { from: '14:00' },
  checkOut: '10:00',
  currency: 'NZD',
  photos: [
    {
      room: 'Outside',
      alt: 'Pale blue weatherboard house with an orange door and a deck on the grass, an old tree full of red flowers beside it',
    },
    {
      room: 'Living room',
      alt: 'Fire in a hearth of church bricks, a surfboard against the plywood and a day bed under a row of tall sashes',
    },
    {
      room: 'Kitchen',
      alt: 'Kitchen of about 1958 with pool-green cupboards, a laminate table, chairs in three colours and a chequered floor',
    },
    { room: 'Bedrooms', alt: 'Low plywood bed with an orange cover before a window on the bay at first light' },
    {
      room: 'Bedrooms',
      alt: 'Four berths behind a plywood wall with round openings, a ladder between them and a bucket with a spade',
    },
    { room: 'Bathroom', alt: 'Laundry with concrete tubs, a shower behind an orange curtain and towels on a line' },
    { room: 'Deck', alt: 'Orange deck chair and a table for two on the deck, the bay in evening light' },
    {
      room: 'View',
      alt: 'The bay at dawn from the top of the steps, two kayaks on the sand, red-flowering trees and low hills across the water',
    },
    {
      room: 'Outside',
      alt: 'The bach at dusk with its long window lit, the red tree behind and two kayaks on the grass',
    },
    { room: 'Details', alt: 'A straw broom, a red bucket, sandals and sand on the boards by the open door' },
  ],
  rates: {
    nightly: 19_500,
    includedGuests: 4,
    extraGuest: 2_000,
    weekend: 3_500,
    minimumNights: 2,
    seasons: [
      { name: 'Red tree', from: '12-01', to: '12-23', nightly: 29_500, minimumNights: 3 },
      { name: 'Late summer', from: '02-01', to: '03-31', nightly: 27_500, minimumNights: 3 },
      { name: 'Easter weeks', from: '04-01', to: '04-25', nightly: 25_500, minimumNights: 3 },
    ],
    closed: [{ from: '12-27', to: '01-31' }],
    cleaning: 12_000,
    pet: 4_000,
    weeklyDiscountPercent: 10,
    lastMinute: { percent: 12, daysAhead: 6 },
    taxes: [
      { name: 'GST (illustrative)', kind: 'percent', percent: 15, on: 'lodging-and-fees', includedInPrice: true },
    ],
    cancellation: 'firm',
    booking: 'instant',
  },
  units: { allOf: ['Pōhutukawa bach'] },
}
