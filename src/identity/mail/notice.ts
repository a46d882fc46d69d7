// The words of the mails that tell an account's owner of a change in how it is signed in to.

import { mailFrame } from '#platform/mail-frame.ts'

export type Notice =
  | { readonly kind: 'password-changed' | 'password-reset' | 'second-factor-removed' }
  | { readonly kind: 'phone-added' | 'phone-removed'; readonly phoneNumber: string }
  | { readonly kind: 'provider-added' | 'provider-removed'; readonly provider: string }

type NoticeMail = {
  readonly notice: Notice
  readonly siteName: string
  /** The address of the account. */
  readonly email: string
  readonly link: { readonly label: string; readonly href: string }
}

const titles: Readonly<Record<Notice['kind'], string>> = {
  'password-changed': 'Your password was changed',
  'password-reset': 'Your password was reset',
  'second-factor-removed': 'Two-step sign-in was removed',
  'phone-added': 'A phone number was added to your account',
  'phone-removed': 'A phone number was removed from your account',
  'provider-added': 'A way to sign in was added to your account',
  'provider-removed': 'A way to sign in was removed from your account',
}

function whatHappened(notice: Notice, email: string): string {
  switch (notice.kind) {
    case 'password-changed':
      return `The password for ${email} was changed.`
    case 'password-reset':
      return `A new password was chosen for ${email} with a link that we mailed to this address.`
    case 'second-factor-removed':
      return `An authenticator app was removed from the account of ${email}.`
    case 'phone-added':
      return `You can now sign in to the account of ${email} with the phone number ending in ${notice.phoneNumber.slice(-4)}.`
    case 'phone-removed':
      return `The phone number ending in ${notice.phoneNumber.slice(-4)} no longer signs in to the account of ${email}.`
    case 'provider-added':
      return `You can now sign in to the account of ${email} with ${notice.provider}.`
    case 'provider-removed':
      return `${notice.provider} no longer signs in to the account of ${email}.`
  }
}

export function noticeMail({ notice, siteName, email, link }: NoticeMail) {
  return mailFrame({
    subject: `${titles[notice.kind]} at ${siteName}`,
    paragraphs: [
      whatHappened(notice, email),
      'If that was you, there is nothing to do.',
      'If it was not you, act now:',
    ],
    link,
    sender: siteName,
  })
}
