// The purpose of each kind of mailed link, as its page words it.

import { sentence } from '#catalogue/sentence.ts'
import type { MailCodeKind } from '#identity/account/mail-code-kind.ts'
import { type MailActionMode, mailActionModes } from '#identity/mail/mail-action.ts'
import { pathOfMethod } from './sign-in-step.ts'

export type MailTask = MailActionMode

type TaskWords = {
  readonly title: string
  /** What the one button will do; `email` and `newEmail` are the addresses the link is about. */
  readonly intro: (email: string, newEmail: string) => string
  readonly submit: string
  readonly done: string
}

/** The task of a code of that kind. */
export function taskOf(kind: MailCodeKind): MailTask {
  return mailActionModes[kind]
}

const words: Readonly<Record<MailTask, () => TaskWords>> = {
  verifyEmail: () => ({
    title: sentence('users.confirmAddress'),
    intro: email => sentence('users.confirmAddressIntro', { email }),
    submit: sentence('users.confirmThisAddress'),
    done: sentence('users.addressConfirmed'),
  }),
  resetPassword: () => ({
    title: sentence('users.chooseNewPassword'),
    intro: email => sentence('users.chooseNewPasswordIntro', { email }),
    submit: sentence('users.saveNewPassword'),
    done: sentence('users.newPasswordSavedSignIn'),
  }),
  verifyAndChangeEmail: () => ({
    title: sentence('users.useYourNewAddress'),
    intro: (email, newEmail) => sentence('users.useYourNewAddressIntro', { email, newEmail }),
    submit: sentence('users.useNewAddress'),
    done: sentence('users.newAddressUsed'),
  }),
  recoverEmail: () => ({
    title: sentence('users.takeAddressBack'),
    intro: email => sentence('users.takeAddressBackIntro', { email }),
    submit: sentence('users.useOldAddress'),
    done: sentence('users.oldAddressUsed'),
  }),
  signIn: () => ({
    title: sentence('users.signInByMail'),
    intro: () => sentence('users.signInByMailIntro'),
    submit: sentence('users.signIn'),
    done: sentence('users.signedIn'),
  }),
  revertSecondFactorAddition: () => ({
    title: sentence('users.undoTwoSteps'),
    intro: email => sentence('users.undoTwoStepsIntro', { email }),
    submit: sentence('users.undoIt'),
    done: sentence('users.twoStepsUndone'),
  }),
}

export function taskWords(task: MailTask): TaskWords {
  return words[task]()
}

/** What the page says before anybody presses anything. */
export function introOf(task: MailTask, { email = '', newEmail = '', madeOn, asks }: IntroFacts): string {
  const isConfirming = task === 'verifyEmail'
  const said = isConfirming && madeOn ? [sentence('users.accountMade', { email, day: madeOn })] : []
  if (!asks) return [...said, taskWords(task).intro(email, newEmail)].join(' ')
  if (task === 'verifyAndChangeEmail') said.push(sentence('users.accountShouldUse', { email, newEmail }))
  if (asks.password)
    said.push(isConfirming ? sentence('users.enterItsPassword') : sentence('users.enterAccountPassword'))
  return said.join(' ')
}

/** What a confirming link asks where its reader is not signed in to the account: its password, or a new one. */
export type LinkAsks = { readonly password: boolean; readonly newPassword: boolean }

type IntroFacts = {
  readonly email?: string | undefined
  readonly newEmail?: string | undefined
  readonly madeOn?: string | undefined
  readonly asks?: LinkAsks | undefined
}

/** Why a link does nothing any more, and what to do about it. */
export type DeadLink = 'used' | 'expired'

export function deadLinkWords(dead: DeadLink): { readonly title: string; readonly text: string } {
  return dead === 'used'
    ? { title: sentence('users.linkUsed'), text: sentence('users.linkUsedText') }
    : { title: sentence('users.linkTooOld'), text: sentence('users.linkTooOldText') }
}

/** Where a new link is to be had, or where to go on. */
export function nextStep(task: MailTask): { readonly to: string; readonly text: string } {
  if (task === 'verifyEmail') return { to: '/verify-email', text: sentence('users.askForNewLink') }
  if (task === 'resetPassword') return { to: '/forgot-password', text: sentence('users.askForNewLink') }
  if (task === 'signIn') return { to: pathOfMethod('link', []), text: sentence('users.askForNewLink') }
  if (task === 'verifyAndChangeEmail') return { to: '/user', text: sentence('users.changeAddressAgain') }
  return { to: '/forgot-password', text: sentence('users.chooseNewPassword') }
}

const tasks: ReadonlySet<string> = new Set(Object.values(mailActionModes))

/** The task that a link's `mode` names, or undefined. */
export function parseTask(mode: string | null): MailTask | undefined {
  return mode !== null && tasks.has(mode) ? (mode as MailTask) : undefined
}
