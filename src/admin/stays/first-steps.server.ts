// Finds what a site without a published home still needs.

import { count, eq } from 'drizzle-orm'
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
  const steps: FirstStep[] = [entered!.homes > 0 ? unpublished : mayBegin ? noHome : noHomeOfOthers]
  if (environment.PAYMENT_WAYS.length === 0) steps.push(noPayments)
  if (environment.SMTP_URL === undefined) steps.push(noMail)
  return steps
}

const noHome: FirstStep = {
  text: 'No home is entered. A name and a place are enough to begin; you add the rest step by step.',
  link: { to: '/admin/homes/new', label: 'Enter the first home' },
}
const noHomeOfOthers: FirstStep = {
  text: 'No home is entered. An owner or a manager can enter the first one.',
}
const unpublished: FirstStep = {
  text: 'No home is published. Each home lists what it still needs before guests can find it.',
  link: { to: '/admin/homes', label: 'Go to the homes' },
}
const noPayments: FirstStep = {
  text: 'No online payment is set up (PAYMENT_WAYS). Until it is, guests pay at the home.',
}
const noMail: FirstStep = {
  text: 'No mail server is set up (SMTP_URL). Until it is, mails stay in the outbox and reach nobody.',
}
