// Field errors of booking and enquiry forms, and of a home's damage deposit.

export const bookingsEnglish = {
  'bookings.nameMissing': 'Please tell us your name.',
  'bookings.guestNameMissing': 'Please tell us the name of whoever stays.',
  'bookings.nameTooLong': 'Please shorten the name to {most} letters.',
  'bookings.nameLetters': 'Please write the name in one line, with letters only.',
  'bookings.emailMissing': 'Please tell us your e-mail address, so that we can send the confirmation.',
  'bookings.emailWrong': 'Please check the e-mail address: it should look like name@example.org.',
  'bookings.phoneWrong': 'Please write the number with its country code, such as +34 600 111 222, or leave it empty.',
  'bookings.notesTooLong': 'Please shorten your note to {most} characters; it has {length}.',
  'bookings.termsUnread': 'Please read the terms and accept them to book.',
  'bookings.referenceMissing': 'Please write the reference of the booking.',
  'deposits.choose': 'Please choose one of these.',
  'deposits.flat': 'Please write the sum as a number above zero, such as 250 or 250.50.',
  'deposits.percent_of_lodging': 'Please write a share above 0 and up to 100 percent, such as 20 or 12.5.',
  'deposits.days': 'Please write a whole number of days from 0 to {most}.',
} as const
