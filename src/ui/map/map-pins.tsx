// The pins over the map: links, groups fanned out where they lie at one place, and the card that a pin opens.

import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import type { DrawnMap } from './draw-map.client.ts'
import { fanOut, type MapPin, type PinGroup } from './map-parts.ts'

/** Where the pins stand in the frame. */
export const placed = (map: DrawnMap, pins: readonly MapPin[]) => pins.map(pin => ({ pin, ...map.place(pin) }))

export function fannedOut(group: PinGroup<MapPin>, frame: HTMLElement): PinGroup<MapPin>[] {
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

export function Pin({ pin, active, opens, onPoint }: PinProps) {
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
export function PinCard({ id, onClose, children }: PinCardProps) {
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
