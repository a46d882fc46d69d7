// The pins over the map: links, groups fanned out where they lie at one place, and the card that a pin opens.

import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { sayList } from '#values/say-list.ts'
import type { DrawnMap } from './draw-map.client.ts'
import { type MapPin, mapBoxAround } from './map-parts.ts'
import { fanOut, groupPins, type PinGroup } from './pin-groups.ts'

type MapPinsProps = {
  readonly map: DrawnMap
  /** How often it has moved: where its pins stand follows from that. */
  readonly moves: number
  readonly frame: HTMLElement
  readonly pins: readonly MapPin[]
  readonly active: number | undefined
  readonly onPoint: ((pin: number | undefined) => void) | undefined
  readonly card: ((pin: number) => ReactNode) | undefined
}

/** How many pixels apart pins can be read. */
const reach = 96

export function MapPins({ map, frame, pins, active, onPoint, card }: MapPinsProps) {
  const cardId = useId()
  const opened = useRef<number>(undefined)
  /** The first pin of the group that is fanned out. */
  const [fanned, setFanned] = useState<number>()
  const [carded, setCarded] = useState<number>()
  const groups = groupPins(placed(map, pins), reach)
  const spread = groups.flatMap(group => (group.pins[0]!.id === fanned ? fannedOut(group, frame) : [group]))
  const focusPin = useEffectEvent((pin: number) =>
    frame.parentElement?.querySelector<HTMLElement>(`[data-pin="${pin}"]`)?.focus({ preventScroll: true }),
  )

  // An opened group's button disappears: focus moves to the first of its pins.
  useEffect(() => {
    const first = opened.current
    if (first === undefined || !spread.some(({ pins: [pin, ...others] }) => pin?.id === first && others.length === 0))
      return
    opened.current = undefined
    if (document.activeElement === document.body) focusPin(first)
  })

  const open = (group: PinGroup<MapPin>) => {
    const [first] = group.pins
    opened.current = first!.id
    const times = map.closer()
    const closest = placed(map, group.pins).map(({ pin, x, y }) => ({ pin, x: x * times, y: y * times }))
    // What lies at one place does not come apart by moving closer.
    if (groupPins(closest, reach).length > 1) map.show(mapBoxAround(group.pins)!, true)
    else setFanned(first!.id)
  }
  const closeCard = () => {
    setCarded(undefined)
    frame.parentElement?.querySelector<HTMLElement>(`[data-pin="${carded}"]`)?.focus({ preventScroll: true })
  }

  return (
    <>
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
      {card && carded !== undefined && pins.some(({ id }) => id === carded) && (
        <PinCard id={cardId} key={carded} onClose={closeCard}>
          {card(carded)}
        </PinCard>
      )}
    </>
  )
}

/** Where the pins stand in the frame. */
const placed = (map: DrawnMap, pins: readonly MapPin[]) => pins.map(pin => ({ pin, ...map.place(pin) }))

function fannedOut(group: PinGroup<MapPin>, frame: HTMLElement): PinGroup<MapPin>[] {
  const size = { width: frame.clientWidth, height: frame.clientHeight }
  const places = fanOut(group, group.pins.length, size)
  return group.pins.map((pin, at) => ({ pins: [pin], ...places[at]! }))
}

type PinProps = {
  readonly pin: MapPin
  readonly active: boolean
  /** Opens a card instead of leading to its page. */
  readonly opens?: { readonly card: string; readonly isOpen: boolean; readonly open: (pin: number) => void }
  readonly onPoint?: ((pin: number | undefined) => void) | undefined
}

function Pin({ pin, active, opens, onPoint }: PinProps) {
  const shared = {
    className: `map-pin ${active ? 'map-pin-active' : ''}`,
    'aria-current': active ? ('true' as const) : undefined,
    'data-pin': pin.id,
    onPointerEnter: () => onPoint?.(pin.id),
    onPointerLeave: () => onPoint?.(undefined),
    onFocus: () => onPoint?.(pin.id),
    onBlur: () => onPoint?.(undefined),
  }
  const said = (
    <>
      {pin.label}
      <span className="sr-only"> {pin.name}</span>
    </>
  )
  if (!opens) {
    return (
      <Link to={pin.href} {...shared}>
        {said}
      </Link>
    )
  }
  return (
    <button
      type="button"
      {...shared}
      aria-expanded={opens.isOpen}
      aria-controls={opens.isOpen ? opens.card : undefined}
      onClick={() => opens.open(pin.id)}
    >
      {said}
    </button>
  )
}

type PinCardProps = { readonly id: string; readonly onClose: () => void; readonly children: ReactNode }

/** What a pin opens, at the foot of the map; whoever opened it stands on its first link. */
function PinCard({ id, onClose, children }: PinCardProps) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => card.current!.querySelector('a')?.focus({ preventScroll: true }), [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it for whoever is in it; its button does so for everybody
    <div id={id} ref={card} className="map-card" onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      {children}
      <button type="button" className="map-card-close" onClick={onClose}>
        <span aria-hidden="true">×</span>
        <span className="sr-only">{sentence('ui.closeCard')}</span>
      </button>
    </div>
  )
}
