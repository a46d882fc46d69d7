// Limits of what is entered about the organisation, in characters unless told, as the table in the database has them.

export const longestLegalName = 120
export const longestStreet = 100
export const longestPlace = 80
export const longestPostcode = 20
export const longestTaxNumber = 40
/** What a QR code of a transfer holds. */
export const longestHolder = 70
/** Lines of the address. */
export const mostLines = 4
/** Homes for which one payment method may be named one by one. */
export const mostNamedHomes = 500
