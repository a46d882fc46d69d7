// How the loading bar looks at each moment of a navigation (Spec 9: 200, 2000, 500 and 400 ms).

/** Spec 9. Nothing is visible of a navigation that is faster. */
const throttleMs = 200
/** Spec 9. A constant of the curve and no length: half of the way is done after half of it, all of it never. */
const durationMs = 2000
/** Spec 9. How long the full bar stays, and then fades. */
const hideDelayMs = 500
const resetDelayMs = 400

/** When a navigation began, and when it ended if it has; moments in milliseconds of one clock. */
export type Run = { readonly begun: number; readonly ended?: number | undefined }

type BarLook = {
  /** The share of the width, from 0 to 1. */
  readonly scale: number
  readonly opacity: 0 | 1
  /** Milliseconds until the look changes by itself; 0 for as soon as can be, undefined for never. */
  readonly next: number | undefined
}

const hidden: BarLook = { scale: 0, opacity: 0, next: undefined }

/** The share of the way after so many milliseconds in sight. */
export function progressAfter(ms: number): number {
  return (2 / Math.PI) * Math.atan(ms / (durationMs / 2))
}

/** The look at the moment `now`; hidden without a run. */
export function barLook(run: Run | undefined, now: number): BarLook {
  if (!run) return hidden
  const { begun, ended } = run
  if (ended === undefined) {
    const inSight = now - begun - throttleMs
    return inSight < 0 ? { ...hidden, next: -inSight } : { scale: progressAfter(inSight), opacity: 1, next: 0 }
  }
  if (ended - begun < throttleMs) return hidden
  const full = hideDelayMs - (now - ended)
  if (full > 0) return { scale: 1, opacity: 1, next: full }
  const fading = full + resetDelayMs
  return fading > 0 ? { scale: 1, opacity: 0, next: fading } : hidden
}
