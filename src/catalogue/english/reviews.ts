// Field errors of a review and the operator's reply.

export const reviewsEnglish = {
  'reviews.overall': 'Please choose from 1 to 5 how your visit was on the whole.',
  'reviews.points': 'Please choose from 1 to 5, or leave this out.',
  'reviews.titleMissing': 'Please put your visit into a few words.',
  'reviews.bodyMissing': 'Please tell the next guests how it was.',
  'reviews.noteMissing': 'Please write a few words for your team; nobody else reads them.',
  'reviews.replyMissing': 'Please write what guests shall read below the review.',
  'reviews.reasonMissing': 'Please say why: a review is hidden for a reason only.',
} as const
