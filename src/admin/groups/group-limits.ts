// How much of groups there may be: known to the forms as to what reads them.

export const longestGroupName = 80

/** The most groups there may be. */
export const mostGroups = 100
