// The words of the mails that tell an account's owner of a change in how it is signed in to.

import { type SentenceKey, sentence, sentenceBy } from '#catalogue/sentence.ts'
import { mailFrame } from '#platform/mail-frame.ts'

export type Notice =
  | { readonly kind: 'password-changed' | 'password-reset' | 'second-factor-removed' }
  | { readonly kind: 'passkey-added' | 'passkey-removed'; readonly device: string }
  | { readonly kind: 'phone-added' | 'phone-removed'; readonly phoneNumber: string }
  | { readonly kind: 'provider-added' | 'provider-removed'; readonly provider: string }

type NoticeMail = {
  readonly notice: Notice
  readonly siteName: string
  /** The address of the account. */
  readonly email: string
  readonly link: { readonly label: string; readonly href: string }
}

/** The subject, and what happened. */
const keys = {
  'password-changed': ['identity.passwordChanged', 'identity.passwordChangedFor'],
  'password-reset': ['identity.passwordReset', 'identity.passwordResetFor'],
  'second-factor-removed': ['identity.twoStepsRemoved', 'identity.appRemovedFor'],
  'passkey-added': ['identity.passkeyAdded', 'identity.passkeyAddedFor'],
  'passkey-removed': ['identity.passkeyRemoved', 'identity.passkeyRemovedFor'],
  'phone-added': ['identity.phoneAdded', 'identity.phoneAddedFor'],
  'phone-removed': ['identity.phoneRemoved', 'identity.phoneRemovedFor'],
  'provider-added': ['identity.providerAdded', 'identity.providerAddedFor'],
  'provider-removed': ['identity.providerRemoved', 'identity.providerRemovedFor'],
} as const satisfies Readonly<Record<Notice['kind'], readonly [SentenceKey, SentenceKey]>>

export function noticeMail({ notice, siteName, email, link }: NoticeMail) {
  const [subject, happened] = keys[notice.kind]
  const ending = 'phoneNumber' in notice ? notice.phoneNumber.slice(-4) : ''
  return mailFrame({
    subject: sentenceBy(subject, { siteName }),
    paragraphs: [
      sentenceBy(happened, { email, ending, ...notice }),
      sentence('identity.ifItWasYou'),
      sentence('identity.ifItWasNotYou'),
    ],
    link,
    sender: siteName,
  })
}
