// What each field of the calls about all homes at once is, in a sentence for the description of the calls.

/** By the field's name; where one name means several things, with what holds it before: a shape, a call or a field. */
export const chartWords: Readonly<Record<string, string>> = {
  'ChartRow.place': 'The town it is in.',
  'ChartRow.unit': 'Which of the units guests get one of; null for a home as a whole.',
  'ChartRow.takings': 'What has its nights, the earliest first.',
  'takings.from': 'The day on which its first night starts.',
  'takings.until': 'The day on whose morning it ends.',
  'takings.guest': 'The name of who comes.',
  'inWords.nights': 'From which day to which, and how many nights.',
  'Movement.kind': 'Whether they leave on this day or arrive.',
  'Movement.home': 'What the home is called.',
  'Movement.booking': 'The id of their booking; null where another site tells of them.',
  'Movement.guest': 'The name of who comes.',
  people: 'How many they are, children included; null where another site tells of them.',
}
