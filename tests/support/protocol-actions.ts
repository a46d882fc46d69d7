// What pages do that programs do by the identity protocol: each action with the operations it takes, in their order.

export type ProtocolAction = keyof typeof protocolActions

export const protocolActions = {
  'sign in by a mailed link': ['POST v1/accounts:sendOobCode', 'POST v1/accounts:signInWithEmailLink'],
  'sign in by telephone': ['POST v1/accounts:sendVerificationCode', 'POST v1/accounts:signInWithPhoneNumber'],
  'sign in with a second factor': ['POST v1/accounts:signInWithPassword', 'POST v2/accounts/mfaSignIn:finalize'],
  'apply the code of a mailed link': [
    'POST v1/accounts:sendOobCode',
    'POST v1/accounts:resetPassword',
    'POST v1/accounts:update',
  ],
  'set a telephone number': [
    'POST v1/accounts:signInWithPassword',
    'POST v1/accounts:sendVerificationCode',
    'POST v1/accounts:signInWithPhoneNumber',
  ],
  'remove the telephone number': ['POST v1/accounts:signInWithPassword', 'POST v1/accounts:update'],
  'set up a second factor': [
    'POST v1/accounts:signInWithPassword',
    'POST v2/accounts/mfaEnrollment:start',
    'POST v2/accounts/mfaEnrollment:finalize',
  ],
  'remove the second factor': ['POST v1/accounts:lookup', 'POST v2/accounts/mfaEnrollment:withdraw'],
} as const satisfies Readonly<Record<string, readonly string[]>>
