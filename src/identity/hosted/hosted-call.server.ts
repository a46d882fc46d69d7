// Calls from our server to the hosted service, for forms without script.

import { z } from 'zod'
import { clientCodes, type IdentityOutcome, type IdentityReason, refuse } from '#identity/wire/identity-reason.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type Milliseconds, seconds } from '#values/duration.ts'
import { hostedAddress } from './hosted-project.server.ts'

// Spec 9: the network timeout of the identity provider.
export const longestWait = seconds(30)

const answerShape = z.looseObject({
  idToken: z.string().optional(),
  refreshToken: z.string().optional(),
  localId: z.string().optional(),
  email: z.string().optional(),
  newEmail: z.string().optional(),
  requestType: z.string().optional(),
  /** Another account has the address from the other provider. */
  needConfirmation: z.boolean().optional(),
  mfaPendingCredential: z.string().optional(),
  mfaInfo: z.array(z.looseObject({ mfaEnrollmentId: z.string() })).optional(),
})
export const refusalShape = z.object({ error: z.object({ message: z.string() }) })

export type HostedAnswer = z.infer<typeof answerShape>

/** The second factor to ask a code of: an app. A phone factor set up elsewhere would need a captcha. */
export function appOf(factors: HostedAnswer['mfaInfo']): string | undefined {
  return (factors?.find(({ totpInfo }) => totpInfo !== undefined) ?? factors?.[0])?.mfaEnrollmentId
}

/** Such as `v1/accounts:signUp`. NETWORK_REQUEST_FAILED when the service does not answer, or not in its own way (reference 7.3). */
export async function hostedCall(
  tools: Tools,
  operation: string,
  body: Readonly<Record<string, unknown>>,
  { language, patience = longestWait }: { readonly language?: string; readonly patience?: Milliseconds } = {},
): Promise<IdentityOutcome<{ readonly answer: HostedAnswer }>> {
  const { environment } = tools
  const address = `${hostedAddress(environment)}/${operation}?key=${encodeURIComponent(environment.IDENTITY_API_KEY)}`
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(language ? { 'x-firebase-locale': language } : {}) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
    redirect: 'error',
  } as const
  const heard = await ask(address, request).catch((fault: unknown) => {
    // Only its name: the message may repeat what was sent.
    const name = fault instanceof Error ? fault.name : 'unknown'
    tools.log.warn({ operation, fault: name }, 'the hosted provider does not answer')
    return undefined
  })
  if (!heard) return refuse('NETWORK_REQUEST_FAILED')
  if (heard.isAnswer) return { ok: true, answer: heard.answer }
  const { message, status } = heard
  const reason = reasonIn(message)
  if (reason) return refuse(reason)
  // An unknown code gets the generic sentence (Spec 8: anything else); its own text may repeat the input.
  tools.log.warn({ operation, status, code: plainCode(message) }, 'the hosted provider refused')
  return refuse('INVALID_ARGUMENT')
}

/** Throws for everything but an answer or a refusal in the service's own way. */
async function ask(address: string, request: RequestInit) {
  const response = await fetch(address, request)
  const told: unknown = await response.json()
  if (response.ok) return { isAnswer: true, answer: answerShape.parse(told) } as const
  return { isAnswer: false, message: refusalShape.parse(told).error.message, status: response.status } as const
}

function plainCode(message: string): string {
  return /^[A-Z_]{3,60}/.exec(message)?.[0] ?? 'prose'
}

/** The protocol's code before ` : `, if it is one that we know. */
export function reasonIn(message: string): IdentityReason | undefined {
  const code = message.split(' : ')[0]!.trim()
  return Object.hasOwn(clientCodes, code) ? (code as IdentityReason) : undefined
}
