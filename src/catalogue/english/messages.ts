// The contact form and the operator's reply, with their field errors.

export const messagesEnglish = {
  'contact.nameMissing': 'Please tell us your name, so that we know whom we answer.',
  'contact.nameLetters': 'Please write the name with letters only.',
  'contact.nameTooLong': 'Please shorten the name to {most} characters; it has {length}.',
  'contact.emailMissing': 'Please tell us your e-mail address: our answer goes there.',
  'contact.emailWrong': 'Please check the e-mail address: it should look like name@example.org.',
  'contact.subjectTooLong': 'Please shorten this line to {most} characters; it has {length}.',
  'contact.textMissing': 'Please write your message.',
  'contact.textTooLong': 'Please shorten the message to {most} characters; it has {length}.',
  'inbox.unreadable': 'We could not read that answer. Please send it again.',
  'inbox.answerMissing': 'Please write an answer.',
  'inbox.answerTooLong': 'Please shorten the answer to {most} characters.',
  // The contact form.
  'messages.lookAgain': 'Please look at the fields marked below; everything you typed is still there.',
  'messages.name': 'Your name',
  'messages.email': 'E-mail address',
  'messages.emailHint': 'Our answer goes there.',
  'messages.subject': 'A booking’s reference or a home, if it is about one',
  'messages.text': 'Your message',
  'messages.sending': 'Sending',
  'messages.send': 'Send the message',
  'messages.trap': 'Leave this empty',
  // A conversation in the admin pages.
  'messages.from': 'A message from {name}',
  'messages.waits': '<name/>, <email/>. Waits for your answer.',
  'messages.answered': '<name/>, <email/>. Answered.',
  'messages.oursAt': 'You, <when/>',
  'messages.theirsAt': '<name/>, <when/>',
  'messages.answer': 'Your answer to {name}',
  'messages.sendAnswer': 'Send by mail',
} as const
