// Every form of the user's own page, each by its name: one command each, and an answer for the page.

import { type SentenceKey, sentence, sentenceBy } from '#catalogue/sentence.ts'
import type { IdentityReason } from '#identity/wire/identity-reason.ts'
import { type Parsed, typed, typedWhole } from '#users/form/sign-in-input.ts'
import {
  deleteOwnAccount,
  type LeaveRefusal,
  leaveRefusals,
  type Memory,
} from '#users/own-data/delete-own-account.server.ts'
import { closeSessionOf } from '#users/session/close-session.server.ts'
import { sendVerification } from '#users/session/send-verification.server.ts'
import { noSessionCookie } from '#users/session/session-token.server.ts'
import { parseCode } from '#users/sign-in/step-input.ts'
import { verificationRefusals } from '#users/user/verification.ts'
import type { VerifiedUser, Visitor } from '#users/user/visitor.ts'
import { handlerOf, unknownIntent } from '#values/intent.ts'
import type { Outcome } from '#values/result.ts'
import { changeName, changePicture, changesOf, nameRefusal, pictureRefusal } from './change-account.server.ts'
import {
  type Asked,
  type ChangeFields,
  changeRefusal,
  parseEmailChange,
  parseLeave,
  parsePasswordChange,
  parsePhoneChange,
  parseProof,
  parseProofWithCode,
} from './change-input.ts'
import { beginPhone, finishPhone } from './change-phone.server.ts'
import type { Owner } from './changes/account-changes.server.ts'
import { ownAccount } from './own-account.server.ts'
import { type UserForm, type UserFormAnswer, well, wrong } from './own-page-form.ts'

type Asking = Owner & {
  readonly visitor: Visitor
  readonly who: VerifiedUser
  readonly form: FormData
  readonly asked: Asked
  readonly memory: Memory
}

export async function handleUserForm(asking: Omit<Asking, 'asked'>): Promise<UserFormAnswer> {
  const { form } = asking
  const handle = handlerOf(form, handlers)
  if (handle) {
    const { hasPassword, keptBy } = await ownAccount(asking.tools, asking.who)
    return handle({ ...asking, asked: { hasPassword, keptElsewhere: keptBy !== null } })
  }
  const [displayName, newEmail] = [textIn(form, 'displayName'), textIn(form, 'newEmail')]
  const [photoURL, phoneNumber] = [textIn(form, 'photoURL'), textIn(form, 'phoneNumber')]
  const values = { displayName, photoURL, newEmail, phoneNumber }
  return { posted: undefined, status: 400, faults: { form: unknownIntent() }, values, cookies: [] }
}

type Handler = (asking: Asking) => Promise<UserFormAnswer>

const handlers: Readonly<Record<UserForm, Handler>> = {
  name: async asking => {
    const displayName = typed(asking.form, 'displayName')
    const changed = await changeName(asking, displayName)
    if (changed.ok) return well('name', { news: sentence('users.saved') })
    return wrong('name', { displayName: nameRefusal(changed.reason) }, { values: { displayName } })
  },

  picture: async asking => {
    // Cut short it would be another address.
    const photoURL = typedWhole(asking.form, 'photoURL').trim()
    const changed = await changePicture(asking, photoURL)
    if (changed.ok) return well('picture', { news: sentence('users.saved') })
    return wrong('picture', { photoURL: pictureRefusal(changed.reason) }, { values: { photoURL } })
  },

  password: change('password', {
    parse: parsePasswordChange,
    command: (asking, input) => changesOf(asking.tools).changePassword(asking, input),
    well: ({ cookies }) => ({ news: sentence('users.newPasswordSaved'), cookies }),
  }),

  email: change('email', {
    parse: parseEmailChange,
    command: (asking, input) => changesOf(asking.tools).changeEmail(asking, input),
    well: ({ email }) => ({ news: sentence('users.linkOnItsWay', { email }) }),
    again: form => ({ values: { newEmail: typed(form, 'newEmail') } }),
  }),

  phone: change('phone', {
    parse: parsePhoneChange,
    command: beginPhone,
    well: ({ ticket }, { phoneNumber }) => ({
      step: { name: 'phone-code', ticket, phoneNumber },
      news: sentence('users.codeOnItsWay', { phoneNumber }),
    }),
    again: form => ({ values: { phoneNumber: typed(form, 'phoneNumber') } }),
  }),

  'phone-code': change('phone-code', {
    parse: parseCode,
    command: (asking, { code }) => finishPhone(asking, { ticket: typed(asking.form, 'ticket'), code }),
    well: () => ({ news: sentence('users.numberSaved') }),
    again: form => ({
      step: { name: 'phone-code', ticket: typed(form, 'ticket'), phoneNumber: typed(form, 'phoneNumber') },
    }),
  }),

  'phone-remove': change('phone-remove', {
    parse: parseProof,
    command: (asking, input) => changesOf(asking.tools).removePhone(asking, input),
    well: () => ({ news: sentence('users.numberRemoved') }),
  }),

  factor: change('factor', {
    parse: parseProof,
    command: (asking, input) => changesOf(asking.tools).beginFactor(asking, input),
    well: ({ sessionInfo, secret }) => ({ step: { name: 'factor-code', sessionInfo, secret } }),
  }),

  'factor-code': change('factor-code', {
    parse: parseCode,
    command: (asking, { code }) =>
      changesOf(asking.tools).finishFactor(asking, { sessionInfo: typed(asking.form, 'sessionInfo'), code }),
    well: ({ cookies }) => ({ news: sentence('users.twoStepsNowOn'), cookies }),
    again: form => ({
      step: { name: 'factor-code', sessionInfo: typed(form, 'sessionInfo'), secret: typed(form, 'secret') },
    }),
  }),

  'factor-remove': change('factor-remove', {
    parse: (form, asked) => (asked.keptElsewhere ? parseProof(form, asked) : parseProofWithCode(form, asked)),
    command: (asking, input) =>
      changesOf(asking.tools).removeFactor(asking, { code: '', ...input, factorId: typed(asking.form, 'factorId') }),
    well: ({ cookies }) => ({ news: sentence('users.twoStepsNowOff'), cookies }),
  }),

  verify: async ({ tools, client, visitor }) => {
    const sent = await sendVerification(tools, client, visitor)
    if (sent.ok) return well('verify', { news: sentence('users.linkOnItsWay', { email: sent.email }) })
    const status = sent.reason === 'too-many' ? 429 : 409
    return wrong('verify', { form: verificationRefusals[sent.reason]() }, { status })
  },

  revoke: async ({ tools, who, form }) => {
    await closeSessionOf(tools, who, typed(form, 'session'))
    return well('revoke')
  },

  leave: change('leave', {
    parse: parseLeave,
    command: (asking, input) => deleteOwnAccount(asking, input, asking.memory),
    well: (_left, _input, { environment }) => ({ left: true, cookies: [noSessionCookie(environment)] }),
  }),
}

type Change<Input, Value extends object> = {
  readonly parse: (form: FormData, asked: Asked) => Parsed<Input, ChangeFields>
  readonly command: (asking: Asking, input: Input) => Promise<Outcome<Value, IdentityReason | OwnRefusal>>
  readonly well: (value: Value, input: Input, tools: Asking['tools']) => Partial<UserFormAnswer>
  /** What the form shows again when something is wrong. */
  readonly again?: (form: FormData) => Partial<UserFormAnswer>
}

/** The handler of a form that is parsed and then carried out by one command. */
function change<Input, Value extends object>(posted: UserForm, steps: Change<Input, Value>): Handler {
  return async asking => {
    const { tools, form, asked } = asking
    const again = steps.again?.(form)
    const parsed = steps.parse(form, asked)
    if (!parsed.ok) return wrong(posted, parsed.faults, again)
    const answer = await steps.command(asking, parsed.input)
    if (answer.ok) return well(posted, steps.well(answer, parsed.input, tools))
    const { reason } = answer
    if (isOwnRefusal(reason)) {
      return wrong(posted, { form: sentenceBy(ownRefusals[reason]) }, { status: reason === 'no-apps' ? 403 : 409 })
    }
    if (reason === 'PHONE_NUMBER_EXISTS')
      return wrong('phone', { phoneNumber: sentence('users.numberTaken') }, { status: 409 })
    const { faults, status } = changeRefusal(reason)
    return wrong(posted, faults, { ...again, status })
  }
}

/** What was typed into a field; undefined where the form has none of that name. */
const textIn = (form: FormData, name: string) => (form.has(name) ? typed(form, name) : undefined)

type OwnRefusal = LeaveRefusal | 'no-apps' | 'only-way-in'

const ownRefusals: Readonly<Record<OwnRefusal, SentenceKey>> = {
  ...leaveRefusals,
  'no-apps': 'users.noApps',
  'only-way-in': 'users.onlyWayIn',
}

function isOwnRefusal(reason: IdentityReason | OwnRefusal): reason is OwnRefusal {
  return Object.hasOwn(ownRefusals, reason)
}
