// What stands around every admin page, and its search.

export const adminFrameEnglish = {
  'adminFrame.sections': 'Admin',
  'adminFrame.money': 'Money',
  'adminFrame.site': 'Site',
  'adminFrame.more': 'More',
  'adminFrame.viewSite': 'View the site',
  'adminFrame.onToday': 'To do, on Today',
  // Read out after the name of a section.
  'adminFrame.waiting': '{count, plural, one {# waiting} other {# waiting}}',
  // Search.
  'adminFrame.search': 'Search',
  // The keys that open it, as they are printed on keyboards of Apple and on others.
  'adminFrame.keysOfApple': '⌘ K',
  'adminFrame.keys': 'Ctrl K',
  'adminFrame.searchAll': 'Search bookings, homes and pages',
  'adminFrame.searchHint': 'A guest’s name, e-mail or phone number, a booking reference, a home, or a page.',
  'adminFrame.searchHintHomes': 'A booking reference, a home, or a page.',
  'adminFrame.tooShort': 'Type at least two characters.',
  'adminFrame.nothingFound': 'Nothing found for “{query}”.',
  'adminFrame.foundAll': '{count, plural, one {# result} other {# results}}',
  'adminFrame.bookingsFound': 'Bookings ({count})',
  'adminFrame.homesFound': 'Homes ({count})',
  'adminFrame.pagesFound': 'Pages',
  'adminFrame.allResults': 'All results for “{query}”',
  'adminFrame.pagesOfResults': 'Pages of results',
  'adminFrame.notSearched': 'The search didn’t answer. Please try again.',
} as const
