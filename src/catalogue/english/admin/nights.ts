// Field errors of the operator's forms about nights: blocked ones, and those with their own prices and rules.

export const nightsEnglish = {
  'nights.first': 'Please choose the first night.',
  'nights.last': 'Please choose the last night, or leave it empty.',
  'nights.passed': 'This night is in the past. Please choose one from today on.',
  'nights.tooFar': 'This is too far ahead. Please choose a night within the next ten years.',
  'nights.backwards': 'The last night is before the first.',
  'nights.tooMany': 'Please choose at most {most} nights at a time.',
  'nights.reason': 'Please choose a reason.',
} as const
