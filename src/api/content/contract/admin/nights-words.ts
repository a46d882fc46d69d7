// What each field of the calls about a home's nights is, in a sentence for the description of the calls.

/** By the field's name; where one name means several things, with what holds it before: a shape, a call or a field. */
export const nightsWords: Readonly<Record<string, string>> = {
  units: 'What it consists of.',
  'units.id': 'Which unit it is.',
  'HomeNights.nights': 'Every night of the month.',
  'nights.day': 'The day on which the night starts.',
  'nights.state':
    'Whether it is free, booked, held, blocked, taken in another calendar, not on offer by a rule or for want of a price, or past.',
  'nights.nightlyMinor': 'What it costs, in minor units; null without a price.',
  takings: 'Who has it, unit by unit.',
  'takings.unit': 'The name of the unit; null where the home has one only.',
  'takings.state': 'How it is taken.',
  'takings.booking': 'The id of the booking that has it.',
  'inWords.word': 'The state in a word or two.',
  'inWords.price': 'The price with its currency.',
  'inWords.notes': 'Why nobody can arrive on that day.',
  blocks: 'Those that stand and have not ended, the earliest first.',
  'blocks.id': 'Which block it is.',
  'blocks.unit': 'The name of the unit; null for the whole home.',
  'blocks.reason': 'Why it is closed.',
  'blocks.note': 'A few words on it, for operators only.',
  'blocks.from': 'The first night.',
  'blocks.until': 'The day on whose morning it ends.',
  'blockNights.first': 'The first night.',
  'blockNights.last': 'The last night, itself one of them; the first alone where it is left out.',
  'blockNights.unit': 'The id of one unit; the whole home where it is left out.',
  'blockNights.reason': 'Why it is closed.',
  'blockNights.note': 'A few words on it, for operators only.',
  'openNights.from': 'The night from which it is open again; null opens all of the block.',
}
