// A call of our server to the hosted service: what a form without script asks for is asked there.

import { z } from 'zod'
import { clientCodes, type IdentityOutcome, type IdentityReason, refuse } from '#identity/identity-reason.ts'
import type { Tools } from '#platform/tools.server.ts'
import { seconds } from '#values/duration.ts'
import { hostedAddress } from './hosted-project.server.ts'

// Spec 9: the network timeout of the identity provider.
const longestWait = seconds(30)

const answerShape = z.looseObject({
  idToken: z.string().optional(),
  email: z.string().optional(),
  newEmail: z.string().optional(),
  requestType: z.string().optional(),
  mfaPendingCredential: z.string().optional(),
  mfaInfo: z.array(z.looseObject({ mfaEnrollmentId: z.string() })).optional(),
})
const refusalShape = z.object({ error: z.object({ message: z.string() }) })

export type HostedAnswer = z.infer<typeof answerShape>

/** Such as `v1/accounts:signUp`. Throws when the service does not answer, or not in its own way. */
export async function hostedCall(
  tools: Tools,
  operation: string,
  body: Readonly<Record<string, unknown>>,
  { language }: { readonly language?: string } = {},
): Promise<IdentityOutcome<{ readonly answer: HostedAnswer }>> {
  const { environment } = tools
  const address = `${hostedAddress(environment)}/${operation}?key=${encodeURIComponent(environment.IDENTITY_API_KEY)}`
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(language ? { 'x-firebase-locale': language } : {}) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(longestWait),
    redirect: 'error',
  })
  const told: unknown = await response.json()
  if (response.ok) return { ok: true, answer: answerShape.parse(told) }
  const { message } = refusalShape.parse(told).error
  const reason = reasonIn(message)
  if (reason) return refuse(reason)
  // A code that nobody foresaw is told like every other (Spec 8: anything else); its words may repeat what was sent.
  tools.log.warn({ operation, status: response.status, code: plainCode(message) }, 'the hosted provider refused')
  return refuse('INVALID_ARGUMENT')
}

function plainCode(message: string): string {
  return /^[A-Z_]{3,60}/.exec(message)?.[0] ?? 'prose'
}

/** The protocol's code before ` : `, if it is one that we know. */
function reasonIn(message: string): IdentityReason | undefined {
  const code = message.split(' : ')[0]!.trim()
  return Object.hasOwn(clientCodes, code) ? (code as IdentityReason) : undefined
}
