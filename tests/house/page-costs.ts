// What each page may cost, as it is today: these numbers only ever fall, until they reach their goals.

export type PageVisitor = 'nobody' | 'guest' | 'owner'

/**
 * The statements that opening a page sends to the database, once what is kept in memory is there. The goal is 2 each, beside
 * the one that reads session and person, and in the admin the one that counts what waits and the one that asks for a second factor.
 */
export const statementsOfPages: readonly (readonly [who: PageVisitor, path: string, statements: number])[] = [
  // Whether anything that is shown has changed; for a home also its nights.
  ['nobody', '/', 1],
  ['nobody', '/stays', 1],
  ['nobody', '/stays?in=IN&out=OUT', 1],
  ['nobody', '/stays/harbour-loft', 2],
  ['nobody', '/stays/harbour-loft?in=IN&out=OUT', 2],
  ['nobody', '/places.json', 1],
  ['nobody', '/places.json?q=harbour', 1],
  ['nobody', '/favourites', 0],
  ['nobody', '/contact', 0],
  ['nobody', '/tos', 1],
  ['nobody', '/login', 0],
  ['guest', '/', 2],
  ['guest', '/stays', 2],
  ['guest', '/stays/harbour-loft?in=IN&out=OUT', 3],
  // Their sessions, and their account.
  ['guest', '/user', 3],
  // Their bookings with what is unread of each, and their questions.
  ['guest', '/user/bookings', 3],
  // The booking with its money and how to arrive, and what stands beside it.
  ['guest', '/user/bookings/BOOKING', 3],
  // Nine lists of what waits, each with its total, beside the counts of trouble; however many bookings there are.
  ['owner', '/admin', 37],
  ['owner', '/admin/calendar', 8],
  ['owner', '/admin/bookings', 11],
  // With everything that can be done about it, its conversation, notes, messages and door code, and who did what.
  ['owner', '/admin/bookings/BOOKING', 27],
  // Threads with what they are about, their counts, and the homes to choose from.
  ['owner', '/admin/inbox', 9],
  ['owner', '/admin/homes', 5],
  ['owner', '/admin/homes/harbour-loft', 29],
  ['owner', '/admin/homes/harbour-loft/rates', 26],
  ['owner', '/admin/organisation', 5],
]

/**
 * The scripts of a first view, with every one that those cannot do without: how many files at most, and their kilobytes (of 1,000
 * bytes) packed by gzip. The goal is twice React and its DOM, which are 67 kB.
 */
export const scriptsOfViews: readonly (readonly [what: string, path: string, files: number, kilobytes: number])[] = [
  // With the nights that somebody holds, on every page.
  ['a list', '/stays', 10, 133],
  ['a home', '/stays/SLUG', 11, 133],
]
