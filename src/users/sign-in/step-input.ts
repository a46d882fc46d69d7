// What somebody wrote into the form of a step of signing in.

import { sentence } from '#catalogue/sentence.ts'
import { type Parsed, parsed, parseEmailInput, parseSignInInput, typed } from '#users/form/sign-in-input.ts'
import type { SignInStep } from '#users/form/sign-in-step.ts'
import { canonicalPhoneNumber } from '#values/phone-number.ts'

export type StepFields = 'email' | 'password' | 'phoneNumber' | 'code'

/** What somebody wants at each step; a mailed link brings its code along. */
export type StepInput =
  | { readonly step: 'password'; readonly email: string; readonly password: string }
  | { readonly step: 'link'; readonly email: string }
  | { readonly step: 'mailed-link'; readonly email: string; readonly code: string }
  | { readonly step: 'phone'; readonly phoneNumber: string }
  | {
      readonly step: 'phone-code'
      readonly sessionInfo: string
      readonly code: string
    }
  | {
      readonly step: 'second-factor'
      readonly pendingCredential: string
      readonly factorId: string
      readonly code: string
    }

/** The input of each step, or what is wrong with it; undefined for a step that no form of ours posts. */
export function parseStepInput(form: FormData) {
  switch (typed(form, 'step')) {
    case 'link':
    case 'link-sent':
      return withStep('link', parseEmailInput(form))
    case 'phone':
      return withStep('phone', parsePhone(form))
    case 'phone-code':
      return withStep('phone-code', withRest(parseCode(form), { sessionInfo: typed(form, 'sessionInfo') }))
    case 'second-factor':
      return withStep(
        'second-factor',
        withRest(parseCode(form), {
          pendingCredential: typed(form, 'pendingCredential'),
          factorId: typed(form, 'factorId'),
        }),
      )
    case '':
    case 'password':
      return withStep('password', parseSignInInput(form))
    default:
      return undefined
  }
}

type Read<Input> = Parsed<Input, StepFields>

function withStep<Name extends string, Input extends object>(step: Name, read: Read<Input>) {
  return read.ok ? { ok: true as const, input: { step, ...read.input } } : { ok: false as const, faults: read.faults }
}

function withRest<Input extends object, Rest extends object>(read: Read<Input>, rest: Rest): Read<Rest & Input> {
  return read.ok ? { ok: true, input: { ...rest, ...read.input } } : read
}

/** A number with its country code, as E.164. */
export function parsePhone(form: FormData): Parsed<{ phoneNumber: string }, 'phoneNumber'> {
  const phoneNumber = canonicalPhoneNumber(typed(form, 'phoneNumber')) ?? ''
  return parsed({ phoneNumber }, { phoneNumber: phoneNumber ? undefined : sentence('users.pleaseEnterNumber') })
}

/** Six digits, however they were spaced. */
export function parseCode(form: FormData): Parsed<{ code: string }, 'code'> {
  const code = typed(form, 'code').replace(/\s/g, '')
  return parsed({ code }, { code: /^\d{6}$/.test(code) ? undefined : sentence('users.pleaseEnterCode') })
}

/** The step to show again after a fault: the one that was posted, with what it carries. */
export function stepAgain(form: FormData): SignInStep {
  const name = typed(form, 'step')
  switch (name) {
    case 'link':
    case 'phone':
      return { name }
    case 'link-sent':
      return { name: 'link' }
    case 'phone-code':
      return { name, sessionInfo: typed(form, 'sessionInfo'), phoneNumber: typed(form, 'phoneNumber') }
    case 'second-factor':
      return { name, pendingCredential: typed(form, 'pendingCredential'), factorId: typed(form, 'factorId') }
    default:
      return { name: 'password' }
  }
}
