// Finds what a site without a published home still needs.

import { count, eq } from 'drizzle-orm'
import { sentence } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { may, reachOf } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { FirstStep } from './first-step.ts'

/** The first thing to do first; undefined once a home is published, and for those who see no homes. */
export async function firstSteps(
  { database, environment }: Tools,
  who: Operator,
): Promise<readonly FirstStep[] | undefined> {
  if (!may(who, 'homes')) return undefined
  if ((await database.$count(stayTable, eq(stayTable.status, 'published'))) > 0) return undefined
  const [entered] = await database.select({ homes: count() }).from(stayTable)
  const mayBegin = reachOf(who, 'homes', 'change') === 'all'
  const steps: FirstStep[] = [homeNeeded(entered!.homes > 0, mayBegin)]
  if (environment.PAYMENT_WAYS.length === 0) steps.push({ text: sentence('homes.noPayments') })
  if (environment.SMTP_URL === undefined) steps.push({ text: sentence('homes.noMail') })
  return steps
}

function homeNeeded(isEntered: boolean, mayBegin: boolean): FirstStep {
  if (isEntered) {
    return { text: sentence('homes.noneIsPublished'), link: { to: '/admin/homes', label: sentence('homes.goToHomes') } }
  }
  if (!mayBegin) return { text: sentence('homes.noneForOthers') }
  return {
    text: sentence('homes.noneIsEntered'),
    link: { to: '/admin/homes/new', label: sentence('homes.enterFirst') },
  }
}
