// What the identity protocol says in English: programs compare it, so it is never translated nor reworded. Reference 7.1.

declare const wire: unique symbol

/** A sentence of the table below; only this file makes one. */
export type ProtocolWord = string & { readonly [wire]: true }

const word = (text: string) => text as ProtocolWord

/** The hosted service's own sentences, letter for letter; what it has none for stands at the end of its group. */
export const protocolWords = {
  // After a code.
  weakPassword: (least: number) => word(`Password should be at least ${least} characters`),
  missingRequirements: (missing: readonly string[]) => word(`Missing password requirements: [${missing.join(', ')}]`),
  verifyFirst: word('Please verify the new email before changing email.'),
  otherAddress: word('The email provided does not match the sign-in email address.'),
  providerUnknown: word('The identity provider configuration is not found.'),
  credentialWrong: word('The supplied auth credential is malformed or has expired.'),
  idpResponseWrong: word('Invalid IdP response/credential.'),
  assertionWrong: word('Invalid assertion format.'),
  noPendingCredential: word('Request does not have MFA pending credential.'),
  noFactor: word('No second factor identifier is provided.'),
  noMessages: word('SMS based MFA not enabled.'),
  verifyBeforeFactors: word('Need to verify email first before enrolling second factors.'),
  verifyToLink: word('The email address of the account has to be verified first.'),
  numberWrong: word('Invalid format.'),
  regionClosed: word('SMS unable to be sent to this region.'),
  parametersUnknown: word('Unsupported request parameters.'),
  idTokenNeeded: word('An id_token is required.'),
  claimReserved: (claim: string) => word(`The claim ${claim} is reserved.`),
  claimsTooLarge: word('The claims are too large.'),
  tokenOver: word('The token has expired.'),
  visitAhead: word(
    'You have a visit ahead, and its hosts must be able to reach you. Cancel it first, or come back after it.',
  ),
  onlyOwner: word('You are the only owner of this site. Make somebody else an owner first.'),
  uidWrong: word('The uid must be a text of 1 to 128 characters.'),

  // Instead of a code.
  notFound: word('Not Found'),
  unauthenticated: word('Request is missing required authentication credential.'),
  keyMissing: word('The request is missing a valid API key.'),
  keyWrong: word('API key not valid. Please pass a valid API key.'),
  jsonWrong: word('Invalid JSON payload received.'),
  tooLarge: word('Request payload size exceeds the limit: 65536 bytes.'),
  valueWrong: (field: string, kind = '') => word(`Invalid value at '${field}'${kind && ` (TYPE_${kind})`}`),
  claimsWrong: word('INVALID_CLAIMS'),
  internal: word('INTERNAL_ERROR'),
  numberNeeded: word('advanceSeconds must be a number'),
} as const

/** What a password may lack, within `missingRequirements`. */
export const passwordWords = {
  least: (least: number) => word(`Password must contain at least ${least} characters`),
  most: (most: number) => word(`Password may contain at most ${most} characters`),
  lowercase: word('Password must contain a lower case character'),
  uppercase: word('Password must contain an upper case character'),
  number: word('Password must contain a numeric character'),
  symbol: word('Password must contain a non-alphanumeric character'),
  common: word('Password must not be a commonly used one'),
  ownAddress: word('Password must not be the email address'),
} as const
