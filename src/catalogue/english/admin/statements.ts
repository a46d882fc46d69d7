// The pages that read statements of the bank.

export const statementsEnglish = {
  'statements.title': 'Bank statements',
  'statements.one': 'Bank statement',
  'statements.intro':
    'Upload a statement of your account to record the transfers that have arrived. You see every payment and its booking first; nothing is recorded until you say so.',
  'statements.file': 'Statement',
  'statements.fileHint': 'A CAMT.053 file (XML) or a CSV file from your bank, up to 2 MB.',
  'statements.read': 'Read statement',
  'statements.another': 'Another statement',
  'statements.chooseFile': 'Please choose a file.',
  // Why a file could not be read.
  'statements.empty': 'The file is empty.',
  'statements.unreadable':
    'We couldn’t read this file. Please choose a CAMT.053 or CSV file as your bank gave it to you.',
  'statements.otherKind': 'This XML file isn’t a CAMT.053 statement. Please ask your bank for that format.',
  'statements.tooLarge': 'The file is larger than {megabytes} MB. Please choose a shorter period.',
  'statements.tooMany': 'The statement has more than {most} incoming payments. Please choose a shorter period.',
  // The number of the line in the file.
  'statements.rowWrong': 'We couldn’t read the entry near line {line}: its date, amount or currency is unclear.',
  // What a table does not say itself.
  'statements.askColumns': 'Please tell us which column of the file is which.',
  'statements.askOrder': 'Please tell us whether the day or the month comes first in the file’s dates.',
  'statements.askCurrency': 'Please tell us which currency the sums are in.',
  // A column by its number, name and first value.
  'statements.column': '{number}: {name} – {example}',
  'statements.choose': 'Choose',
  'statements.noColumn': 'None',
  'statements.columnTwice': 'This column is chosen twice.',
  'statements.day': 'Date of the payment',
  'statements.amount': 'Sum',
  'statements.payer': 'Payer',
  'statements.text': 'Reference',
  'statements.order': 'Dates are written',
  'statements.dayFirst': 'Day first (31/12/2026)',
  'statements.monthFirst': 'Month first (12/31/2026)',
  'statements.currency': 'Currency',
  // What is in a statement.
  'statements.matchedCount':
    '{count, plural, =0 {No payment names a booking} one {One payment names a booking} other {# payments name a booking}}',
  'statements.unmatchedCount':
    '{count, plural, =0 {Every payment is matched} one {One payment has no booking yet} other {# payments have no booking yet}}',
  'statements.notedCount':
    '{count, plural, =0 {None is recorded already} one {One is recorded already} other {# are recorded already}}',
  'statements.foreignCount':
    '{count, plural, one {One is in another currency than its booking and isn’t recorded here} other {# are in another currency than their booking and aren’t recorded here}}',
  'statements.debitCount':
    '{count, plural, one {One outgoing payment was left out} other {# outgoing payments were left out}}',
  'statements.ignoredCount':
    '{count, plural, one {One pending or reversed entry was left out} other {# pending or reversed entries were left out}}',
  // What is said of a payment.
  'statements.exact': 'Exactly the sum that is due.',
  'statements.under': '{difference} less than is due.',
  'statements.over': '{difference} more than is due.',
  'statements.noted': 'Recorded already.',
  'statements.unmatched': 'We found no booking for this payment.',
  'statements.inOtherCurrency': 'The booking is in {currency}. Please record this payment by hand.',
  'statements.booking': 'Booking {reference}',
  // The sum is named, so that every box has a name of its own.
  'statements.record': 'Record {sum}',
  'statements.chooseBooking': 'Booking for {sum}',
  'statements.chooseHint': 'The reference of the booking; leave it empty to leave the payment out.',
  'statements.apply': 'Record chosen payments',
  // Refusals.
  'statements.unknown': 'This statement isn’t here any more. Please upload it again.',
  'statements.outOfDate': 'This statement has been read differently in the meantime. Please check it again.',
  'statements.notReadYet': 'Please tell us first how to read this file.',
  'statements.entryUnknown': 'The statement has no such payment.',
  'statements.noBooking': 'There is no booking with this reference.',
  'statements.otherCurrency': 'This booking is in another currency.',
  'statements.nothingChosen': 'Please choose at least one payment.',
  'statements.nothingRecorded': 'Nothing was recorded. Please correct what is marked below.',
  'statements.someLeft':
    '{count, plural, one {One payment was not recorded; the reason stands beside it.} other {# payments were not recorded; the reasons stand beside them.}}',
} as const
