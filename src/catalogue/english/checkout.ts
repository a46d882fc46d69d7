// The checkout: the time that is left, the ways in, the booking form, extras and a code, and nights that were refused.

export const checkoutEnglish = {
  'checkout.book': 'Book {stayName}',
  'checkout.otherDates': 'Choose other dates',
  'checkout.timeOver':
    'The time for which we kept these nights is over. You can try to take them again; what you typed is kept.',
  'checkout.kept':
    'We keep these nights for you for <left>{minutes, plural, one {# more minute} other {# more minutes}}</left>, until {until}.',
  // In the last two minutes, by the second: 1:42.
  'checkout.keptClock': 'We keep these nights for you for <left>{clock} minutes more</left>, until {until}.',
  'checkout.timeOverBelow': 'The time for which we kept these nights is over. You can try to take them again below.',
  'checkout.signInToFinish': 'Sign in or register to finish',
  'checkout.whySignIn':
    'We need to know whom to expect, and where the confirmation goes. You come straight back to this page.',
  'checkout.signIn': 'Sign in',
  'checkout.register': 'Register',
  'checkout.confirmToFinish': 'Confirm your e-mail address to finish',
  'checkout.followLink':
    'We sent you a mail with a link. Once you have followed it, you come straight back to this page.',
  'checkout.toConfirmation': 'Go to the confirmation',
  'checkout.nightsStay': 'The nights stay yours for the time shown above while you do.',
  'checkout.noAccount': 'Or go on without an account',
  'checkout.noAccountText':
    'We send you a link that brings you back here. As long as it is good, the nights are kept for you.',
  'checkout.linkEmail': 'E-mail address for the link',
  'checkout.sendLink': 'Continue without an account',
  'checkout.sendAgain': 'Send the link again',
  'checkout.marked': 'Please look at the fields marked below; everything you typed is still there.',
  'checkout.you': '1. You',
  'checkout.name': 'Your name',
  'checkout.email': 'E-mail address',
  'checkout.emailHint': 'The confirmation goes there.',
  'checkout.provedEmail': 'Proved by the link in our mail. The confirmation goes there.',
  'checkout.phone': 'Phone number, if you like',
  'checkout.phoneHint': 'With the country code, such as +34 600 111 222. For the day you arrive.',
  'checkout.wishes': '2. Guests and wishes',
  'checkout.somebodyElse': 'I book for somebody else',
  'checkout.somebodyElseText':
    'All mails about the booking go to you. The home learns who comes, so that they are expected.',
  'checkout.guestName': 'Name of whoever stays',
  'checkout.guestEmail': 'Their mail address, if you like',
  'checkout.notes': 'Anything the home should know',
  'checkout.notesHint': 'When you arrive, who comes along, what you need. At most {most} characters.',
  'checkout.pay': '3. Pay and confirm',
  'checkout.plansChange': 'If your plans change',
  'checkout.noWithdrawal':
    'A visit on fixed dates has no 14-day right of withdrawal by law. What holds is the promise above.',
  'checkout.agree':
    'I have read the <terms>terms</terms> and the <cancelling>words about cancelling</cancelling>, and I accept them.',
  'checkout.bookAndPay': 'Book with the duty to pay {total}',
  'checkout.askAndPay': 'Ask, with the duty to pay {total} if the answer is yes',
  'checkout.tryAgain': 'Try to take the nights again',
  'checkout.freshPrice': 'Take the nights at a fresh price',
  'checkout.withoutCode': 'Take the nights without the code',
  'checkout.yourVisit': 'Your visit',
  'checkout.addOrChange': 'Add or change',
  'checkout.seeCost': 'See what that costs',
  'checkout.chosenAlready': 'That is what you have chosen already.',
  'checkout.newTotal': 'With that the total is <total/>: {difference}.',
  'checkout.takeIt': 'Take it, for {total} in all',
  'checkout.letGo': 'Let these nights go',
  'checkout.reserveAt': 'Reserve at {total}',
  'checkout.askAt': 'Ask for these nights at {total}',
  'checkout.nothingBooked': 'Nothing was booked, and nothing is charged.',
  'checkout.lookAgain': 'Look at your wish again',
  'checkout.otherHomes': 'See other homes',
} as const
