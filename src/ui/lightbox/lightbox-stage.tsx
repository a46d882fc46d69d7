// The picture in the lightbox: drag, swipe, pinch, wheel and double click.

import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'
import type { LightboxPicture } from './lightbox-view.ts'
import { type LightboxHand, type LightboxView, swipedStep } from './lightbox-view.ts'

type LightboxStageProps = {
  readonly picture: LightboxPicture
  readonly view: LightboxView
  readonly hand: (hand: LightboxHand) => void
  readonly onStep: (step: number) => void
  readonly onClose: () => void
}

type Point = { readonly x: number; readonly y: number }

/** A wheel turns fast: one step of zoom in so many milliseconds. */
const wheelPauseMs = 80
/** A click may tremble by so many pixels. */
const tremble = 5

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })
const distance = ([one, other]: readonly Point[]) => Math.hypot(one!.x - other!.x, one!.y - other!.y)

export function LightboxStage({ picture, view, hand, onStep, onClose }: LightboxStageProps) {
  const image = useRef<HTMLImageElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const drag = useRef<{ readonly from: Point; readonly onBackdrop: boolean; pinched: boolean }>(undefined)
  const lastWheel = useRef(-wheelPauseMs)
  const [follow, setFollow] = useState(0)
  // At its usual size a finger turns the pages, at any other it moves the picture.
  const turnsPages = view.scale === 1

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, pointOf(event))
    if (fingers.current.size > 1 && drag.current) drag.current.pinched = true
    else drag.current = { from: pointOf(event), onBackdrop: event.target === event.currentTarget, pinched: false }
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = fingers.current.get(event.pointerId)
    if (!before || !drag.current) return
    const apartBefore = fingers.current.size === 2 ? distance([...fingers.current.values()]) : undefined
    const now = pointOf(event)
    fingers.current.set(event.pointerId, now)
    if (apartBefore !== undefined) {
      const change = distance([...fingers.current.values()]) - apartBefore
      hand({ kind: 'pinch', change, width: image.current?.offsetWidth ?? 1 })
    } else if (!drag.current.pinched) {
      if (turnsPages) setFollow(now.x - drag.current.from.x)
      else hand({ kind: 'pan', x: now.x - before.x, y: now.y - before.y })
    }
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const done = drag.current
    const isLast = fingers.current.delete(event.pointerId) && fingers.current.size === 0
    if (!isLast || !done) return
    drag.current = undefined
    setFollow(0)
    if (done.pinched) return
    const moved = { x: event.clientX - done.from.x, y: event.clientY - done.from.y }
    if (done.onBackdrop && Math.hypot(moved.x, moved.y) < tremble) return onClose()
    // The pictures lie in the direction in which the language is read.
    const onward = document.documentElement.dir === 'rtl' ? -moved.x : moved.x
    const step = turnsPages ? swipedStep({ x: onward, y: moved.y }) : 0
    if (step !== 0) onStep(step)
  }

  function onPointerCancel(event: PointerEvent<HTMLElement>) {
    fingers.current.delete(event.pointerId)
    drag.current = undefined
    setFollow(0)
  }

  function onWheel({ deltaY }: { readonly deltaY: number }) {
    const now = performance.now()
    if (fingers.current.size > 0 || deltaY === 0 || now - lastWheel.current < wheelPauseMs) return
    lastWheel.current = now
    hand({ kind: deltaY < 0 ? 'zoom-in' : 'zoom-out' })
  }

  const { x, y, rotation, scale } = view
  const held = fingers.current.size > 0
  const look: CSSProperties = {
    transform: `translate(${x + follow}px, ${y}px) rotate(${rotation}deg) scale(${scale})`,
    // What is under a finger follows it at once.
    transition: held ? 'none' : undefined,
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: all of it can be done by the buttons around it as well
    <div
      className="lightbox-stage"
      data-picture={view.picture}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerCancel}
      onWheel={onWheel}
      // The stage holds on to pointers, so it hears this too; beside the picture the first click has closed it.
      onDoubleClick={() => hand({ kind: 'toggle' })}
    >
      <img
        ref={image}
        src={picture.src}
        alt={picture.alt}
        draggable={false}
        hidden={view.picture === 'failed'}
        style={look}
        onLoad={({ currentTarget: { naturalWidth, offsetWidth } }) =>
          hand({ kind: 'loaded', natural: offsetWidth > 0 ? naturalWidth / offsetWidth : 1 })
        }
        onError={() => hand({ kind: 'failed' })}
      />
    </div>
  )
}
