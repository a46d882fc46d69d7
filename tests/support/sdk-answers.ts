// What each operation of the SDK's suite comes to at our provider, and where the vendor's emulator answers otherwise.

const person = { email: null, emailVerified: false, phoneNumber: null, displayName: null, providers: ['password'] }
const refused = (code: string) => ({ refused: `auth/${code}` })

export const ourAnswers: Readonly<Record<string, unknown>> = {
  createUserWithEmailAndPassword: { ...person, email: 'made@example.org' },
  'createUserWithEmailAndPassword, taken': refused('email-already-in-use'),
  'createUserWithEmailAndPassword, weak': refused('weak-password'),
  'createUserWithEmailAndPassword, no address': refused('invalid-email'),
  signInWithEmailAndPassword: { ...person, email: 'made@example.org' },
  'signInWithEmailAndPassword, wrong': refused('invalid-credential'),
  'signInWithEmailAndPassword, unknown': refused('invalid-credential'),
  signInAnonymously: refused('admin-restricted-operation'),
  updateProfile: ['Ada', 'https://pictures.example/a.png', 'Ada', 'https://pictures.example/a.png'],
  'sendEmailVerification, checkActionCode, applyActionCode': [
    'VERIFY_EMAIL',
    'verify@example.org',
    false,
    true,
    'auth/invalid-action-code',
  ],
  'sendPasswordResetEmail, verifyPasswordResetCode, confirmPasswordReset': [
    'reset@example.org',
    'auth/weak-password',
    'auth/invalid-credential',
    true,
    'auth/user-token-expired',
    null,
  ],
  'sendPasswordResetEmail, unknown': 'done',
  'sendSignInLinkToEmail, signInWithEmailLink': [
    true,
    { ...person, email: 'link@example.org', emailVerified: true },
    'auth/invalid-action-code',
  ],
  verifyBeforeUpdateEmail: ['VERIFY_AND_CHANGE_EMAIL', { ...person, email: 'after@example.org', emailVerified: true }],
  updateEmail: refused('operation-not-allowed'),
  updatePassword: ['auth/invalid-credential', 'auth/user-token-expired'],
  reauthenticateWithCredential: ['reauthenticate', 'auth/invalid-credential'],
  signInWithPhoneNumber: { ...person, phoneNumber: '+447700900701', providers: ['phone'] },
  'signInWithCredential of a phone, wrong code': refused('invalid-verification-code'),
  'linkWithCredential of a phone, updatePhoneNumber, unlink': [
    {
      ...person,
      email: 'phone@example.org',
      emailVerified: true,
      phoneNumber: '+447700900703',
      providers: ['password', 'phone'],
    },
    null,
  ],
  'linkWithCredential of a phone of another account': refused('account-exists-with-different-credential'),
  signInWithCustomToken: ['guest-7', 'gold', 'custom'],
  'signInWithCustomToken, nonsense': refused('invalid-custom-token'),
  'signInWithCredential of another provider': [
    { ...person, email: 'ada@club.example', emailVerified: true, displayName: 'Ada', providers: ['other'] },
    true,
  ],
  'linkWithCredential of another provider, unlink': [['other', 'password'], ['password']],
  fetchSignInMethodsForEmail: [],
  validatePassword: [false, true],
  initializeRecaptchaConfig: 'done',
  'the captcha’s parameters': 'string',
  'the project': true,
  getIdToken: [true, 'token@example.org', false, true, 'password'],
  'getIdToken of a disabled account': ['auth/user-disabled', null, 'auth/user-disabled'],
  deleteUser: [null, 'auth/user-token-expired', true],
  revokeAccessToken: refused('operation-not-allowed'),
  signOut: 'done',
  'multiFactor: enrol, sign in, unenrol': [
    'auth/multi-factor-auth-required',
    'App',
    'auth/invalid-verification-code',
    'totp',
    true,
  ],
}

const notThere = (operation: string) => refused(`identitytoolkit.${operation}-is-not-implemented-in-the-auth-emulator.`)

/** The emulator's own answers where they differ; why ours is right stands in docs/identity.md, by the same names. */
export const emulatorAnswers: Readonly<Record<string, unknown>> = {
  signInAnonymously: true,
  updateEmail: ['moved@example.org', false, true],
  updatePassword: ['auth/invalid-credential', 'done'],
  validatePassword: notThere('getpasswordpolicy'),
  initializeRecaptchaConfig: notThere('getrecaptchaconfig'),
  revokeAccessToken: notThere('accounts.revoketoken'),
  'multiFactor: enrol, sign in, unenrol': refused('invalid-argument'),
}
