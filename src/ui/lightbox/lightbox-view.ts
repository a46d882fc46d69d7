// The lightbox's state, and how every action changes it (reference 1.3).

import { pinchedBy, zoomedBy } from './zoom.ts'

export type LightboxPicture = {
  readonly src: string
  /** Alt text; also the caption. */
  readonly alt: string
  /** What it belongs to, such as a room; pictures of a group can be jumped to. */
  readonly group: string
}

export type LightboxView = {
  /** A picture is shown only when it is there; a failed one has a sentence in its place. */
  readonly picture: 'loading' | 'shown' | 'failed'
  /** The scale at which one pixel of the file is one of the page; known once it is shown. */
  readonly natural: number
  readonly scale: number
  /** Where a second double click leads back to. */
  readonly scaleBefore: number
  /** Degrees clockwise, adding up, so that the turn is animated the way it was asked for. */
  readonly rotation: number
  readonly x: number
  readonly y: number
}

/** The initial view of every picture. */
export const freshView: LightboxView = {
  picture: 'loading',
  natural: 1,
  scale: 1,
  scaleBefore: 1,
  rotation: 0,
  x: 0,
  y: 0,
}

export type LightboxHand =
  | { readonly kind: 'begin' | 'failed' | 'zoom-in' | 'zoom-out' | 'reset' | 'rotate-left' | 'rotate-right' | 'toggle' }
  | { readonly kind: 'loaded'; readonly natural: number }
  | { readonly kind: 'pan'; readonly x: number; readonly y: number }
  | { readonly kind: 'pinch'; readonly change: number; readonly width: number }

/** The view after an action. Until the picture has loaded, only loading changes anything. */
export function lightboxView(view: LightboxView, hand: LightboxHand): LightboxView {
  if (hand.kind === 'begin') return freshView
  if (hand.kind === 'loaded') return { ...view, picture: 'shown', natural: hand.natural }
  if (hand.kind === 'failed') return { ...view, picture: 'failed' }
  if (view.picture !== 'shown') return view
  const { scale, natural, scaleBefore, rotation } = view
  switch (hand.kind) {
    case 'zoom-in':
      return { ...view, scale: zoomedBy('in', scale, natural) }
    case 'zoom-out':
      return { ...view, scale: zoomedBy('out', scale, natural) }
    case 'pinch':
      return { ...view, scale: pinchedBy(hand.change, hand.width, scale, natural) }
    case 'toggle':
      return scale === natural ? { ...view, scale: scaleBefore } : { ...view, scale: natural, scaleBefore: scale }
    // Size and place, not the turn.
    case 'reset':
      return { ...view, scale: 1, x: 0, y: 0 }
    case 'rotate-left':
      return { ...view, rotation: rotation - 90 }
    case 'rotate-right':
      return { ...view, rotation: rotation + 90 }
    case 'pan':
      return { ...view, x: view.x + hand.x, y: view.y + hand.y }
  }
}

/** Pixels that a finger must pass, sideways more than up or down, to turn to another picture. */
const leastSwipe = 50

/** The way a finger that moved so far turns: to the next picture, the one before, or none. */
export function swipedStep({ x, y }: { readonly x: number; readonly y: number }): -1 | 0 | 1 {
  if (Math.abs(x) <= leastSwipe || Math.abs(x) <= Math.abs(y)) return 0
  return x < 0 ? 1 : -1
}

/** The picture one step on; the first and the last are ends. */
export function steppedTo(index: number, step: number, count: number): number {
  return Math.min(Math.max(index + step, 0), Math.max(count - 1, 0))
}

/** The groups of the pictures in order, each with its first picture; none when there is nothing to choose. */
export function groupsOf(
  pictures: readonly { readonly group: string }[],
): { readonly name: string; readonly first: number }[] {
  const names = [...new Set(pictures.map(({ group }) => group).filter(Boolean))]
  if (names.length < 2) return []
  return names.map(name => ({ name, first: pictures.findIndex(({ group }) => group === name) }))
}
