// The list by which taxes are filed.

export const taxReportEnglish = {
  'taxReport.title': 'Taxes collected',
  'taxReport.intro':
    'What was collected of each tax, by the month of departure, to file it with the authority. Confirmed and finished stays count as they stand now, with everything that was changed or cancelled since. The amounts collected with the price are those of the ledger, to the cent.',
  'taxReport.from': 'From month',
  'taxReport.until': 'To month',
  'taxReport.show': 'Show',
  'taxReport.none': 'No taxes were collected in these months.',
  'taxReport.month': 'Please enter a month, such as 2027-03.',
  'taxReport.backwards': 'The last month is before the first.',
  'taxReport.tooLong': 'Please choose at most {most} months.',
  'taxReport.monthColumn': 'Month',
  'taxReport.tax': 'Tax',
  'taxReport.visits': 'Stays',
  'taxReport.nights': 'Nights',
  'taxReport.guests': 'Guests',
  'taxReport.taxedNights': 'Taxed nights',
  'taxReport.amount': 'Amount',
  'taxReport.table': 'Download as a table (CSV)',
} as const
