// Prices, rules and terms of many homes, changed at once, and groups of homes that share rules.

export const manyEnglish = {
  'many.title': 'Change several homes',
  'many.intro':
    'Change prices, rules or terms of several homes at once. You see what it means for each home before anything is saved, and it is saved for all of them or for none.',
  'many.whichHomes': 'Homes to change',
  'many.whatChanges': 'What to change',
  'many.goOn': 'Continue',
  'many.changeThese': 'Change prices and rules of the selected homes',
  'many.tick': 'Select {name}',
  'many.prices': 'Prices, by percent or amount',
  'many.nights': 'Single nights: price, minimum stay, arrival, departure, closed nights',
  'many.rule': 'A new rule, such as a minimum stay or arrival days',
  'many.season': 'A new season',
  'many.terms': 'Cancellation policy, payment schedule, taxes',
  'many.children': 'Children: what they pay by age, and whether they count',
  'many.copy': 'Copy a season or rule from one home',
  'many.copyFrom': 'Copy from',
  'many.showWhatCanBeCopied': 'Show seasons and rules',
  'many.whatIsCopied': 'Season or rule to copy',
  'many.nothingToCopy': 'This home has no seasons or rules of its own.',
  'many.forHomes': '{homes, plural, one {For # home} other {For # homes}}',
  'many.newValues': 'New values',
  'many.changeBy': 'Change prices',
  'many.byPercent': 'by percent',
  'many.bySum': 'by an amount in {currency} per night',
  'many.amountHint': 'For a lower price, begin with a minus.',
  'many.firstHint': 'Without dates, all nightly prices change: the usual price, seasons and single nights.',
  'many.round': 'Round new prices',
  'many.exact': 'Do not round',
  'many.roundTo': 'to the nearest {units}',
  'many.saveAll': '{homes, plural, one {Save for # home} other {Save for # homes}}',
  'many.takeAwayAll': '{homes, plural, one {Remove for # home} other {Remove for # homes}}',
  'many.cannotHave':
    '{homes, plural, one {# home cannot have this change} other {# homes cannot have this change}}. Untick it above, or enter something else. Until then nothing can be saved.',
  'many.homeRefuses': '{name}: {why}',
  'many.samePrice': 'The example stay still costs {price}',
  'many.newPrice': 'The example stay costs {before} now, {after} then',

  // Why a change was refused.
  'many.homeUnknown': 'One of these homes no longer exists. Please choose the homes again.',
  'many.noHomes': 'Please choose at least one home.',
  'many.tooManyHomes': 'Please choose at most {most} homes at once.',
  'many.outOfDate': 'Something has changed since this preview. Nothing has been saved. Please check the new preview.',
  'many.someRefuse': 'Nothing has been saved, because some of the homes cannot have this change.',
  'many.noCurrency': 'Please say which currency the amounts are in.',
  'many.nothingSaid': 'Please choose something to change.',
  'many.otherCurrency': 'Its prices are in another currency than the amounts here.',
  'many.noPriceThere': 'It has no nightly prices there that could be changed.',
  'many.isTheOriginal': 'It is the home that is copied from.',
  'many.originalUnknown': 'What is copied no longer exists.',
  'many.weekdaysNeedDates': 'Please enter dates as well, or tick all days of the week.',
} as const

export const groupsEnglish = {
  'groups.title': 'Groups of homes',
  'groups.titleOf': 'Group: {name}',
  'groups.intro':
    'Homes in a group share rules, such as a minimum stay, arrival days or free nights between two stays. You enter a rule once, and see what it means for each home before it is saved.',
  'groups.none': 'There are no groups yet.',
  'groups.said':
    '{homes, plural, one {# home} other {# homes}}, {rules, plural, one {# shared rule} other {# shared rules}}',
  'groups.new': 'New group',
  'groups.nameLabel': 'Name of the group',
  'groups.homes': 'Homes in the group',
  'groups.leave': 'Homes that leave the group',
  'groups.leaveHint': 'Applies to homes that you untick, and to all of them if you remove the group.',
  'groups.leaveWith': 'keep its rules as their own',
  'groups.leaveWithout': 'lose its rules',
  'groups.rulesHint':
    'A home’s own rule of the same kind wins over these if its priority is the same or higher. If a home is in several groups, the strictest rule applies.',
  'groups.noRule': 'The homes share no rules yet.',
  'groups.ownAt': 'These homes have a rule of their own of this kind:',
  'groups.changeAll': 'Change prices, seasons or terms of these homes at once',
  'groups.itself': 'The group itself',
  'groups.remove': 'Remove the group',
  'groups.all': 'All groups',
  'groups.noHomeDiffers': 'No home is in this group yet, so nothing changes for any home.',

  // What is wrong, and why a change was refused.
  'groups.name': 'Please name the group, such as Harbour houses.',
  'groups.tooManyHomes': 'Please choose at most {most} homes.',
  'groups.unknown': 'This group no longer exists.',
  'groups.outOfDate':
    'Someone has changed this group since you opened the page. What you typed is still here: check how it stands now, then save again.',
  'groups.tooMany': 'There can be up to {mostGroups} groups. Please remove one first.',
  'groups.inUse': 'Guests have used a promo code of this group, so it cannot be removed.',
} as const
