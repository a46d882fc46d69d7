// The command that enters a home's arrival guide, and the query that reads it.

import { eq } from 'drizzle-orm'
import { type ChangedHome, changeHome, type SeenHome } from '#admin/stays/form/change-home.server.ts'
import { openCode, sealCode } from '#bookings/arrival/sealed-code.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { arrivalGuideTable } from '#stays/arrival/arrival-tables.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Slug } from '#values/slug.ts'
import { type ArrivalInput, emptyArrival } from './arrival-input.ts'

/** Role: manager or owner, who may change homes and codes. */
export function changeArrival(
  tools: Tools,
  operator: Operator,
  seen: SeenHome,
  { doorCode, wifiPassword, ...said }: ArrivalInput,
): Promise<ChangedHome> {
  const { environment } = tools
  return changeHome(tools, operator, seen, async (queries, stayId) => {
    if (!may(operator, 'codes', 'change', stayId)) return 'not-allowed'
    const row = {
      ...said,
      hostLanguages: [...said.hostLanguages],
      doorCodeSealed: sealCode(environment, { stayId, what: 'door' }, doorCode),
      wifiPasswordSealed: sealCode(environment, { stayId, what: 'wifi' }, wifiPassword),
    }
    await queries
      .insert(arrivalGuideTable)
      .values({ stayId, ...row })
      .onConflictDoUpdate({ target: arrivalGuideTable.stayId, set: row })
    return undefined
  })
}

/** Codes are null for whoever may not see them. */
type SeenArrival = Omit<ArrivalInput, 'doorCode' | 'wifiPassword'> & {
  readonly doorCode: string | null
  readonly wifiPassword: string | null
}

/** Undefined when no home has that slug. */
export async function findArrival(
  { database, environment }: Tools,
  who: Operator,
  slug: Slug,
): Promise<SeenArrival | undefined> {
  const [row] = await database
    .select({ id: stayTable.id, guide: arrivalGuideTable })
    .from(stayTable)
    .leftJoin(arrivalGuideTable, eq(arrivalGuideTable.stayId, stayTable.id))
    .where(eq(stayTable.slug, slug))
  if (!row) return undefined
  const { id: stayId, guide } = row
  const maySee = may(who, 'codes', 'see', stayId)
  const open = (what: 'door' | 'wifi', sealed: Buffer | null = null) =>
    maySee ? openCode(environment, { stayId, what }, sealed) : null
  const codes = { doorCode: open('door', guide?.doorCodeSealed), wifiPassword: open('wifi', guide?.wifiPasswordSealed) }
  if (!guide) return { ...emptyArrival, ...codes }
  const {
    doorCodeSealed: _,
    wifiPasswordSealed: __,
    stayId: ___,
    hostAnswerMinutes: ____,
    hostLanguages,
    ...said
  } = guide
  return { ...said, hostLanguages: hostLanguages as ArrivalInput['hostLanguages'], ...codes }
}
