// The listed homes on a map, beside the list or on a phone in its place, with a search of the visible area.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import type { StayCardView } from '#search/card/stay-card-view.ts'
import { boxAddress } from '#search/input/map-box.ts'
import { hydrateLater } from '#ui/hydrate-later.tsx'
import { Icon } from '#ui/icon.tsx'
import type { MapBox } from '#ui/map/map-parts.ts'

const mapId = 'results-map'
const loadMap = async () => (await import('./map-of-cards.tsx')).MapOfCards
const MapOfCards = hydrateLater(mapId, loadMap, import.meta.env.SSR ? await loadMap() : undefined)

type ResultsMapProps = {
  readonly cards: readonly StayCardView[]
  /** The address of these results. */
  readonly address: string
  readonly box: MapBox | undefined
  readonly styleUrl: string | undefined
  /** The list. */
  readonly children?: ReactNode
}

export function ResultsMap({ cards, address, box, styleUrl, children }: ResultsMapProps) {
  const [open, setOpen] = useState(false)
  const [ready, setReady] = useState(false)
  const [active, setActive] = useState<number>()
  const [pointed, setPointed] = useState<number>()
  const [seen, setSeen] = useState<MapBox>()
  const navigate = useNavigate()
  const list = useRef<HTMLDivElement>(null)
  const toggled = useRef<HTMLDivElement>(null)
  useEffect(() => setReady(true), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search has looked nowhere else yet
  useEffect(() => setSeen(undefined), [address])
  useEffect(() => {
    const element = list.current!
    const point = ({ target }: Event) => {
      const home = (target as Element).closest<HTMLElement>('[data-home]')?.dataset.home
      setActive(home ? Number(home) : undefined)
    }
    const leaving = new AbortController()
    for (const kind of ['pointerover', 'pointerleave', 'focusin']) element.addEventListener(kind, point, leaving)
    return () => leaving.abort()
  }, [])
  // The card of the pin that is pointed at: drawn on the server, and so marked from outside.
  useEffect(() => {
    const card = pointed === undefined ? null : list.current!.querySelector(`[data-home="${pointed}"]`)
    card?.setAttribute('data-pointed', '')
    return () => card?.removeAttribute('data-pointed')
  }, [pointed])
  return (
    <div ref={toggled} className={`results-with-map ${open ? 'results-map-open' : ''}`}>
      <div ref={list} className="results-list">
        {children}
      </div>
      <div id={mapId} className="results-map">
        <MapOfCards {...{ cards, active, box, styleUrl }} onLook={setSeen} onPoint={setPointed} />
        {seen && (
          <button
            type="button"
            className="button results-map-search"
            onClick={() => void navigate(boxAddress(address, seen), { preventScrollReset: true })}
          >
            <Icon name="search" /> {sentence('search.searchArea')}
          </button>
        )}
      </div>
      {ready && (
        <button
          type="button"
          className="button results-map-toggle"
          aria-expanded={open}
          aria-controls={mapId}
          onClick={() => {
            setOpen(!open)
            // What has taken the place of the list begins where it can be seen.
            requestAnimationFrame(() => toggled.current?.scrollIntoView({ block: 'start' }))
          }}
        >
          <Icon name={open ? 'house' : 'map'} /> {open ? sentence('search.list') : sentence('search.map')}
        </button>
      )}
    </div>
  )
}
