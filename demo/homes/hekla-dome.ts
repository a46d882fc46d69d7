// The Hekla Dome: a small geodesic house on old lava in the south of Iceland.

import type { DemoHome } from '../home.ts'

export const heklaDome: DemoHome = {
  slug: 'hekla-dome',
  kind: 'dome',
  name: 'The Hekla Dome',
  summary:
    'A faceted shell for two on old lava below Mount Hekla, with a tub outside and nobody in sight except sheep.',
  description: `Seen from the road it could be a golf ball that somebody lost in 1970. Then you come nearer, and it grows a door, a chimney and a window as tall as the room. Gunnar, who welds, put it together over two summers from a kit and a great many opinions. It has withstood fifty metres a second, and hums a low note when it does.

There is one round room of forty square metres. The bed is placed so that you look through the glass at Hekla, which erupts about once in a decade and gives half an hour's notice; an alarm on the wall is wired to the Civil Defence, and the evacuation route is printed on the back of the door. Geologists find this reassuring. Heat comes from the ground, by way of a pipe, and costs nothing, so turn it up.

The tub on the deck is filled from the same source at thirty-nine degrees. It smells faintly of eggs. So does the shower, until you stop noticing on the second day.

Between September and April there is a fair chance of northern lights when the sky is clear. In June there is no chance at all, because there is no night; sleeping masks hang on the bedpost. The last eleven kilometres are gravel. From October you will want a car with four driven wheels, and in a snowstorm you will want to have shopped first: the nearest milk is in Hella, thirty-five minutes away.

What surrounds you is mostly nothing, of a very high quality. Lava, grey-green moss as deep as a mattress, one river you hear before you see. Please walk on the path or on bare rock. A footprint in that moss is still there when your children come.`,
  addressLines: ['Skarðsvegur 99'],
  postcode: '851',
  city: 'Hella',
  region: 'South Iceland',
  country: 'IS',
  latitude: 63.96482,
  longitude: -19.92677,
  timeZone: 'Atlantic/Reykjavik',
  areaM2: 40,
  guests: 2,
  pets: 0,
  rooms: [{ kind: 'studio', name: 'Round room', beds: [{ kind: 'king', count: 1 }] }],
  bathrooms: 1,
  amenities: [
    'wifi',
    'bed-linen',
    'towels',
    'hair-dryer',
    'smoke-alarm',
    'carbon-monoxide-alarm',
    'first-aid',
    'kitchenette',
    'coffee-machine',
    'underfloor-heating',
    'wood-stove',
    'terrace',
    'mountain-view',
    { code: 'hot-tub', note: 'Geothermal, always warm' },
    'books',
    'telescope',
    'parking',
    'self-check-in',
  ],
  rules: {
    smoking: 'no',
    parties: false,
    quietFrom: '22:00',
    quietUntil: '07:00',
    minimumAge: 16,
    notes: ['Keep off the moss.', 'No drones while the lambs are small, May to mid-June.'],
  },
  checkIn: { from: '16:00' },
  checkOut: '11:00',
  currency: 'ISK',
  registrationNumber: 'DEMO-HG-00000',
  photos: [
    {
      room: 'Outside',
      alt: 'Faceted dome at dusk with its glass front glowing, a steaming tub on the deck and snowy mountains behind',
    },
    {
      room: 'Round room',
      alt: 'Teal armchair on pale boards inside the dome, two stumps for tables, snowy hills through glass triangles, boots drying',
    },
    {
      room: 'Round room',
      alt: 'Low bed under the glass triangles of the dome at night, green northern lights above the snow, a lantern beside it',
    },
    {
      room: 'Kitchen corner',
      alt: 'Grey-green cupboards along the curve of the dome, a round table laid for two with stumps for stools, snow outside',
    },
    {
      room: 'Round room',
      alt: 'Curved bench with cushions and a round hanging stove with a fire, a stack of logs, dusk in the glass triangles',
    },
    {
      room: 'Bathroom',
      alt: 'Steam rising in a shower of black stone with a wooden grate, a stone bowl on a shelf and a round mirror',
    },
    {
      room: 'Deck',
      alt: 'Round wooden tub steaming on the deck at night, a lamp on the table, northern lights over snowy mountains',
    },
    {
      room: 'Outside',
      alt: 'The dome by day among moss and dark stones, a tub on its deck and snowy mountains behind',
    },
    { room: 'View', alt: 'A row of snowy mountains across the mossy plain, a trodden path towards them' },
    {
      room: 'Details',
      alt: 'Wool socks on a line before the glass at night, two pairs of boots and a lit lantern on the boards',
    },
  ],
  rates: {
    nightly: 34_900,
    includedGuests: 2,
    extraGuest: 0,
    weekend: 4_000,
    minimumNights: 2,
    seasons: [
      { name: 'Light nights', from: '05-20', to: '08-31', nightly: 46_900, minimumNights: 2 },
      { name: 'Northern lights', from: '09-15', to: '11-15', nightly: 41_900, minimumNights: 2 },
      { name: 'Year’s end', from: '12-20', to: '01-03', nightly: 52_900, minimumNights: 3 },
    ],
    cleaning: 9_000,
    weeklyDiscountPercent: 8,
    lastMinute: { percent: 8, daysAhead: 5 },
    taxes: [
      { name: 'VAT (illustrative)', kind: 'percent', percent: 11, on: 'lodging-and-fees', includedInPrice: true },
      { name: 'Accommodation tax (illustrative)', kind: 'per-night', amount: 800, includedInPrice: false },
    ],
    cancellation: 'moderate',
    booking: 'instant',
  },
  units: { allOf: ['Hekla dome'] },
}
