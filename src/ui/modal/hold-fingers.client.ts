// Keeps fingers from moving the page behind a modal where its style does not: on iOS.

/** iPhones, iPods and iPads; new iPads report as Macs, which have no touch screen. */
function isIos(): boolean {
  const { userAgent, platform, maxTouchPoints } = navigator
  return /iP(hone|od|ad)/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1)
}

/** Limits one-finger moves to what can still scroll that way inside a modal, until the returned function is called. */
export function holdFingers(): () => void {
  if (!isIos()) return () => {}
  const ending = new AbortController()
  const { signal } = ending
  let lastY = 0
  document.addEventListener(
    'touchstart',
    ({ touches }) => {
      lastY = touches[0]!.clientY
    },
    { signal, passive: true },
  )
  document.addEventListener(
    'touchmove',
    event => {
      const { touches, target } = event
      const by = touches[0]!.clientY - lastY
      lastY = touches[0]!.clientY
      if (touches.length === 1 && event.cancelable && !scrollsInModal(target, by)) event.preventDefault()
    },
    { signal, passive: false },
  )
  return () => ending.abort()
}

/** Whether something from `target` up to its modal can follow a finger that moves by `by` pixels down. */
function scrollsInModal(target: EventTarget | null, by: number): boolean {
  if (!(target instanceof Element)) return false
  const modal = target.closest('dialog')
  for (let each: Element | null = modal && target; each && modal?.contains(each); each = each.parentElement) {
    const { scrollTop, scrollHeight, clientHeight } = each
    const isScrollable = scrollHeight > clientHeight && /auto|scroll/.test(getComputedStyle(each).overflowY)
    // Half a pixel of rounding is no way to go.
    if (isScrollable && (by > 0 ? scrollTop > 0 : scrollTop + clientHeight < scrollHeight - 0.5)) return true
  }
  return false
}
