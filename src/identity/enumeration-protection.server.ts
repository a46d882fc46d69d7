// Whether strangers are kept from learning which addresses have accounts. Reference 7.2: on by default.

import type { Database } from '#platform/tools/database.server.ts'
import { testHelpersOn } from '#platform/tools/test-helpers-on.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'

const switched = new WeakMap<Database, boolean>()

export function enumerationProtection({ database, environment }: Tools): boolean {
  return switched.get(database) ?? environment.IDENTITY_ENUMERATION_PROTECTION
}

/** Lets a test switch it in this process; anywhere else it throws. */
export function switchEnumerationProtection({ database, environment }: Tools, on: boolean): void {
  if (!testHelpersOn(environment)) throw new Error('Only tests switch the enumeration protection')
  switched.set(database, on)
}
