// Field errors of the operator's forms about prices, rules, fees, discounts and terms.

export const ratesEnglish = {
  'rates.sum': 'Please write a sum in {currency}, such as {sumExample}.',
  'rates.change':
    'Please write how much more or less in {currency}, such as {changeExample}; 0 or nothing for the same.',
  'rates.percentChange':
    'Please write a change in percent, such as 20 or -12.5, with at most two decimals and not below -100.',
  'rates.share': 'Please write a share from 0 to 100 percent.',
  'rates.shareOrNothing': 'Please write a share from 0 to 100 percent, or nothing.',
  'rates.shareAboveNothing': 'Please write a share above 0 and up to 100 percent, such as 10 or 12.5.',
  'rates.includedGuests': 'Please write for how many guests the price of the night is, such as {maxGuests}.',
  'rates.seasonName': 'Please give the season a name, such as Summer.',
  'rates.feeName': 'Please give it a name, such as Cleaning.',
  'rates.discountName': 'Please give it a name: guests read it beside what it takes off.',
  'rates.weekdays': 'Please choose at least one day of the week.',
  'rates.firstDay': 'Please choose the first day.',
  'rates.lastDay': 'Please choose the last day.',
  'rates.openDay': 'Please choose a day, or leave it empty.',
  'rates.backwards': 'The last day is before the first one.',
  'rates.longYear': 'A season of every year has at most a year of days.',
  'rates.lengths': 'Please write numbers of nights from 1 to 365, such as 3, 4, 7.',
  'rates.time': 'Please write an hour of the day, such as 18:00.',
  'rates.minimumNights': 'Please write a whole number of nights from {least} to {most}.',
  'rates.nothingSaid': 'Please say what is to hold for these nights.',
  'rates.targets': 'Please choose what it is taken off.',
  'rates.code': 'Please write a code of up to 40 letters and digits, such as SPRING.',
} as const
