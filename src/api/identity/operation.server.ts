// An operation of the protocol: its fields and its handler.

import { z } from 'zod'
import { type ProvenAccount, proveIdToken } from '#identity/session/proven-account.server.ts'
import type { Caller } from '#identity/wire/caller.ts'
import type { IdentityOutcome, IdentityRefusal } from '#identity/wire/identity-reason.ts'
import { protocolWords as say } from '#identity/wire/protocol-words.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { ProtocolFault } from './protocol-answer.server.ts'

export type Asked = {
  readonly tools: Tools
  readonly caller: Caller
  /** Keeps the mark of a device that signed in. */
  readonly keepDevice: (device: string) => void
  /** The request speaks for the operator (tests only). */
  readonly privileged: boolean
}

export type Answer = Readonly<Record<string, unknown>> | IdentityRefusal

/** One operation, its fields already read. */
export type Operation = (asked: Asked, body: unknown) => Promise<Answer>

/** An operation from the form of its fields and its deed; fields it does not name are ignored. */
export function operation<Fields extends z.ZodRawShape>(
  fields: Fields,
  run: (asked: Asked, body: z.output<z.ZodObject<Fields>>) => Promise<Answer>,
): Operation {
  const form = z.object(fields)
  const takesNull = (name: string) => fields[name] === clearable
  return (asked, body) => {
    const read = form.safeParse(withoutNulls(body, takesNull))
    if (!read.success) {
      const issue = read.error.issues[0]!
      const type = issue.code === 'invalid_type' ? issue.expected.toUpperCase() : undefined
      throw new ProtocolFault(400, 'INVALID_ARGUMENT', say.valueWrong(issue.path.join('.'), type))
    }
    return run(asked, read.data)
  }
}

// To the protocol, null is the same as absent, but for what a null takes away.
function withoutNulls(value: unknown, takesNull: (name: string) => boolean = () => false): unknown {
  if (Array.isArray(value)) return value.map(part => withoutNulls(part))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      part === null && !takesNull(key) ? [] : [[key, withoutNulls(part)]],
    ),
  )
}

/** A text field. The database keeps no zero bytes, and no field of the protocol needs one. */
export const text = z
  .string()
  .refine(value => !value.includes('\0'), 'has a zero byte')
  .optional()

/** A text that null takes away like the empty one: so the SDK sends `updateProfile(user, { displayName: null })`. */
export const clearable = text.or(z.null().transform(() => ''))

export const yesNo = z.boolean().optional()

export const texts = z.array(z.string().refine(value => !value.includes('\0'), 'has a zero byte')).optional()

/** Who an optional ID token proves: nobody when there is none. */
export async function whoIf(
  tools: Tools,
  idToken: string | undefined,
): Promise<IdentityOutcome<{ readonly who?: ProvenAccount }>> {
  return idToken ? proveIdToken(tools, idToken) : { ok: true }
}
