// Whether an operator has to set up a second factor before they work here.

import { factorsOf } from '#identity/account/account-store.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'

/** False where the site does not ask operators for one. */
export async function lacksSecondFactor(
  { database, environment }: Pick<Tools, 'database' | 'environment'>,
  { subject }: { readonly subject: string },
): Promise<boolean> {
  return environment.OPERATORS_NEED_SECOND_FACTOR && (await factorsOf(database, subject)).length === 0
}
