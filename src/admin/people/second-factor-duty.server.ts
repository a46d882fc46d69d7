// Whether operators need a second factor: as an owner set it, or the configuration demands it; and the command that sets it.

import { sql } from 'drizzle-orm'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import { inTransaction, type Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { PeopleRefusal } from './people-refusals.ts'
import { accessRuleTable } from './people-tables.server.ts'

/** Whose session it is, and which. */
type InSession = { readonly user: { readonly subject: string }; readonly sessionId: string }

/** Whether an operator has to set one up, or at a hosted provider to sign in with it, before they work here. */
export async function lacksSecondFactor(
  tools: Pick<Tools, 'database' | 'environment'>,
  who: InSession,
): Promise<boolean> {
  const { isNeeded, isThere } = await secondFactorOf(tools, who)
  return isNeeded && !isThere
}

async function secondFactorOf(
  { database, environment }: Pick<Tools, 'database' | 'environment'>,
  { user, sessionId }: InSession,
): Promise<{ readonly isNeeded: boolean; readonly isThere: boolean }> {
  // A hosted provider tells it of a sign-in alone.
  const isThere = isHosted(environment)
    ? sql`coalesce((select with_second_factor from session where id = ${sessionId || null}::uuid), false)`
    : sql`exists (select from identity_second_factor where account_id = ${user.subject})`
  const { rows } = await database.execute<{ needed: boolean; there: boolean }>(
    sql`select operators_need_second_factor as needed, ${isThere} as there from access_rule`,
  )
  const { needed, there } = rows[0]!
  return { isNeeded: environment.OPERATORS_NEED_SECOND_FACTOR || needed, isThere: there }
}

type SecondFactorRule = {
  /** Whether an owner demands it. */
  readonly operatorsNeedSecondFactor: boolean
  /** Whether the configuration does, whatever owners set. */
  readonly isDemandedByConfiguration: boolean
}

export async function readSecondFactorRule(
  queries: Queries,
  { OPERATORS_NEED_SECOND_FACTOR }: Tools['environment'],
): Promise<SecondFactorRule> {
  const [rule] = await queries.select().from(accessRuleTable)
  const { operatorsNeedSecondFactor } = rule!
  return { operatorsNeedSecondFactor, isDemandedByConfiguration: OPERATORS_NEED_SECOND_FACTOR }
}

/** For owners. Whoever demands it has one themself, so that they do not shut themself out. */
export async function setSecondFactorRule(
  tools: Tools,
  operator: Operator,
  { sessionId, isNeeded }: { readonly sessionId: string; readonly isNeeded: boolean },
): Promise<Outcome<object, Extract<PeopleRefusal, 'owners-only' | 'own-factor-first'>>> {
  if (!may(operator, 'security', 'change')) return refused('owners-only')
  const { isThere } = await secondFactorOf(tools, { user: operator, sessionId })
  if (isNeeded && !isThere) return refused('own-factor-first')
  await inTransaction(tools.database, queries =>
    queries.update(accessRuleTable).set({ operatorsNeedSecondFactor: isNeeded }),
  )
  return done({})
}
