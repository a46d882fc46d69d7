// The operator's pages about how homes are let: units, copies.

export const lettingEnglish = {
  'units.section': 'Units',
  'units.sectionAbout': 'Several cabins of a kind, a house of flats, and what is out of service.',
  'units.of': 'Units of {name}',
  'units.letAsOne': 'This home is let as one unit. Add more if you have several that are alike.',
  'units.letAsAnyOf': 'Guests book any one of these units: whichever is free. Each has its own nights.',
  'units.letAsWhole': 'Guests book all of these units at once, when every one of them is free.',
  'units.inService': 'In service',
  'units.outOfService': 'Out of service: nobody can book it.',
  'units.name': 'Name',
  'units.nameHint': 'Such as “Cabin 2”. Only you and your team see it.',
  'units.rename': 'Save name',
  'units.takeOut': 'Take out of service',
  'units.putBack': 'Put back into service',
  'units.oneMore': 'Another unit of this kind',
  'units.oneMoreIntro': 'It has the same description, rates and rules; guests get any unit that is free.',
  'units.add': 'Add unit',
  'units.wholesOf': 'Let together with others as:',
  'units.partsOf': 'Consists of:',
  'units.parts': 'A house of flats',
  'units.partsIntro':
    'If this home stands for other homes in {city} as a whole, choose them: whoever books it gets all of their units, and each of them is taken for those nights. Without any, it has a unit of its own.',
  'units.compose': 'Save these homes',
  // Faults of fields.
  'units.nameMissing': 'Please enter a name for the unit.',
  // Refusals.
  'units.unknown': 'This unit was removed in the meantime.',
  'units.tooMany': 'A home can have up to {mostUnits} units.',
  'units.booked':
    'This unit has guests or bookings ahead, or somebody is booking it right now. Please move those bookings to another unit first.',
  'units.last': 'A home needs a unit, and one in service while guests see it. Please hide the home first.',
  'units.used':
    'This unit has a past: nights, blocked days or calendars belong to it. Please take it out of service instead.',
  'units.standsForOthers':
    'Guests book this home as a whole. Please change units on the pages of the homes that they belong to.',
  'units.wholeBooked':
    'A home that includes this one is booked as a whole in the days ahead. A new unit would be let to others at the same time.',
  'units.homeBooked':
    'This home has bookings ahead, or somebody is booking it right now. What it consists of can change once they are over or moved.',
  'units.hasCalendars':
    'Calendars of other sites are connected to the unit that this home has now. Please remove them first.',
  'units.isPart': 'This home is part of another one, so it can’t consist of homes itself.',
  'units.partUnknown': 'One of these homes is not there any more.',
  'units.tooFew':
    'Please choose homes that have at least two units between them, and none of which contains the others.',
  // The page that copies a home.
  'copies.title': 'Copy this home',
  'copies.of': 'Copy {name}',
  'copies.intro':
    'The copy is a draft with the same description, rooms, amenities, location, house manual, translations, rates, rules, fees and terms. Guests see it once you publish it.',
  'copies.withPhotos': 'With the same photos',
  'copies.notCopied':
    'Bookings, reviews, calendar sync, door codes, Wi-Fi, the registration number and promo codes stay with the original.',
  'copies.copy': 'Make a copy',
  // Rates beside the usual one, and rules of each year.
  'rates.planWithPolicy': '{price}; {policy}',
  'rates.planPrice': 'At the rate “{name}”: {before}, then {after}.',
  'rates.planFromNights': '{price}, {nights, plural, one {from # night} other {from # nights}}',
  'rates.seasonsOfPlan': 'Seasons of the rate “{name}”',
  'rates.newSeasonOfPlan': 'Add a season to the rate “{name}”',
  'rates.plans': 'More rates',
  'rates.plansHint':
    'Guests choose between the base price and these rates, such as a lower one that isn’t refunded. Each follows the base price, its seasons and single nights, or has its own nightly price and seasons.',
  'rates.noPlan': 'No other rates: guests book at the base price.',
  'rates.oneMorePlan': 'Add a rate',
  'rates.planName': 'Please enter the name of the rate.',
  'rates.planNameHint': 'Guests read it, such as “Non-refundable”. Translate it on the page of languages.',
  'rates.policyOfHome': 'That of the home',
  'rates.tooManyPlans': 'A home can have up to {mostPlans} rates beside the base price.',
  'rates.ruleOnce': 'Once, or always without dates',
} as const
