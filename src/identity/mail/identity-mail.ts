// The words of the provider's mails.

import type { MailCodeKind } from '#identity/account/mail-code-kind.ts'
import { type MailWords, mailFrame } from '#platform/mail-frame.ts'

type IdentityMail = {
  readonly kind: MailCodeKind
  readonly siteName: string
  readonly link: string
  /** The address the code was made for, and the address an account would change to. */
  readonly email: string
  readonly newEmail?: string
  /** When the account was made. */
  readonly accountMadeAt?: Date
}

/** The day of an instant, as mails and pages about accounts write it. */
export function dayOf(instant: Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(instant)
}

type Words = Omit<MailWords, 'sender' | 'link'> & { readonly label: string }

const nothingAsked = 'If you did not ask for this, you can leave this message alone: nothing changes.'

const wordsOf: Readonly<Record<MailCodeKind, (mail: IdentityMail) => Words>> = {
  VERIFY_EMAIL: ({ siteName, email, accountMadeAt }) => ({
    subject: `Confirm your e-mail address for ${siteName}`,
    paragraphs: [
      `An account for ${email} was made at ${siteName}${accountMadeAt ? ` on ${dayOf(accountMadeAt)}` : ''}.`,
      'If you made it, please confirm that the address is yours, so that we can send you your bookings.',
    ],
    label: 'Confirm this address',
    afterLink: [
      'The link is good for three days.',
      'If it was not you, you can leave this message alone: without you nobody can see your bookings. Or follow the link and choose a password: then the account is yours, and whoever made it is locked out.',
    ],
  }),
  PASSWORD_RESET: ({ siteName, email }) => ({
    subject: `Choose a new password for ${siteName}`,
    paragraphs: [`Somebody, we hope you, asked for a new password for ${email}.`],
    label: 'Choose a new password',
    afterLink: ['The link is good for one hour and works once.', nothingAsked],
  }),
  EMAIL_SIGNIN: ({ siteName, email }) => ({
    subject: `Your link to sign in to ${siteName}`,
    paragraphs: [`With this link you sign in as ${email}, without a password.`],
    label: 'Sign in',
    afterLink: ['The link is good for one hour and works once.', nothingAsked],
  }),
  VERIFY_AND_CHANGE_EMAIL: ({ siteName, email, newEmail }) => ({
    subject: `Confirm your new e-mail address for ${siteName}`,
    paragraphs: [`Please confirm that the account of ${email} should use ${newEmail} from now on.`],
    label: 'Use the new address',
    afterLink: ['The link is good for one day.', nothingAsked],
  }),
  RECOVER_EMAIL: ({ siteName, email }) => ({
    subject: `Your e-mail address at ${siteName} was changed`,
    paragraphs: [`Your account no longer uses ${email}. If you changed it yourself, all is well.`],
    label: 'Undo the change',
    afterLink: ['If it was not you, undo it within seven days and choose a new password afterwards.'],
  }),
  REVERT_SECOND_FACTOR_ADDITION: ({ siteName, email }) => ({
    subject: `Two-step sign-in was switched on at ${siteName}`,
    paragraphs: [`The account of ${email} now asks for a code when you sign in. If you set this up, all is well.`],
    label: 'Undo it',
    afterLink: ['If it was not you, undo it within seven days and choose a new password afterwards.'],
  }),
}

/** The mail that carries a code's link. */
export function identityMail(mail: IdentityMail) {
  const { label, ...words } = wordsOf[mail.kind](mail)
  return mailFrame({ ...words, link: { label, href: mail.link }, sender: mail.siteName })
}
