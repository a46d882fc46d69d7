// Detects that the captcha's challenge was closed unsolved: its script has no event, so the page is watched.

import { type Milliseconds, seconds } from '#values/duration.ts'

/** The challenge was closed by the user, as distinct from the provider's errors. */
class CaptchaClosed extends Error {
  readonly code = 'captcha-closed'
}

const betweenLooks: Milliseconds = seconds(0.25)

/** A solved challenge disappears too, just before its result arrives; one may also be replaced by the next. */
const looksBeforeClosed = 8

const challenges = 'iframe[src*="/recaptcha/api2/bframe"], iframe[src*="/recaptcha/enterprise/bframe"]'

/** `happened` rejects with `CaptchaClosed` when a challenge was seen and none has been for two seconds; `stop` ends the looking. */
export function watchForClosing(): { readonly happened: Promise<never>; readonly stop: () => void } {
  let seen = false
  let looksWithout = 0
  let looking: ReturnType<typeof setInterval> | undefined
  const happened = new Promise<never>((_, reject) => {
    looking = setInterval(() => {
      const isThere = [...document.querySelectorAll(challenges)].some(isSeen)
      seen ||= isThere
      looksWithout = isThere ? 0 : looksWithout + 1
      if (seen && looksWithout >= looksBeforeClosed) reject(new CaptchaClosed())
    }, betweenLooks)
  })
  // Nobody listens any more once there is an answer.
  happened.catch(() => undefined)
  return { happened, stop: () => clearInterval(looking) }
}

function isSeen(frame: Element): boolean {
  return frame.getClientRects().length > 0 && getComputedStyle(frame).visibility === 'visible'
}
