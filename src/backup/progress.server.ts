// Reports the progress of long-running work every few seconds.

import { seconds } from '#values/duration.ts'

export type Progress = (step: string) => void

/** Reports at most one step every two seconds, the first after two seconds. */
export function progressEvery(say: (sentence: string) => void, pause = seconds(2)): Progress {
  let said = performance.now()
  return step => {
    if (performance.now() - said < pause) return
    said = performance.now()
    say(`${step} …`)
  }
}
