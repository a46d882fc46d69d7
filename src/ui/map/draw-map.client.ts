// The map itself, by MapLibre; its code and data load only where a map is shown.

import './maplibre.css'
import { type GeoJSONSource, LngLat, Map as MapCanvas, NavigationControl, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { sentence } from '#catalogue/sentence.ts'
import { cellCorners, circleAround, landCells, type MapBox, type Point } from './map-parts.ts'
import { type MapColours, mapStyle, paintsOf, placeDot } from './map-style.ts'

export type DrawnMap = {
  /** A point's position in the map's frame, in pixels. */
  readonly place: (point: Point) => { readonly x: number; readonly y: number }
  readonly box: () => MapBox
  /** `byHand`: requested by the user, so it counts as moved by hand. */
  readonly show: (box: MapBox, byHand?: boolean) => void
  readonly remove: () => void
}

type MapInput = {
  readonly frame: HTMLElement
  /** Undefined for our own style. */
  readonly styleUrl: string | undefined
  readonly box: MapBox
  readonly mark: { readonly point: Point; readonly metres: number } | undefined
  /** Whether the pins mark exact positions. */
  readonly exact: boolean
  readonly still: boolean
  readonly moved: () => void
  /** `byHand`: the user moved it, and it has come to rest. */
  readonly rested: (byHand: boolean) => void
  readonly failed: (fault: unknown) => void
}

const closest = 11

/** Whether everything in view has been drawn; absent before drawing begins. */
const drawnMark = 'data-drawn'

/** Pixels between the edge of the frame and what is shown, as many as its width has to spare. */
const roomIn = (frame: HTMLElement) => Math.min(56, frame.clientWidth / 9)

/** How close the map begins: our own has towns and coasts, an operator's has streets. */
function closestAtFirst({ mark, exact, styleUrl }: MapInput): number {
  if (mark) return 10
  return exact && styleUrl ? 15 : 8
}

/** Draws the map into its frame. Throws where the browser does not support it. */
export async function drawMap(input: MapInput): Promise<DrawnMap> {
  setWorkerUrl(workerUrl)
  const colours = coloursOf(input.frame)
  const map = new MapCanvas({
    container: input.frame,
    style: input.styleUrl ?? mapStyle(colours),
    bounds: bounds(input.box),
    fitBoundsOptions: { padding: roomIn(input.frame), maxZoom: closestAtFirst(input) },
    maxZoom: input.styleUrl ? 18 : closest,
    // The whole world fits into a narrow frame too, with sea above and below it: no home is off the map.
    minZoom: -2,
    transformConstrain: ({ lng, lat }, zoom) => ({
      center: new LngLat(lng, Math.min(80, Math.max(-80, lat))),
      zoom: Math.max(-2, zoom),
    }),
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: true,
    cooperativeGestures: false,
    attributionControl: input.styleUrl ? { compact: true } : false,
    fadeDuration: 0,
    locale: spoken(),
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  map.on('move', input.moved)
  map.on('resize', input.moved)
  map.on('moveend', event =>
    input.rested('byHand' in event || ('originalEvent' in event && event.originalEvent !== undefined)),
  )
  // Before the map has loaded an error is fatal; afterwards a missing tile is only a gap.
  let stands = false
  let landIsThere = () => input.styleUrl !== undefined
  map.on('error', ({ error }) => stands || input.failed(error))
  map.once('load', () => {
    stands = true
    if (!input.styleUrl) {
      map.addImage(placeDot, dot(), { sdf: true, pixelRatio: 2 })
      landIsThere = fillLand(map, input.failed)
    }
    if (input.mark) markArea(map, input.mark, colours.mark)
    input.moved()
  })
  // Marks the frame once everything is drawn, such as for screenshots.
  const tell = (isDrawn: boolean) => input.frame.setAttribute(drawnMark, String(isDrawn))
  tell(false)
  map.on('render', () => tell(false))
  map.on('idle', () => tell(landIsThere()))
  const repaint = () => {
    const { mark, ...others } = coloursOf(input.frame)
    const area = [
      ['area', 'fill-color', mark],
      ['area-edge', 'line-color', mark],
    ] as const
    for (const [layer, paint, colour] of [...(input.styleUrl ? [] : paintsOf({ mark, ...others })), ...area]) {
      if (map.getLayer(layer)) map.setPaintProperty(layer, paint, colour)
    }
  }
  const dark = matchMedia('(prefers-color-scheme: dark)')
  dark.addEventListener('change', repaint)
  return {
    place: ({ latitude, longitude }) => map.project([longitude, latitude]),
    box: () => boxOf(map),
    show: (box, byHand) => {
      const how = { padding: roomIn(input.frame), maxZoom: closest, animate: !input.still }
      map.fitBounds(bounds(box), how, byHand ? { byHand } : {})
    },
    remove: () => {
      dark.removeEventListener('change', repaint)
      map.remove()
      input.frame.removeAttribute(drawnMark)
    },
  }
}

/** What the library says itself, in the language of the page. */
function spoken(): Record<string, string> {
  return {
    'AttributionControl.ToggleAttribution': sentence('ui.mapSources'),
    'Map.Title': sentence('ui.map'),
    'NavigationControl.ZoomIn': sentence('ui.zoomIn'),
    'NavigationControl.ZoomOut': sentence('ui.zoomOut'),
  }
}

function coloursOf(frame: HTMLElement): MapColours {
  // The canvas does not support light-dark(): resolve each colour as the page has it now.
  const probe = frame.appendChild(document.createElement('i'))
  // With reduced motion every change takes a moment, during which the old colour would be returned.
  probe.style.transitionProperty = 'none'
  // Forced colours make all text alike: land and sea keep theirs, as pictures do.
  probe.style.setProperty('forced-color-adjust', 'none')
  const colour = (name: string) => {
    probe.style.color = `var(--color-${name})`
    return getComputedStyle(probe).color
  }
  const colours = {
    sea: colour('map-sea'),
    land: colour('map-land'),
    border: colour('edge'),
    name: colour('ink-soft'),
    mark: colour('clay'),
  }
  probe.remove()
  return colours
}

/** A round spot as MapLibre wants shapes that take a colour: in its alpha how near a pixel is, three quarters at the edge. */
function dot(): { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray } {
  const [size, radius] = [24, 4]
  const data = new Uint8ClampedArray(size * size * 4)
  for (let at = 0; at < size * size; at++) {
    const away = Math.hypot((at % size) - size / 2 + 0.5, Math.floor(at / size) - size / 2 + 0.5) - radius
    data[at * 4 + 3] = 191 - away * 24
  }
  return { width: size, height: size, data }
}

const bounds = ({ west, south, east, north }: MapBox): [number, number, number, number] => [
  west,
  south,
  east < west ? east + 360 : east,
  north,
]

function boxOf(map: MapCanvas): MapBox {
  const corners = map.getBounds()
  const wide = corners.getEast() - corners.getWest() >= 360
  return {
    west: wide ? -180 : corners.getSouthWest().wrap().lng,
    east: wide ? 180 : corners.getNorthEast().wrap().lng,
    south: Math.max(-90, corners.getSouth()),
    north: Math.min(90, corners.getNorth()),
  }
}

/** The world at once, the coasts of what is seen closely as they come into view. Answers how to ask whether all of it has come. */
function fillLand(map: MapCanvas, failed: MapInput['failed']): () => boolean {
  const asked = new Set<string>()
  const detail: GeoJSON.Feature[] = []
  let awaited = 1
  const world = readLand('world')
  void world.then(land => source(map, 'world')?.setData(land), failed).finally(() => awaited--)
  const look = async () => {
    if (map.getZoom() < 4) return
    const { cells = [] } = await world
    const fresh = landCells(boxOf(map)).filter(cell => cells.includes(cell) && !asked.has(cell))
    for (const cell of fresh) asked.add(cell)
    const found = await Promise.all(fresh.map(async cell => [cell, await readLand(cell)] as const))
    for (const [cell, { features }] of found) detail.push(seaOf(cell), ...features)
    if (fresh.length > 0) source(map, 'detail')?.setData({ type: 'FeatureCollection', features: detail })
  }
  const lookQuietly = () => {
    awaited++
    // Without its detail a coast is coarse, but still a coast.
    const looked = look().catch(() => undefined)
    // Repaint whether or not it loaded: an idle map then fires `idle` again.
    void looked.finally(() => {
      awaited--
      map.triggerRepaint()
    })
  }
  map.on('moveend', lookQuietly)
  lookQuietly()
  return () => awaited === 0
}

function source(map: MapCanvas, name: string): GeoJSONSource | undefined {
  return map.getSource(name)
}

/** A cell covers the coarse land below it, so that no island has two coasts. */
function seaOf(cell: string): GeoJSON.Feature {
  return {
    type: 'Feature',
    properties: { kind: 'sea' },
    geometry: { type: 'Polygon', coordinates: [cellCorners(cell)] },
  }
}

type Land = GeoJSON.FeatureCollection & { readonly cells?: readonly string[] }

async function readLand(name: string): Promise<Land> {
  const answer = await fetch(`/map/${name}.json.gz`)
  if (!answer.ok || !answer.body) throw new Error(`The map's ${name} did not come: ${answer.status}`)
  return new Response(answer.body.pipeThrough(new DecompressionStream('gzip'))).json()
}

function markArea(map: MapCanvas, { point, metres }: NonNullable<MapInput['mark']>, colour: string): void {
  const geometry = { type: 'Polygon' as const, coordinates: [circleAround(point, metres)] }
  map.addSource('area', { type: 'geojson', data: { type: 'Feature', properties: {}, geometry } })
  map.addLayer({ id: 'area', type: 'fill', source: 'area', paint: { 'fill-color': colour, 'fill-opacity': 0.25 } })
  map.addLayer({ id: 'area-edge', type: 'line', source: 'area', paint: { 'line-color': colour, 'line-width': 2 } })
}
