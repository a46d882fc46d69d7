// The page about who runs the site, and what guests are offered to pay by.

export const organisationEnglish = {
  'organisation.title': 'Organisation',
  'organisation.intro':
    'Who runs this site, as papers name it, and how guests can pay. Changes count at once, for every home.',
  'organisation.identity': 'Name and address',
  'organisation.identityHint': 'As they are to stand on invoices and other papers.',
  'organisation.legalName': 'Legal name',
  'organisation.noCountry': 'None yet',
  'organisation.taxNumber': 'Tax number',
  'organisation.taxNumberHint': 'A VAT identification number or what your country uses instead.',
  'organisation.invoices': 'Invoices',
  'organisation.invoiceRule': 'Make an invoice',
  'organisation.invoicesNever': 'Never by itself',
  'organisation.invoicesWhenPaid': 'Once everything is paid',
  'organisation.invoicesAfterStay': 'After the stay',
  'organisation.invoicePrefix': 'Start of every invoice number',
  'organisation.invoicePrefixHint': 'Up to 12 letters, digits and hyphens, such as INV-',
  'organisation.wrongPrefix': 'Please use at most 12 letters from A to Z, digits and hyphens.',
  'organisation.account': 'Account for transfers',
  'organisation.accountHint': 'Guests who pay by bank transfer send their money here.',
  'organisation.accountHolder': 'Account holder',
  'organisation.iban': 'IBAN',
  'organisation.bic': 'BIC',
  'organisation.bicHint': 'If your guests’ banks need it.',
  'organisation.wrongIban': 'This is not a valid IBAN. Please check it for typing errors.',
  'organisation.wrongBic': 'A BIC has 8 or 11 letters and digits, such as COBADEFFXXX.',
  'organisation.offered': 'Payment methods',
  'organisation.offeredHint':
    'What is possible was set up with the site (PAYMENT_WAYS). Here you say what guests are offered. Homes whose own terms ask for the money there are always paid there.',
  'organisation.offersAll': 'Everything that is possible, for every home',
  'organisation.offersChosen': 'Only these:',
  'organisation.method':
    '{method, select, card {Card} testCard {Test card} transfer {Bank transfer} other {At the home}}',
  'organisation.notPossible': 'The site is not set up for this method at the moment, so no guest sees it.',
  'organisation.onlyCountries': 'Only in these countries',
  'organisation.onlyCountriesHint': 'Two letters each, such as DE, AT. Empty: in every country.',
  'organisation.onlyHomes': 'Only for these homes',
  'organisation.onlyHomesHint': 'The last part of each home’s address, one per line. Empty: for all homes.',
  'organisation.wrongCountries': 'Please enter codes of countries with two letters each, such as DE, AT.',
  'organisation.wrongHomes': 'Please enter the last part of the address of each home, one per line, 500 homes at most.',
  'organisation.homeUnknown':
    'One of the homes named for a payment method does not exist. Please check how their addresses are spelled.',
  'organisation.unpayable':
    '{homes, plural, one {One published home cannot be booked, because no payment method is offered for it: {some}.} other {# published homes cannot be booked, because no payment method is offered for them, among them {some}.}}',
  'organisation.notAllowed': 'You may not change the organisation.',
  'organisation.outOfDate':
    'Someone has changed the organisation since you opened the page. What you typed is still here: check it, then save again.',
} as const
