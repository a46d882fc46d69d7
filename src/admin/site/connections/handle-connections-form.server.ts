// Handles the forms of the page of connections: connect, take away, and try the mail server.

import { again, type FormAnswer, unreadableForm } from '#admin/stays/form/form-answer.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { ConnectionName } from '#site/stored/site-tables.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { parseFormInput } from '#values/form-input.ts'
import { handlerOf, unknownIntent } from '#values/intent.ts'
import {
  type ChangedConnection,
  connectMail,
  connectStripe,
  connectTexts,
  disconnect,
} from './change-connections.server.ts'
import { mailInput, stripeInput, textsInput } from './connection-input.ts'
import { type ConnectionRefusal, connectionRefusalStatus, connectionRefusals } from './connection-refusals.ts'
import type { ConnectionsTyped } from './connections-view.ts'
import { tryMail } from './try-mail.server.ts'

type Answer = FormAnswer<ConnectionsTyped>

const nothing = { part: undefined, values: {}, faults: {}, tried: undefined, refusal: undefined } as const

/** Beside which field a refusal stands; the others are about the whole form. */
const besideField: Readonly<Partial<Record<ConnectionRefusal, string>>> = {
  'password-again': 'password',
  'token-again': 'token',
  'key-missing': 'secretKey',
  'mixed-keys': 'publishableKey',
  'live-key': 'secretKey',
}

/** What is never shown again. */
const secrets = ['password', 'token', 'secretKey', 'eventSecret']

export async function handleConnectionsForm(tools: Tools, operator: Operator, form: FormData): Promise<Answer> {
  const take = (part: ConnectionName) => async () =>
    finish(await disconnect(tools, operator, part), { ...nothing, part })
  const button = handlerOf(form, {
    mail: () => connect('mail', parseFormInput(mailInput, form), input => connectMail(tools, operator, input)),
    texts: () => connect('texts', parseFormInput(textsInput, form), input => connectTexts(tools, operator, input)),
    stripe: () => connect('stripe', parseFormInput(stripeInput, form), input => connectStripe(tools, operator, input)),
    'remove-mail': take('mail'),
    'remove-texts': take('texts'),
    'remove-stripe': take('stripe'),
    'try-mail': async (): Promise<Answer> => {
      const tried = await tryMail(tools, operator)
      if (tried.ok) return again(200, { ...nothing, part: 'mail', tried: { to: tried.to, answer: tried.answer } })
      return again(connectionRefusalStatus[tried.reason], {
        ...nothing,
        part: 'mail',
        refusal: connectionRefusals[tried.reason],
      })
    },
  })
  return button ? button() : again(400, { ...nothing, refusal: unknownIntent() })
}

type Parsed<Input> = { readonly values: Readonly<Record<string, string>> } & (
  | { readonly ok: true; readonly input: Input }
  | { readonly ok: false; readonly isForeign: boolean; readonly faults: ConnectionsTyped['faults'] }
)

async function connect<Input>(
  part: ConnectionName,
  parsed: Parsed<Input>,
  command: (input: Input) => Promise<ChangedConnection>,
): Promise<Answer> {
  const values = Object.fromEntries(Object.entries(parsed.values).filter(([name]) => !secrets.includes(name)))
  const typed = { ...nothing, part, values }
  if (parsed.ok) return finish(await command(parsed.input), typed)
  return parsed.isForeign
    ? again(400, { ...typed, refusal: unreadableForm() })
    : again(422, { ...typed, faults: parsed.faults })
}

function finish(changed: ChangedConnection, typed: ConnectionsTyped): Answer {
  if (changed.ok) return changed
  const [said, field] = [connectionRefusals[changed.reason], besideField[changed.reason]]
  const shown = field ? { ...typed, faults: { [field]: said }, refusal: undefined } : { ...typed, refusal: said }
  return again(connectionRefusalStatus[changed.reason], shown)
}
