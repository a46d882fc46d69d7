// The map's frame: loads nothing before it comes into view, and reports when it cannot be drawn.

import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { sentence } from '#catalogue/sentence.ts'
import { sayList } from '#values/say-list.ts'
import type { DrawnMap } from './draw-map.client.ts'
import { groupPins, type MapBox, type MapPin, mapBoxAround, type PinGroup, type Point } from './map-parts.ts'
import { fannedOut, Pin, PinCard, placed } from './map-pins.tsx'

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
const reach = 96
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
  const cardId = useId()
  const opened = useRef<number>(undefined)
  const [groups, setGroups] = useState<readonly PinGroup<MapPin>[]>([])
  /** The first pin of the group that is fanned out. */
  const [fanned, setFanned] = useState<number>()
  const [carded, setCarded] = useState<number>()
  const place = useEffectEvent(() => {
    if (map.current) setGroups(groupPins(placed(map.current, pins), reach))
  })
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
      setState('failed')
    }
    const draw = async () => {
      if (!canDraw()) return setState('failed')
      try {
        const { drawMap } = await import('./draw-map.client.ts')
        if (left) return
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches
        const rested = (byHand: boolean) => byHand && looked()
        const drawn = await drawMap({ frame: element, ...first(), still, moved: place, rested, failed: fail })
        if (left) return drawn.remove()
        map.current = drawn
        const waited = document.activeElement === section.current
        setState('drawn')
        // Keyboard focus placed here before drawing moves to the map itself.
        if (waited) element.querySelector('canvas')?.focus({ preventScroll: true })
        place()
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

  const spread = groups.flatMap(group =>
    group.pins[0]!.id === fanned && frame.current ? fannedOut(group, frame.current) : [group],
  )
  const focusPin = useEffectEvent((pin: number) =>
    section.current?.querySelector<HTMLElement>(`[data-pin="${pin}"]`)?.focus({ preventScroll: true }),
  )

  // An opened group's button disappears: focus moves to the first of its pins.
  useEffect(() => {
    const first = opened.current
    if (first === undefined || !spread.some(({ pins: [pin, ...others] }) => pin?.id === first && others.length === 0))
      return
    opened.current = undefined
    if (document.activeElement === document.body) focusPin(first)
  }, [spread])

  const open = (group: PinGroup<MapPin>) => {
    const drawn = map.current!
    const [first] = group.pins
    opened.current = first!.id
    const times = drawn.closer()
    const closest = placed(drawn, group.pins).map(({ pin, x, y }) => ({ pin, x: x * times, y: y * times }))
    // What lies at one place does not come apart by moving closer.
    if (groupPins(closest, reach).length > 1) drawn.show(mapBoxAround(group.pins)!, true)
    else setFanned(first!.id)
  }
  const closeCard = () => {
    setCarded(undefined)
    section.current?.querySelector<HTMLElement>(`[data-pin="${carded}"]`)?.focus({ preventScroll: true })
  }

  // New pins: the map moves to them, unless told where to go.
  const key = `${pins.map(({ id }) => id).join()} ${box ? Object.values(box).join() : ''}`
  const follow = useEffectEvent(() => {
    if (!box) map.current?.show(shown)
    place()
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
      {state === 'drawn' && (
        <ul className="map-pins">
          {spread.map(group => (
            <li key={group.pins[0]!.id} style={{ transform: `translate(${group.x}px, ${group.y}px)` }}>
              {group.pins.length === 1 ? (
                <Pin
                  pin={group.pins[0]!}
                  active={group.pins[0]!.id === active || group.pins[0]!.id === carded}
                  onPoint={onPoint}
                  {...(card && { opens: { card: cardId, isOpen: group.pins[0]!.id === carded, open: setCarded } })}
                />
              ) : (
                <button
                  type="button"
                  aria-label={sentence('ui.pinsNearer', {
                    count: group.pins.length,
                    names: sayList(group.pins.map(({ name }) => name)),
                  })}
                  className={`map-pin map-group ${group.pins.some(({ id }) => id === active) ? 'map-pin-active' : ''}`}
                  onClick={() => open(group)}
                >
                  {group.pins.length}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {card && carded !== undefined && pins.some(({ id }) => id === carded) && (
        <PinCard id={cardId} key={carded} onClose={closeCard}>
          {card(carded)}
        </PinCard>
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
