// What children pay at a home by their age, and whether they count as guests.

export const agesEnglish = {
  'ages.title': 'Children by age',
  'ages.about':
    'Set what children pay as extra guests, and whether they count towards the number of guests. Start at age 0 and leave no gaps. Whoever is older than the last age pays as an adult: that price is part of the base price. Leave all of it empty to use the age groups of the site.',
  'ages.band': 'Ages, line {number}',
  'ages.moreBands': 'More ages',
  'ages.fromLabel': 'From age',
  'ages.toLabel': 'To age',
  'ages.share': 'Percent of the adult price',
  'ages.sum': 'Or per night, in {currency}',
  'ages.uncounted': 'Stay free and don’t count as guests',
  'ages.onTopLabel': 'How many of them can come on top',
  'ages.onTopHint': 'Beyond the number of guests, such as babies in cots. Any more of them take a place.',
  'ages.fromTo': '{same, select, yes {Aged {from}} other {Aged {from} to {to}}}',
  'ages.from': 'Aged {from} and over',
  // What a change would mean for a family.
  'ages.familyPrice':
    'For {adults, plural, one {# adult} other {# adults}} and a child aged {age}: {before} now, {after} then.',

  // What is wrong beside a field.
  'ages.age': 'Please enter an age from {least} to {most}.',
  'ages.onTop': 'Please enter a whole number from {least} to {most}.',
  'ages.gap': 'Please start at age {age}, so that no age is left out.',
  'ages.overlap': 'Please start at age {age}: the line above covers younger children.',
  'ages.backwards': 'This age is below the first one.',
  'ages.oneOfBoth': 'Please enter either a percentage or an amount.',
  'ages.uncountedFirst':
    'Only the youngest can be left out of the count. Please tick it above as well, or untick it here.',
  'ages.uncountedFree': 'Children who don’t count stay free. Please leave this empty.',
} as const
