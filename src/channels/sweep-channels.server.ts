// What a process does for the calendars of other sites while it lives: it looks at them, and after what became of their nights.

import { tellConflicts } from '#channels/conflicts/tell-conflicts.server.ts'
import { lookAtFeeds } from '#channels/looking/look-at-feeds.server.ts'
import { takeFreedNights } from '#channels/looking/take-freed-nights.server.ts'
import { every } from '#platform/every.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import { seconds } from '#values/duration.ts'

const lookEvery = seconds(20)
const settleEvery = seconds(10)

/** Until the answered function is called. */
export function sweepChannels(tools: Tools): () => void {
  const settle = async () => {
    await takeFreedNights(tools)
    await tellConflicts(tools)
  }
  const stops = [
    every(lookEvery, () => lookAtFeeds(tools), tools.log, 'calendars of other sites could not be looked at'),
    every(settleEvery, settle, tools.log, 'conflicts with other sites could not be looked after'),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
