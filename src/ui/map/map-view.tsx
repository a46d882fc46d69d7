// The map's frame: loads nothing before it comes into view, and reports when it cannot be drawn.

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { sentence } from '#catalogue/sentence.ts'
import type { DrawnMap } from './draw-map.client.ts'
import { type MapBox, type MapPin, mapBoxAround, type Point } from './map-parts.ts'
import type { MapPins } from './map-pins.tsx'

type MapViewProps = {
  readonly label: string
  readonly pins: readonly MapPin[]
  /** The pin highlighted from elsewhere. */
  readonly active?: number | undefined
  /** A pin is hovered or focused, or no longer. */
  readonly onPoint?: (pin: number | undefined) => void
  /** What a pin opens; without it a pin leads to its page at once. */
  readonly card?: (pin: number) => ReactNode
  /** A part of the world to show instead of all pins. */
  readonly box?: MapBox | undefined
  readonly mark?: { readonly point: Point; readonly metres: number }
  /** Named on our own map around the mark. */
  readonly around?: readonly (Point & { readonly name: string })[]
  /** The pins mark exact positions: start as close as the map's streets allow. */
  readonly exact?: boolean
  readonly styleUrl: string | undefined
  /** What helps when there is no map. */
  readonly otherwise: string
  /** The user has moved the map to this part of the world. */
  readonly onLook?: (box: MapBox) => void
}

/** `waiting` until it comes into view, once script runs. */
type State = 'still' | 'waiting' | 'drawn' | 'failed'
const none: readonly never[] = []

export function MapView({
  label,
  pins,
  active,
  box,
  mark,
  around = none,
  exact = false,
  styleUrl,
  otherwise,
  onLook,
  onPoint,
  card,
}: MapViewProps) {
  const section = useRef<HTMLElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const map = useRef<DrawnMap>(undefined)
  const [state, setState] = useState<State>('still')
  /** The map with its pins, whose code comes with it; they are placed anew whenever it has moved. */
  const [drawn, setDrawn] = useState<{
    readonly map: DrawnMap
    readonly MapPins: typeof MapPins
    readonly moves: number
  }>()
  const moved = useEffectEvent(() => setDrawn(before => before && { ...before, moves: before.moves + 1 }))
  const looked = useEffectEvent(() => {
    if (map.current) onLook?.(map.current.box())
  })
  const shown = box ?? mapBoxAround(mark ? [mark.point] : pins) ?? { west: -120, south: -40, east: 150, north: 65 }
  const first = useEffectEvent(() => ({ box: shown, mark, around, exact, styleUrl }))

  useEffect(() => {
    const element = frame.current!
    let left = false
    const fail = () => {
      if (left) return
      map.current?.remove()
      map.current = undefined
      setDrawn(undefined)
      setState('failed')
    }
    const draw = async () => {
      if (!canDraw()) return setState('failed')
      try {
        const [{ drawMap }, { MapPins }] = await Promise.all([import('./draw-map.client.ts'), import('./map-pins.tsx')])
        if (left) return
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches
        const rested = (byHand: boolean) => byHand && looked()
        const drawn = await drawMap({ frame: element, ...first(), still, moved, rested, failed: fail })
        if (left) return drawn.remove()
        map.current = drawn
        setDrawn({ map: drawn, MapPins, moves: 0 })
        const waited = document.activeElement === section.current
        setState('drawn')
        // Keyboard focus placed here before drawing moves to the map itself.
        if (waited) element.querySelector('canvas')?.focus({ preventScroll: true })
      } catch {
        fail()
      }
    }
    const watcher = new IntersectionObserver(entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watcher.disconnect()
      void draw()
    })
    watcher.observe(element)
    setState('waiting')
    return () => {
      left = true
      watcher.disconnect()
      map.current?.remove()
      map.current = undefined
    }
  }, [])

  // New pins: the map moves to them, unless told where to go.
  const key = `${pins.map(({ id }) => id).join()} ${box ? Object.values(box).join() : ''}`
  const follow = useEffectEvent(() => {
    if (!box) map.current?.show(shown)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown has changed exactly when the key has
  useEffect(() => follow(), [key])

  return (
    // Focusable before it is drawn; focus brings it into view.
    <section
      ref={section}
      aria-label={label}
      className={exact ? 'map-view map-exact' : 'map-view'}
      tabIndex={state === 'waiting' ? 0 : undefined}
    >
      <div ref={frame} className="map-frame" />
      {state === 'failed' && <p className="map-failed">{sentence('ui.noMap', { otherwise })}</p>}
      {drawn && (
        <drawn.MapPins
          map={drawn.map}
          moves={drawn.moves}
          frame={frame.current!}
          {...{ pins, active, onPoint, card }}
        />
      )}
    </section>
  )
}

/** Checked before loading anything: without WebGL there is nothing to load. */
function canDraw(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null
  } catch {
    return false
  }
}
