// The map's frame: loads nothing before it comes into view, and reports when it cannot be drawn.

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { sayList } from '#values/say-list.ts'
import type { DrawnMap } from './draw-map.client.ts'
import { groupPins, type MapBox, type MapPin, mapBoxAround, type PinGroup, type Point } from './map-parts.ts'

type MapViewProps = {
  readonly label: string
  readonly pins: readonly MapPin[]
  /** The pin highlighted from elsewhere. */
  readonly active?: number | undefined
  /** A pin is hovered or focused, or no longer. */
  readonly onPoint?: (pin: number | undefined) => void
  /** A part of the world to show instead of all pins. */
  readonly box?: MapBox | undefined
  readonly mark?: { readonly point: Point; readonly metres: number }
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

export function MapView({
  label,
  pins,
  active,
  box,
  mark,
  exact = false,
  styleUrl,
  otherwise,
  onLook,
  onPoint,
}: MapViewProps) {
  const section = useRef<HTMLElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const map = useRef<DrawnMap>(undefined)
  const [state, setState] = useState<State>('still')
  const opened = useRef<number>(undefined)
  const [groups, setGroups] = useState<readonly PinGroup<MapPin>[]>([])
  const place = useEffectEvent(() => {
    const drawn = map.current
    if (drawn)
      setGroups(
        groupPins(
          pins.map(pin => ({ pin, ...drawn.place(pin) })),
          reach,
        ),
      )
  })
  const looked = useEffectEvent(() => {
    if (map.current) onLook?.(map.current.box())
  })
  const shown = box ?? mapBoxAround(mark ? [mark.point] : pins) ?? { west: -120, south: -40, east: 150, north: 65 }
  const first = useEffectEvent(() => ({ box: shown, mark, exact, styleUrl }))

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
        map.current = await drawMap({ frame: element, ...first(), still, moved: place, rested, failed: fail })
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

  // An opened group's button disappears: focus moves to the first of its pins.
  useEffect(() => {
    const first = opened.current
    if (first === undefined || !groups.some(({ pins: [pin, ...others] }) => pin?.id === first && others.length === 0))
      return
    opened.current = undefined
    if (document.activeElement === document.body) {
      frame.current?.parentElement?.querySelector<HTMLElement>(`[data-pin="${first}"]`)?.focus({ preventScroll: true })
    }
  }, [groups])

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
          {groups.map(({ pins: group, x, y }) => (
            <li key={group[0]!.id} style={{ transform: `translate(${x}px, ${y}px)` }}>
              {group.length === 1 ? (
                <Pin pin={group[0]!} active={group[0]!.id === active} onPoint={onPoint} />
              ) : (
                <button
                  type="button"
                  aria-label={sentence('ui.pinsNearer', {
                    count: group.length,
                    names: sayList(group.map(({ name }) => name)),
                  })}
                  className={`map-pin map-group ${group.some(({ id }) => id === active) ? 'map-pin-active' : ''}`}
                  onClick={() => {
                    opened.current = group[0]!.id
                    map.current?.show(mapBoxAround(group)!, true)
                  }}
                >
                  {group.length}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type PinProps = { readonly pin: MapPin; readonly active: boolean } & Pick<MapViewProps, 'onPoint'>

function Pin({ pin, active, onPoint }: PinProps) {
  const point = () => onPoint?.(pin.id)
  const leave = () => onPoint?.(undefined)
  return (
    <Link
      to={pin.href}
      className={`map-pin ${active ? 'map-pin-active' : ''}`}
      aria-current={active ? 'true' : undefined}
      data-pin={pin.id}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {pin.label}
      <span className="sr-only"> {pin.name}</span>
    </Link>
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
