// The mark of what operators have set about a calendar of another site, which a change of it carries along.

import { createHash } from 'node:crypto'
import type { FeedRow } from './channel-tables.server.ts'

type Settings = Pick<FeedRow, 'name' | 'provider' | 'everyMinutes' | 'ignoreHorizon' | 'addressHash'>

/** Two calendars have one mark only when all that was set is the same; the address cannot be told from it. */
export function feedMark({ name, provider, everyMinutes, ignoreHorizon, addressHash }: Settings): string {
  const set = JSON.stringify([name, provider, everyMinutes, ignoreHorizon, addressHash.toString('hex')])
  return createHash('sha256').update(`casita feed mark ${set}`).digest('base64url').slice(0, 22)
}
