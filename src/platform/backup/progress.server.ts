// Says how far long work has come: every few seconds, so that neither a terminal nor a log is flooded.

import { seconds } from '#values/duration.ts'

export type Progress = (step: string) => void

/** Says at most one step in two seconds; the first one after those. */
export function progressEvery(say: (sentence: string) => void, pause = seconds(2)): Progress {
  let said = performance.now()
  return step => {
    if (performance.now() - said < pause) return
    said = performance.now()
    say(`${step} …`)
  }
}
