// Whether an operator has to set up a second factor before they work here.

import { factorsOf } from '#identity/account/account-store.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'

type Needed = Pick<Tools, 'database' | 'environment'>

/** False where the site asks for none. */
export async function lacksSecondFactor(
  { database, environment }: Needed,
  { subject }: { readonly subject: string },
): Promise<boolean> {
  if (!environment.OPERATORS_NEED_SECOND_FACTOR) return false
  return (await factorsOf(database, subject)).length === 0
}
