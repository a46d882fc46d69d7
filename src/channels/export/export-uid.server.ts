// The UIDs of our nights in exported calendars, by which we recognise them when they come back.

import { createHash } from 'node:crypto'

/** The part before the @: always the same for the nights of one booking in one unit, and telling nothing about it. */
export function exportUid(refId: string, unitId: number): string {
  return `night-${createHash('sha256').update(`casita export ${refId} ${unitId}`).digest('hex').slice(0, 40)}`
}

/** The same of an event that somebody sends us, whatever host stands behind the @; undefined for what is none of ours. */
export function ownUidIn(uid: string): string | undefined {
  return /^(night-[0-9a-f]{40})(?:@|$)/i.exec(uid)?.[1]?.toLowerCase()
}
