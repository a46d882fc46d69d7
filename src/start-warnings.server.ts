// Warnings about the configuration, printed at start.

import { existsSync } from 'node:fs'
import { hasForeignKeys } from '#identity/session/signing-keys.server.ts'
import { parseEnvironment } from '#platform/tools/environment.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'

const ofNobody = parseEnvironment({}).SITE_CONTACT

/** One sentence each; the database must be up to date, and what the site says of itself be known. */
export async function startWarnings(tools: Tools): Promise<string[]> {
  const { SITE_CONTACT, TRY_OUT, MAP_TILES } = tools.environment
  const isUnset = SITE_CONTACT === ofNobody && !TRY_OUT
  return [
    ...(isUnset
      ? [
          `SITE_CONTACT is not set. Guests see ${ofNobody}, and mail for the operator goes there, until an address is entered under Organisation.`,
        ]
      : []),
    ...(MAP_TILES && !existsSync(MAP_TILES)
      ? [`MAP_TILES names ${MAP_TILES}, which is not there. Maps stay empty until it is.`]
      : []),
    ...((await hasForeignKeys(tools))
      ? [
          'This database has signing keys that were sealed with another identity key. Give every process the same IDENTITY_KEY, or the same DATA_DIR: otherwise second factors and the addresses of calendars cannot be read here.',
        ]
      : []),
  ]
}
