// Calls that need a hosted project's service account: look up an address or an account, make a verification link.

import { z } from 'zod'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Milliseconds } from '#values/duration.ts'
import { longestWait } from './hosted-call.server.ts'
import { hostedAddress } from './hosted-project.server.ts'
import { serviceAccountToken } from './service-account-token.server.ts'

const accountShape = z.looseObject({
  localId: z.string().min(1),
  email: z.string().optional(),
  emailVerified: z.boolean().default(false),
  disabled: z.boolean().default(false),
  phoneNumber: z.string().optional(),
})
const foundShape = z.looseObject({ users: z.array(accountShape).default([]) })
const linkShape = z.looseObject({ oobLink: z.string() })

type HostedAccount = z.infer<typeof accountShape>

/** Whether a service account is configured: without one nothing here can be asked. */
export function hasAdministration({ environment }: Pick<Tools, 'environment'>): boolean {
  return environment.IDENTITY_SERVICE_ACCOUNT !== undefined
}

/** The account of that address or id. Throws when the service does not answer, or refuses. */
export async function findHostedAccount(
  tools: Tools,
  by: { readonly email: readonly string[] } | { readonly localId: readonly string[] },
  patience: Milliseconds = longestWait,
): Promise<HostedAccount | undefined> {
  return foundShape.parse(await administered(tools, 'accounts:lookup', by, patience)).users[0]
}

/** The code of a link that confirms the address of an account. The service mails nothing: we do. */
export async function makeHostedConfirmation(tools: Tools, email: string): Promise<string> {
  const input = { requestType: 'VERIFY_EMAIL', email, returnOobLink: true }
  const { oobLink } = linkShape.parse(await administered(tools, 'accounts:sendOobCode', input))
  const code = new URL(oobLink).searchParams.get('oobCode')
  if (!code) throw new Error('The hosted provider made a link without a code')
  return code
}

/** A refusal is thrown with its status alone: its words may repeat what was sent. */
async function administered(
  tools: Tools,
  operation: string,
  body: object,
  patience: Milliseconds = longestWait,
): Promise<unknown> {
  const { environment } = tools
  const account = environment.IDENTITY_SERVICE_ACCOUNT
  if (!account) throw new Error('There is no service account to ask with')
  const token = await serviceAccountToken(tools, account)
  const answer = await fetch(`${hostedAddress(environment)}/v1/projects/${environment.IDENTITY_PROJECT}/${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
    redirect: 'error',
  })
  if (!answer.ok) throw new Error(`The hosted provider's administration refused ${operation}: ${answer.status}`)
  return answer.json()
}
