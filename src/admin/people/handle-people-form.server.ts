// Handles the forms about who works here: invite, send again, withdraw; change one person's roles, or remove them.

import { again, type FormAnswer, unreadableForm } from '#admin/stays/form/form-answer.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { typedIn, uuidInput } from '#values/form-input.ts'
import { handlerOf, unknownIntent } from '#values/intent.ts'
import type { Outcome } from '#values/result.ts'
import { changeRoles, type RolesEffect, removePerson } from './change-roles.server.ts'
import type { Person } from './find-people.server.ts'
import { invitePerson, sendInvitationAgain, withdrawInvitation } from './invite-person.server.ts'
import { type PeopleValues, parseInvitationForm, parseRolesForm } from './people-input.ts'
import { type PeopleRefusal, peopleRefusalStatus, peopleRefusals } from './people-refusals.ts'
import { setSecondFactorRule } from './second-factor-duty.server.ts'

type Shown = {
  readonly values: PeopleValues
  readonly faults: Readonly<Record<string, string | undefined>>
  /** What a button would do that was only looked at; `intent` is the button that does it. */
  readonly effect: (RolesEffect & { readonly intent: 'keep' | 'take-away' }) | undefined
}

type Answer = FormAnswer<Shown>

const nothing: Shown = { values: {}, faults: {}, effect: undefined }

const refuse = (reason: PeopleRefusal, values: PeopleValues = {}) =>
  again(peopleRefusalStatus[reason], { ...nothing, values, refusal: peopleRefusals[reason] })

export async function handlePeopleForm(
  tools: Tools,
  operator: Operator,
  form: FormData,
  { origin, sessionId }: { readonly origin: string; readonly sessionId: string },
): Promise<Answer> {
  const id = uuidInput.safeParse(typedIn(form, 'id'))
  const about = async (command: (id: string) => Promise<Outcome<object, PeopleRefusal>>): Promise<Answer> => {
    if (!id.success) return again(400, { ...nothing, refusal: unreadableForm() })
    const outcome = await command(id.data)
    return outcome.ok ? outcome : refuse(outcome.reason)
  }
  const button = handlerOf(form, {
    invite: () => handleInvitation(tools, operator, form, origin),
    'send-again': () => about(invitation => sendInvitationAgain(tools, operator, { id: invitation, origin })),
    'set-second-factor': () => handleSecondFactor(tools, operator, form, sessionId),
    withdraw: () => about(invitation => withdrawInvitation(tools, operator, { id: invitation })),
  })
  return button ? button() : again(400, { ...nothing, refusal: unknownIntent() })
}

async function handleSecondFactor(
  tools: Tools,
  operator: Operator,
  form: FormData,
  sessionId: string,
): Promise<Answer> {
  const wanted = typedIn(form, 'isNeeded')
  if (wanted !== 'yes' && wanted !== 'no') return again(400, { ...nothing, refusal: unreadableForm() })
  const set = await setSecondFactorRule(tools, operator, { sessionId, isNeeded: wanted === 'yes' })
  return set.ok ? set : refuse(set.reason)
}

async function handleInvitation(tools: Tools, operator: Operator, form: FormData, origin: string): Promise<Answer> {
  const parsed = parseInvitationForm(form)
  const { values } = parsed
  if (!parsed.ok) return notParsed(parsed)
  const invited = await invitePerson(tools, operator, { ...parsed.input, origin })
  return invited.ok ? invited : refuse(invited.reason, values)
}

function notParsed({ values, faults, isForeign }: Omit<Shown, 'effect'> & { readonly isForeign: boolean }) {
  if (isForeign) return again(400, { ...nothing, values, refusal: unreadableForm() })
  return again(422, { ...nothing, values, faults, refusal: undefined })
}

/** Each change is looked at first: the answer then says what it would mean. */
export async function handlePersonForm(
  tools: Tools,
  operator: Operator,
  { id, changeable }: Person,
  form: FormData,
): Promise<Answer> {
  const button = handlerOf(form, {
    look: () => handleRoles(tools, operator, id, form, true),
    keep: () => handleRoles(tools, operator, id, form, false),
    'look-away': async () => shown({ added: [], taken: changeable, intent: 'take-away' }),
    'take-away': async () => {
      const removed = await removePerson(tools, operator, { id })
      return removed.ok ? removed : refuse(removed.reason)
    },
  })
  return button ? button() : again(400, { ...nothing, refusal: unknownIntent() })
}

async function handleRoles(
  tools: Tools,
  operator: Operator,
  id: string,
  form: FormData,
  onlyLook: boolean,
): Promise<Answer> {
  const parsed = parseRolesForm(form)
  if (!parsed.ok) return notParsed(parsed)
  const changed = await changeRoles(tools, operator, { id, ...parsed.input, onlyLook })
  if (!changed.ok) return refuse(changed.reason, parsed.values)
  const { added, taken } = changed
  return onlyLook ? shown({ added, taken, intent: 'keep' }, parsed.values) : changed
}

const shown = (effect: NonNullable<Shown['effect']>, values: PeopleValues = {}) =>
  again(200, { ...nothing, values, effect, refusal: undefined })
