// When a swipe closes what is swiped (Spec 9: more than 10 % of its size, or within 300 ms).

export type SwipeDirection = 'up' | 'right' | 'down' | 'left'

type Movement = { readonly x: number; readonly y: number }

export type Swipe = {
  /** From the first touch to the last. */
  readonly moved: Movement
  /** The last step before the release. */
  readonly lastStep: Movement
  /** The height of what is swiped for up and down, its width for left and right. */
  readonly size: number
  readonly ms: number
}

/** Spec 9. */
const shareOfSize = 0.1
const flickMs = 300

/** How far a movement goes in that direction; negative the other way. */
function distanceIn(direction: SwipeDirection, { x, y }: Movement): number {
  return { up: -y, right: x, down: y, left: -x }[direction]
}

/** The direction a movement mostly has; undefined when there is none. */
function mainDirection({ x, y }: Movement): SwipeDirection | undefined {
  if (x === 0 && y === 0) return undefined
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'right' : 'left'
  return y > 0 ? 'down' : 'up'
}

/** Dragging back before the release means no; a flick of any length means yes. */
export function closesOnRelease(direction: SwipeDirection, { moved, lastStep, size, ms }: Swipe): boolean {
  if (mainDirection(moved) !== direction || distanceIn(direction, lastStep) <= 0) return false
  return distanceIn(direction, moved) > size * shareOfSize || ms <= flickMs
}

/** How far what is swiped follows the finger: from its place at most by its own size. */
export function followedDistance(direction: SwipeDirection, moved: Movement, size: number): number {
  return Math.min(Math.max(distanceIn(direction, moved), 0), size)
}

type Scrolled = {
  readonly scrollTop: number
  readonly scrollLeft: number
  readonly scrollHeight: number
  readonly scrollWidth: number
  readonly clientHeight: number
  readonly clientWidth: number
}

/** Whether nothing is left to scroll to on the side the swipe comes from; otherwise the finger scrolls. */
export function isAtEdge(direction: SwipeDirection, box: Scrolled): boolean {
  // Pixels are fractions on enlarged screens.
  const left = {
    down: box.scrollTop,
    up: box.scrollHeight - box.clientHeight - box.scrollTop,
    right: box.scrollLeft,
    left: box.scrollWidth - box.clientWidth - box.scrollLeft,
  }[direction]
  return left < 1
}
