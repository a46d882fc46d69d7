// Whether the caller's role permits the call, checked before reading the request.

import { lacksSecondFactor } from '#admin/people/second-factor-duty.server.ts'
import type { Operation } from '#api/contract/operation.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may, reachOf } from '#users/permissions/permissions.ts'
import { reachesHome } from '#users/permissions/within-reach.server.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { type ContentRefusal, notThere, refuseWith } from './content-answer.ts'

const notAllowed = () => refuseWith(403, sentence('calls.notAllowed'), { reason: 'not-allowed' })

const noSecondFactor = () => refuseWith(403, sentence('calls.noSecondFactor'), { reason: 'second-factor-needed' })

/**
 * Why an operator's call is refused: 404 for what they may not see, as for what does not exist; 403 for what they may
 * see but not change, and where a required second factor is missing. `slug` is the home's in the address.
 */
export async function refusePermission(
  tools: Tools,
  { who, needs }: Operation,
  { user, sessionId = '' }: { readonly user: VerifiedUser | undefined; readonly sessionId: string | undefined },
  slug: string | undefined,
): Promise<ContentRefusal | undefined> {
  if (who !== 'operator') return undefined
  if (!user || !needs) return notThere
  if (await lacksSecondFactor(tools, { user, sessionId })) return noSecondFactor()
  const { area, level = 'see', allHomes } = needs
  if (area === 'every') return undefined
  const reaches = async (wanted: 'see' | 'change') =>
    slug === undefined ? may(user, area, wanted) : reachesHome(tools.database, user, area, wanted, slug)
  if (!(await reaches('see'))) return notThere
  const isMet = allHomes ? reachOf(user, area, level) === 'all' : await reaches(level)
  return isMet ? undefined : notAllowed()
}
