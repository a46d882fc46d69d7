// The operator's pages about arriving at a home and its house manual, and the code of a single stay.

export const arrivalEnglish = {
  'arrival.section': 'Arrival',
  'arrival.sectionAbout': 'How guests get in, door code, Wi-Fi, host, and when they are told.',
  'arrival.manualSection': 'House manual',
  'arrival.manualSectionAbout': 'How everything works, with photos.',
  // Faults of fields.
  'arrival.chooseCheckIn': 'Please choose how guests get in.',
  'arrival.networkTooLong': 'The name of a Wi-Fi network has at most 32 bytes.',
  'arrival.networkMissing': 'Please enter the name of the network as well, or remove the password.',
  'arrival.passwordWrong': 'Please enter the password in one line.',
  'arrival.chooseLanguages': 'Please choose languages from the list.',
  'arrival.chooseAddressTime': 'Please choose when guests are told the address.',
  'arrival.days': 'Please enter a number of days from {least} to {most}.',
  'arrival.titleMissing': 'Please enter what this part is about.',
  'arrival.textMissing': 'Please write what guests should know.',
  // Refusals.
  'arrival.sectionUnknown': 'This part of the manual was removed in the meantime.',
  'arrival.tooManySections': 'A house manual can have up to {mostSections} parts.',
  // The page about arriving.
  'arrival.of': 'Arrival at {name}',
  'arrival.gettingIn': 'Getting in',
  'arrival.checkIn': 'How guests get in',
  'arrival.doorCode': 'Door code',
  'arrival.doorCodeHint': 'For every stay that has no code of its own. Stored encrypted.',
  'arrival.gettingInWords': 'How to find the door and get in',
  'arrival.gettingInHint':
    'Guests read this together with the address, so please leave codes to the field above. An empty line starts a paragraph, “- ” a list.',
  'arrival.wifi': 'Wi-Fi',
  'arrival.network': 'Network name',
  'arrival.password': 'Password',
  'arrival.passwordHint': 'Leave it empty for an open network. Stored encrypted.',
  'arrival.host': 'Host',
  'arrival.phone': 'Phone',
  'arrival.phoneHint': 'With the country code, such as +44. Guests with a confirmed booking see it.',
  'arrival.hostWords': 'A few words to your guests',
  'arrival.hostLanguages': 'Languages the host speaks',
  'arrival.hostShown':
    'Introduce the host on the page of the home: name, languages, these words, and how soon guests are usually answered',
  'arrival.whenTold': 'What guests are told when',
  'arrival.whenToldIntro':
    'The host’s phone is shown once a booking is confirmed, and so is the rest about the host. Door code and Wi-Fi are shown only once everything is paid, and only to guests who have confirmed their email address. What is paid at the home counts as paid.',
  'arrival.addressWhen': 'Address, how to get in, and house manual',
  'arrival.addressConfirmed': 'Once the booking is confirmed',
  'arrival.addressPaid': 'Once everything is paid',
  'arrival.codesDays': 'Door code and Wi-Fi, days before check-in',
  'arrival.codesDaysHint': 'From 0 (on the day) to {mostCodesDays}.',
  // The page of the house manual.
  'arrival.manualOf': 'House manual of {name}',
  'arrival.manualIntro':
    'How the heating, the stove and the coffee machine work, where the rubbish goes, what to do before leaving. Guests with a confirmed booking read it on the page of their trip.',
  'arrival.oneMoreSection': 'Add a part',
  'arrival.newSection': 'New part of the house manual',
  'arrival.sectionTitle': 'What it’s about',
  'arrival.sectionText': 'What guests should know',
  'arrival.picture': 'Photo',
  'arrival.otherPicture': 'Replace the photo',
  'arrival.removePicture': 'Remove the photo',
  'arrival.addSection': 'Add this part',
  // The code of one stay, on its booking.
  'arrival.codeNotAllowed': 'Door codes are set by the reception, managers and owners.',
  'arrival.codeNotToCome': 'This stay is over or cancelled, so it needs no code.',
  'arrival.codeOfStay': 'Code for this stay',
  'arrival.codeOfStayHint': 'The guest sees it instead of the home’s code. Leave it empty to use the home’s code.',
  'arrival.setCode': 'Save code',
  'arrival.standingCode': 'The home’s code is {code}.',
  'arrival.noStandingCode': 'The home has no code of its own.',
  'arrival.codeWas': 'The code of this stay was {code}.',
  // In the list of texts to translate.
  'arrival.textManual': 'Title in the house manual',
  'arrival.textManualText': 'Text in the house manual',
} as const
