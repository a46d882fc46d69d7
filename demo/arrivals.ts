// How guests arrive at the demo homes: door, host, Wi-Fi and house manual. Hosts, codes and telephone numbers are made up;
// +999 is no country's.

import type { CheckInKind } from '#stays/arrival/check-in-kinds.ts'

export type DemoArrival = {
  readonly checkIn: CheckInKind
  /** Markdown. */
  readonly gettingIn: string
  readonly doorCode?: string
  /** Absent where there is none. */
  readonly wifi?: readonly [network: string, password: string]
  readonly host: readonly [name: string, languages: readonly string[], words: string]
  readonly manual: readonly DemoSection[]
}

/** `picture`: the number of one of the home's own pictures, with what it is. */
type DemoSection = readonly [title: string, text: string, picture?: number]

const rubbish: DemoSection = ['Rubbish', 'Glass, paper and the rest have a bin each, beside the door. We empty them.']
const leaving: DemoSection = [
  'Before you leave',
  '- Close the windows\n- Turn off the lights\n- Leave the key where you found it\n\nWe do the rest.',
]

/** By the slug of the home. */
export const arrivalsOfHomes: Readonly<Record<string, DemoArrival>> = {
  'aile-du-levant': {
    checkIn: 'in-person',
    gettingIn: 'Cross the bridge over the moat and ring the bell at the east wing. Park under the limes.',
    wifi: ['Aile du Levant', 'moat-and-soup'],
    host: [
      'Solène (fictional)',
      ['fr', 'en'],
      'I live in the west wing and am never further away than the kitchen garden.',
    ],
    manual: [['The rowing boat', 'Two people at most. The oars hang behind the gate.'], rubbish, leaving],
  },
  'casa-da-faja': {
    checkIn: 'in-person',
    gettingIn: 'The last two hundred metres are a footpath. Ring us from the chapel, and we come down with the barrow.',
    wifi: ['Casa da Faja', 'figueira1880'],
    host: ['Duarte (fictional)', ['pt', 'en'], 'Ask me about the sea before you swim.'],
    manual: [['Hot water', 'It comes from the gas bottle outside. A full one stands beside it.'], rubbish, leaving],
  },
  'casa-del-forno': {
    checkIn: 'in-person',
    gettingIn: 'Drive past the well and stop at the bread oven. Somebody is there between four and eight.',
    wifi: ['Tre Lune', 'pane-e-olio'],
    host: ['Fiammetta (fictional)', ['it', 'en', 'de'], 'The baker comes past on Fridays at nine.'],
    manual: [['The bread oven', 'Three hours of fire, then sweep it out. Ask us the first time.'], rubbish, leaving],
  },
  'casa-granada': {
    checkIn: 'code-lock',
    gettingIn:
      'The red gate is the right one. Type the code and turn the ring to the left; the light goes on by itself.',
    doorCode: '4071#',
    wifi: ['Casa Granada', 'granada-oaxaca'],
    host: ['Itzel (fictional)', ['es', 'en'], 'I am ten minutes away, and at home in the evenings.'],
    manual: [['Drinking water', 'From the big bottle in the kitchen, not from the tap.'], rubbish, leaving],
  },
  'cedar-treehouse': {
    checkIn: 'key-box',
    gettingIn:
      'From the clearing follow the lanterns for 200 yards. The key box hangs on the lowest beam of the ladder.',
    doorCode: '2468',
    host: ['Maddox (fictional)', ['en'], 'There is no signal up there. The telephone in the woodshed works.'],
    manual: [['Raccoons', 'Food stays indoors at night, in the steel box.'], leaving],
  },
  'chalet-arpille': {
    checkIn: 'in-person',
    gettingIn:
      'The free bus stops ninety metres from the door. With a car: park at the wood store and come up the steps.',
    wifi: ['Arpille', 'melezes-1500'],
    host: ['Corinne (fictional)', ['fr', 'de', 'en'], 'Tell me which train you take, and the stove will be warm.'],
    manual: [['The hot tub', 'It takes three hours of wood. The lid goes back on afterwards.'], rubbish, leaving],
  },
  'dar-nour': {
    checkIn: 'in-person',
    gettingIn:
      'Nobody finds Dar Nour alone the first time. Ring us at the Blue Gate, and Youssef walks there with a lantern.',
    wifi: ['Dar Nour', 'sept-minarets'],
    host: ['Samira (fictional)', ['ar', 'fr', 'en'], 'Breakfast is on the roof whenever you like.'],
    manual: [['The hammam', 'Tell us four hours before, so that it is warm.'], leaving],
  },
  'harbour-loft': {
    checkIn: 'code-lock',
    gettingIn:
      'The entrance is on the quay, between the two bollards. Type the code at the blue door, take the lift to the second floor, and walk up one more.\n\nThe same code opens the door of the loft.',
    doorCode: '1900#',
    wifi: ['Rum-Speicher', 'anker;und"tau'],
    host: [
      'Jette (fictional)',
      ['de', 'da', 'en'],
      'I look after the loft and live across the harbour: from the balcony you can nearly wave to me.',
    ],
    manual: [
      ['Heating', 'The warmth comes out of the floor and takes half a day. Turn the wheel by **one** step only.'],
      ['Kitchen', 'The coffee machine wants its tank filled first. Beans are in the tin.', 3],
      [
        'Before you leave',
        '- Close all eleven windows\n- Put the rubbish into the bins in the yard\n- Pull the door shut until it clicks',
      ],
    ],
  },
  'hekla-dome': {
    checkIn: 'unlocked',
    gettingIn: 'Follow the white stones from the gate. Please close the gate again: the horses know how to read.',
    wifi: ['Hekla', 'askja-1875'],
    host: ['Sólveig (fictional)', ['is', 'en'], 'If the mountain wakes, your telephone will tell you before I can.'],
    manual: [['The hot tub', 'Always warm. Cold water is the blue tap; use it.'], rubbish],
  },
  'hinoki-house': {
    checkIn: 'in-person',
    gettingIn: 'Walk from the car park outside the old town, 300 metres. Take off your shoes at the raised step.',
    wifi: ['Hinoki', 'nakasendo69'],
    host: ['Haruka (fictional)', ['ja', 'en'], 'I come at six with the bedding, and show you the bath.'],
    manual: [['The bath', 'Wash before you get in. The water stays in for everybody.'], leaving],
  },
  'il-fienile': {
    checkIn: 'in-person',
    gettingIn: 'Take the second gate, where the cypress is split. Somebody is there between four and eight.',
    wifi: ['Tre Lune', 'pane-e-olio'],
    host: ['Fiammetta (fictional)', ['it', 'en', 'de'], 'The baker comes past on Fridays at nine.'],
    manual: [['The pool', 'It is open until ten in the evening. Children never alone, please.'], rubbish, leaving],
  },
  'karoo-stoep': {
    checkIn: 'in-person',
    gettingIn: 'Eighteen kilometres of gravel and three gates: leave each as you found it. Come before dark.',
    host: ['Annelise (fictional)', ['en', 'nl'], 'Bring petrol and curiosity. Everything else is here.'],
    manual: [['Lamps', 'The sun fills the batteries. After a grey day, candles are in the drawer.'], rubbish, leaving],
  },
  'kentia-house': {
    checkIn: 'in-person',
    gettingIn: 'We meet every aeroplane. Look for the hat.',
    wifi: ['Kentia', 'lagoon-side'],
    host: ['Bronte (fictional)', ['en'], 'Bicycles are under the house. Lights work, brakes mostly.'],
    manual: [['Rainwater', 'All water comes from the roof: two minutes of shower, please.'], rubbish, leaving],
  },
  'liget-flat': {
    checkIn: 'key-box',
    gettingIn:
      'The key box is inside the gate, on the right, under the letter boxes. First floor, the door with the brass lion.',
    doorCode: '1896',
    wifi: ['Liget', 'kavehaz-1896'],
    host: ['Zsófia (fictional)', ['hu', 'en', 'de'], 'I work round the corner and can be there within the hour.'],
    manual: [['The lift', 'From 1911, for three people, and not in damp weather.'], rubbish, leaving],
  },
  'mas-aux-tilleuls': {
    checkIn: 'in-person',
    gettingIn: 'At the two limes turn left, not right: right is our neighbour, who has explained it often enough.',
    wifi: ['Tilleuls', 'lavande-26'],
    host: ['Bastien (fictional)', ['fr', 'en', 'nl'], 'I am in the orchard until seven.'],
    manual: [['The well', 'For the garden, not for drinking.'], rubbish, leaving],
  },
  'palafito-azul': {
    checkIn: 'code-lock',
    gettingIn: 'The blue door on Calle Riquelme. Type the code and lift the handle: it sticks at high tide.',
    doorCode: '7712',
    wifi: ['Palafito', 'curanto-azul'],
    host: ['Rocío (fictional)', ['es', 'en'], 'Señora Marta has a second key.'],
    manual: [['The stove', 'Wood is under the stairs. Open the flap before you light it.'], rubbish, leaving],
  },
  peristeria: {
    checkIn: 'key-box',
    gettingIn: 'Follow the wall of the olive grove to the dovecote. The key box is in the third niche.',
    doorCode: '3305',
    wifi: ['Peristeria', 'peristeri-tinos'],
    host: ['Despina (fictional)', ['el', 'en', 'fr'], 'When the wind is up, ask me which beach.'],
    manual: [['Water', 'It comes by tanker in August: please be sparing.'], rubbish, leaving],
  },
  'podere-tre-lune': {
    checkIn: 'in-person',
    gettingIn: 'The avenue of cypresses leads to the house. Somebody is there between four and eight.',
    wifi: ['Tre Lune', 'pane-e-olio'],
    host: ['Fiammetta (fictional)', ['it', 'en', 'de'], 'The baker comes past on Fridays at nine.'],
    manual: [['The pool', 'It is open until ten in the evening. Children never alone, please.'], rubbish, leaving],
  },
  'pohutukawa-bach': {
    checkIn: 'key-box',
    gettingIn: 'Down the drive, under the big tree. The key box is behind the surfboards.',
    doorCode: '5150',
    wifi: ['Bach', 'summer-forever'],
    host: ['Tane (fictional)', ['en'], 'If the tide is right I am on the water. Leave a message.'],
    manual: [['Sand', 'The outdoor shower has warm water. The carpet thanks you.'], rubbish, leaving],
  },
  rodstugan: {
    checkIn: 'in-person',
    gettingIn: 'The red house behind the birches. We see your car from ours, and come over.',
    wifi: ['Rodstugan', 'kantarell'],
    host: ['Elsa (fictional)', ['sv', 'en', 'de'], 'Chanterelles grow behind the sauna. Tell nobody.'],
    manual: [['The sauna', 'An hour of birch wood. The boat is moored at the jetty for afterwards.'], rubbish, leaving],
  },
  'skerry-light': {
    checkIn: 'in-person',
    gettingIn:
      'The boat leaves the pier at Tarbet. Ring us an hour before; we wait for you with a lamp and an oilskin.',
    wifi: ['Skerry', 'light-1887'],
    host: ['Morag (fictional)', ['en'], 'I keep the light, the boat and the biscuits.'],
    manual: [
      ['The stairs', 'There are ninety-one. Your bags come up by the winch: please do not use it yourselves.'],
      ['When the sea is high', 'No boat runs above force six. There is food for three days in the store room.'],
    ],
  },
  'sund-fishing-cabins': {
    checkIn: 'code-lock',
    gettingIn:
      'Your cabin has the number of your booking’s message. Each door has a lock of its own; type the code and pull.',
    doorCode: '0680',
    wifi: ['Sund Rorbuer', 'skrei-2026'],
    host: ['Ingrid (fictional)', ['no', 'en', 'de'], 'I am in the yellow house at the quay.'],
    manual: [['Fish', 'Clean it at the bench on the quay, never in the cabin.'], rubbish, leaving],
  },
  'villa-sargantana': {
    checkIn: 'in-person',
    gettingIn: 'The gate opens from inside. Ring, and we come down with the little car for your bags.',
    wifi: ['Sargantana', 'savina-i-mar'],
    host: ['Neus (fictional)', ['es', 'en', 'de', 'fr'], 'The lizards are harmless and like melon.'],
    manual: [['The pool', 'The cover is electric: key to the right. Children never alone, please.'], rubbish, leaving],
  },
  'woudmeer-houseboat': {
    checkIn: 'in-person',
    gettingIn: 'Walk along the jetty to the last berth. We are there with coffee.',
    wifi: ['Woudmeer', 'reiger-op-dek'],
    host: [
      'Femke (fictional)',
      ['nl', 'en', 'de'],
      'Lock bridges open until nine. The heron does not move for anybody.',
    ],
    manual: [['Water and power', 'Both come from the jetty: please leave hose and cable in.'], rubbish, leaving],
  },
}
