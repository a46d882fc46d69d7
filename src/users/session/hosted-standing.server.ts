// The state of an account at a hosted provider, read from its administration once a minute.

import { findHostedAccount, hasAdministration } from '#identity/hosted/hosted-administration.server.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { minutes, seconds } from '#values/duration.ts'

type HostedStanding = 'stands' | 'account-over' | 'unconfirmed'

const believedFor = minutes(1)

// Each page waits for it: a service that hangs must not hold them up.
const patience = seconds(3)
const mostRemembered = 10_000

const believedUntil = new Map<string, number>()

/**
 * `stands` without a service account, whose word alone is newer than the session, and while the service gives no answer:
 * nobody is put out because somebody else is out of reach.
 */
export async function hostedStanding(tools: Tools, { subject }: { readonly subject: string }): Promise<HostedStanding> {
  if (!isHosted(tools.environment) || !hasAdministration(tools)) return 'stands'
  const now = tools.clock.now().getTime()
  const name = `${tools.environment.IDENTITY_PROJECT} ${subject}`
  if (now < (believedUntil.get(name) ?? 0)) return 'stands'
  try {
    const account = await findHostedAccount(tools, { localId: [subject] }, patience)
    if (!account || account.disabled) return 'account-over'
    if (account.email && !account.emailVerified && !account.phoneNumber) return 'unconfirmed'
  } catch (fault) {
    tools.log.warn({ fault: (fault as Error).message }, 'the hosted provider did not say how an account stands')
  }
  if (believedUntil.size >= mostRemembered) believedUntil.clear()
  believedUntil.set(name, now + believedFor)
  return 'stands'
}
