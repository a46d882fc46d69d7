// Field errors of the contact form and the operator's reply.

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
} as const
