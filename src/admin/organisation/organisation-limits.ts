// Limits of what is entered about the organisation, as its table in the database has them.

export const organisationLimits = {
  // Characters.
  legalName: 120,
  street: 100,
  city: 80,
  postcode: 20,
  taxNumber: 40,
  responsiblePerson: 120,
  phone: 40,
  registerEntry: 200,
  // What a QR code of a transfer holds.
  holder: 70,
  // Lines of the address.
  lines: 4,
  // Homes for which one payment method is offered one by one.
  homes: 500,
} as const
