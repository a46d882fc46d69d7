// Fingers and mice on something that can be swiped away: it follows, and closes or springs back on release.

import { closesOnRelease, followedDistance, isAtEdge, type SwipeDirection } from './swipe.ts'

type Point = { readonly x: number; readonly y: number }
type Drag = { readonly from: Point; readonly at: number; readonly last: Point; readonly lastStep: Point }

/** Follows swipes on `content` until the returned function is called. */
export function followSwipe(content: HTMLElement, direction: SwipeDirection, close: () => void): () => void {
  let drag: Drag | undefined
  const vertical = direction === 'up' || direction === 'down'
  const size = () => (vertical ? content.offsetHeight : content.offsetWidth)

  const begin = (point: Point, target: EventTarget | null) => {
    const still = { x: 0, y: 0 }
    if (mayBegin(target)) drag = { from: point, at: performance.now(), last: point, lastStep: still }
  }

  const move = (point: Point): boolean => {
    if (!drag || textIsSelected()) return false
    drag = { ...drag, last: point, lastStep: { x: point.x - drag.last.x, y: point.y - drag.last.y } }
    const followed = followedDistance(direction, between(drag.from, point), size())
    const signed = direction === 'up' || direction === 'left' ? -followed : followed
    content.style.transition = 'none'
    content.style.transform = followed === 0 ? '' : `translate${vertical ? 'Y' : 'X'}(${signed}px)`
    return followed > 0
  }

  const release = () => {
    const done = drag
    drag = undefined
    content.style.transition = ''
    if (!done) return
    const swipe = { moved: between(done.from, done.last), lastStep: done.lastStep, size: size() }
    const closes = closesOnRelease(direction, { ...swipe, ms: performance.now() - done.at })
    if (closes && !textIsSelected()) close()
    // Without a transition of its own it glides back by the one of the style sheet.
    else content.style.transform = ''
  }

  const cancel = () => {
    drag = undefined
    content.style.transition = ''
    content.style.transform = ''
  }

  function mayBegin(target: EventTarget | null): boolean {
    if (!(target instanceof Element) || target.matches('input, textarea') || textIsSelected()) return false
    for (let each: Element | null = target; each && content.contains(each); each = each.parentElement) {
      if (!isAtEdge(direction, each)) return false
    }
    return true
  }

  const ending = new AbortController()
  const { signal } = ending
  const touch = (event: TouchEvent) => ({ x: event.touches[0]!.clientX, y: event.touches[0]!.clientY })
  content.addEventListener('touchstart', event => begin(touch(event), event.target), { signal, passive: true })
  content.addEventListener(
    'touchmove',
    event => {
      // What follows the finger does not scroll.
      if (move(touch(event)) && event.cancelable) event.preventDefault()
    },
    { signal, passive: false },
  )
  content.addEventListener('touchend', release, { signal })
  content.addEventListener('touchcancel', cancel, { signal })
  content.addEventListener(
    'mousedown',
    event => {
      if (event.button === 0) begin({ x: event.clientX, y: event.clientY }, event.target)
    },
    { signal },
  )
  window.addEventListener('mousemove', event => void move({ x: event.clientX, y: event.clientY }), { signal })
  window.addEventListener('mouseup', release, { signal })
  return () => ending.abort()
}

function between(from: Point, to: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y }
}

function textIsSelected(): boolean {
  return getSelection()?.type === 'Range'
}
