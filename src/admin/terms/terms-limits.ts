// How much of the terms that homes share there may be: known to the forms as to what reads them.

export const longestTermsName = 80
/** A payment is made in so many parts at most. */
export const mostParts = 3
/** A cancellation policy has so many steps at most. */
export const mostTiers = 6
/** Fields of a form for a list, whether they are filled in or not. */
export const fieldsFor = (most: number) => Array.from({ length: most }, (_, at) => at)

export const openBalances = ['waived', 'charged'] as const
export const clocks = ['keeps', 'redates'] as const
