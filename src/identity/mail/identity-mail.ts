// The words of the provider's mails.

import { currentLocale, sentence } from '#catalogue/sentence.ts'
import type { MailCodeKind } from '#identity/account/mail-code-kind.ts'
import { type MailWords, mailFrame } from '#platform/mail-frame.ts'
import { dateFormat } from '#values/formats.ts'

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
  return dateFormat(currentLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(instant)
}

type Words = Omit<MailWords, 'sender' | 'link'> & { readonly label: string }

const wordsOf: Readonly<Record<MailCodeKind, (mail: IdentityMail) => Words>> = {
  VERIFY_EMAIL: ({ siteName, email, accountMadeAt }) => ({
    subject: sentence('identity.confirmAddressFor', { siteName }),
    paragraphs: [
      accountMadeAt
        ? sentence('identity.accountMadeOn', { email, siteName, day: dayOf(accountMadeAt) })
        : sentence('identity.accountMade', { email, siteName }),
      sentence('identity.confirmIfYours'),
    ],
    label: sentence('identity.confirmAddress'),
    afterLink: [sentence('identity.goodForThreeDays'), sentence('identity.accountNotYours')],
  }),
  PASSWORD_RESET: ({ siteName, email }) => ({
    subject: sentence('identity.choosePasswordFor', { siteName }),
    paragraphs: [sentence('identity.newPasswordAsked', { email })],
    label: sentence('identity.choosePassword'),
    afterLink: [sentence('identity.goodForAnHour'), sentence('identity.nothingChanges')],
  }),
  EMAIL_SIGNIN: ({ siteName, email }) => ({
    subject: sentence('identity.signInLinkFor', { siteName }),
    paragraphs: [sentence('identity.signInLink', { email })],
    label: sentence('identity.signIn'),
    afterLink: [sentence('identity.goodForAnHour'), sentence('identity.nothingChanges')],
  }),
  VERIFY_AND_CHANGE_EMAIL: ({ siteName, email, newEmail = '' }) => ({
    subject: sentence('identity.confirmNewAddressFor', { siteName }),
    paragraphs: [sentence('identity.confirmNewAddress', { email, newEmail })],
    label: sentence('identity.useNewAddress'),
    afterLink: [sentence('identity.goodForADay'), sentence('identity.nothingChanges')],
  }),
  RECOVER_EMAIL: ({ siteName, email }) => ({
    subject: sentence('identity.addressChangedAt', { siteName }),
    paragraphs: [sentence('identity.addressChanged', { email })],
    label: sentence('identity.undoChange'),
    afterLink: [sentence('identity.undoWithinAWeek')],
  }),
  REVERT_SECOND_FACTOR_ADDITION: ({ siteName, email }) => ({
    subject: sentence('identity.twoStepsOnAt', { siteName }),
    paragraphs: [sentence('identity.twoStepsOn', { email })],
    label: sentence('identity.undoIt'),
    afterLink: [sentence('identity.undoWithinAWeek')],
  }),
}

/** The mail that carries a code's link. */
export function identityMail(mail: IdentityMail) {
  const { label, ...words } = wordsOf[mail.kind](mail)
  return mailFrame({ ...words, link: { label, href: mail.link }, sender: mail.siteName })
}
