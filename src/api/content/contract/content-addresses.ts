// Every call of the content backend by its name: the method and the address below /api, and nothing that weighs more.

export const contentAddresses = {
  readMe: 'GET /users/me',
  signIn: 'POST /auth/local',
  register: 'POST /auth/local/register',
  forgotPassword: 'POST /auth/forgot-password',
  resetPassword: 'POST /auth/reset-password',
  changePassword: 'POST /auth/change-password',
  sendEmailConfirmation: 'POST /auth/send-email-confirmation',
  confirmEmail: 'GET /auth/email-confirmation',
  signInByProvider: 'GET /auth/{provider}/callback',
  connectProvider: 'GET /connect/{provider}',
  returnFromProvider: 'GET /connect/{provider}/callback',
  listStays: 'GET /stays',
  readShortlist: 'GET /shortlist',
  readStay: 'GET /stays/{slug}',
  readCalendar: 'GET /stays/{slug}/calendar',
  readPrice: 'GET /stays/{slug}/price',
  readSimilar: 'GET /stays/{slug}/similar',
  listReviews: 'GET /stays/{slug}/reviews',
  askQuote: 'POST /quotes',
  readQuote: 'GET /quotes/{id}',
  book: 'POST /bookings',
  listBookings: 'GET /bookings',
  readBooking: 'GET /bookings/{id}',
  previewCancellation: 'POST /bookings/{id}/cancellation-preview',
  cancelBooking: 'POST /bookings/{id}/cancel',
  previewAmendment: 'POST /bookings/{id}/amendment-preview',
  amendBooking: 'POST /bookings/{id}/amend',
  readReview: 'GET /bookings/{id}/review',
  writeReview: 'POST /bookings/{id}/review',
  listReviewsAtDesk: 'GET /reviews',
  answerReview: 'POST /reviews/{id}/answer',
} as const

export type ContentCall = keyof typeof contentAddresses

/** The method and the address of a call, apart. */
export function contentAddress(call: ContentCall): { readonly method: 'GET' | 'POST'; readonly path: string } {
  const [method, path] = contentAddresses[call].split(' ')
  return { method: method as 'GET' | 'POST', path: path! }
}
