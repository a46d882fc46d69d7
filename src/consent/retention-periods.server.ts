// What of ended data stays with the site, and how long, in guests' words.

import { sentenceBy } from '#catalogue/sentence.ts'
import { type RetentionKind, retention } from '#platform/tools/retention.ts'
import { days, hours } from '#values/duration.ts'

/** In the order of the table. */
export function retentionPeriods() {
  const kinds = Object.keys(retention) as RetentionKind[]
  return kinds.map(kind => {
    const { keptFor } = retention[kind]
    const removed = sentenceBy(`consent.${kind}Removed`, { hours: keptFor / hours(1), days: keptFor / days(1) })
    return { what: sentenceBy(`consent.${kind}`), removed }
  })
}
