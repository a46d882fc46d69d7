// How much one change of many homes may reach, and the choices that its forms and its schema both name.

/** The most homes that are changed at once: each of them is priced anew while somebody waits. */
export const mostHomes = 60

/** The most nights whose prices are changed one by one. */
export const mostPricedNights = 366

/** To so many whole units of the currency; `exact` to the smallest coin. */
export const roundings = ['exact', '1', '5', '10'] as const

/** What of one home is copied to others. */
export const copiedRows = ['season', 'rule'] as const

export const manyKinds = ['prices', 'nights', 'rule', 'season', 'terms', 'children', 'copy'] as const
