// The purpose of each kind of mailed link, as its page words it.

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

export const taskWords: Readonly<Record<MailTask, TaskWords>> = {
  verifyEmail: {
    title: 'Confirm your address',
    intro: email => `Press the button to confirm that ${email} is yours.`,
    submit: 'Confirm this address',
    done: 'Thank you. Your e-mail address is confirmed. If you chose a new password, sign in with it.',
  },
  resetPassword: {
    title: 'Choose a new password',
    intro: email => `For the account of ${email}. Wherever you are signed in now, you will be signed out.`,
    submit: 'Save the new password',
    done: 'Your new password is saved. Sign in with it from now on.',
  },
  verifyAndChangeEmail: {
    title: 'Use your new address',
    intro: (email, newEmail) => `Press the button to use ${newEmail} instead of ${email}. Then sign in again.`,
    submit: 'Use the new address',
    done: 'Your account uses the new address now. Please sign in with it.',
  },
  recoverEmail: {
    title: 'Take your address back',
    intro: email => `Press the button to use ${email} for your account again. Everybody else is signed out.`,
    submit: 'Use my old address again',
    done: 'Your account uses your old address again. Please choose a new password now.',
  },
  signIn: {
    title: 'Sign in by mail',
    intro: () => 'Tell us the address the mail came to, and you are signed in.',
    submit: 'Sign in',
    done: 'You are signed in.',
  },
  revertSecondFactorAddition: {
    title: 'Undo two-step sign-in',
    intro: email => `Press the button to sign in to the account of ${email} without a code again.`,
    submit: 'Undo it',
    done: 'Two-step sign-in is off. If you did not set it up, please choose a new password now.',
  },
}

/** What a confirming link asks of a browser that is not signed in to the account. */
export const whoseWords = {
  verifyEmail: 'If you made it, enter its password. Your address is confirmed, and everything else stays as it is.',
  verifyAndChangeEmail:
    'To use the new address, enter the password of the account. If you did not ask for this, close this page.',
  signInFirst: 'Please sign in to the account in this browser first. Then open the link again.',
  wrong: 'Please show that the account is yours.',
  strangers: 'I did not make it, or I do not know the password',
  takeOver: 'Choose a password, and the account is yours. Everyone else who has used it is locked out.',
  submitNew: 'Save the password and confirm',
} as const

/** What the page says before anybody presses anything. */
export function introOf(task: MailTask, { email = '', newEmail = '', madeOn, asks }: IntroFacts): string {
  const made = task === 'verifyEmail' && madeOn ? [`An account for ${email} was made on ${madeOn}.`] : []
  const whose =
    asks && !asks.password ? [] : [task === 'verifyEmail' ? whoseWords.verifyEmail : whoseWords.verifyAndChangeEmail]
  if (!asks) return [...made, taskWords[task].intro(email, newEmail)].join(' ')
  const moves = task === 'verifyAndChangeEmail' ? [`The account of ${email} should use ${newEmail} from now on.`] : []
  return [...made, ...moves, ...whose].join(' ')
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

export const deadLinks: Readonly<Record<DeadLink, { readonly title: string; readonly text: string }>> = {
  used: {
    title: 'This link was used already',
    text: 'Each link works once, and only the newest one counts. If you have what you came for, all is well.',
  },
  expired: { title: 'This link is too old', text: 'For your safety a link is only good for a while.' },
}

/** Where a new link is to be had, or where to go on. */
export const nextSteps: Readonly<Record<MailTask, { readonly to: string; readonly text: string }>> = {
  verifyEmail: { to: '/verify-email', text: 'Ask for a new link' },
  resetPassword: { to: '/forgot-password', text: 'Ask for a new link' },
  verifyAndChangeEmail: { to: '/user', text: 'Change the address again' },
  recoverEmail: { to: '/forgot-password', text: 'Choose a new password' },
  signIn: { to: pathOfMethod('link', []), text: 'Ask for a new link' },
  revertSecondFactorAddition: { to: '/forgot-password', text: 'Choose a new password' },
}

const tasks: ReadonlySet<string> = new Set(Object.values(mailActionModes))

/** The task that a link's `mode` names, or undefined. */
export function parseTask(mode: string | null): MailTask | undefined {
  return mode !== null && tasks.has(mode) ? (mode as MailTask) : undefined
}
