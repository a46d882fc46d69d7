// The map itself, by MapLibre; its code and data load only where a map is shown.

import './maplibre.css'
import {
  FullscreenControl,
  type GeoJSONSource,
  LngLat,
  Map as MapCanvas,
  type MapOptions,
  NavigationControl,
  type PaddingOptions,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { sentence } from '#catalogue/sentence.ts'
import { type Land, readLand } from './map-land.client.ts'
import type { MapBox, Point } from './map-parts.ts'
import { circleAround, type MapColours, mapStyle, paintsOf, placeDot } from './map-style.ts'
import { zoomWithNames } from './zoom-with-names.ts'

export type DrawnMap = {
  /** A point's position in the map's frame, in pixels. */
  readonly place: (point: Point) => { readonly x: number; readonly y: number }
  readonly box: () => MapBox
  /** How many times as far apart things can still become by moving closer. */
  readonly closer: () => number
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
  /** Named beside a mark. */
  readonly around: readonly (Point & { readonly name: string })[]
  /** Whether the pins mark exact positions. */
  readonly exact: boolean
  readonly still: boolean
  readonly moved: () => void
  /** `byHand`: the user moved it, and it has come to rest. */
  readonly rested: (byHand: boolean) => void
  readonly failed: (fault: unknown) => void
}

const closest = 11
/** Pixels of the whole world's width at zoom 0. */
const worldAtZero = 512
/** Of a file of tiles that the site serves; any other address is a style. */
const tilesEnding = '.pmtiles'

/** Where our own map comes from: the makers of the places ask to be named. */
function ownSources(): string {
  const link = (address: string, name: string) => `<a href="${address}" rel="noreferrer">${name}</a>`
  return [
    link('https://www.geonames.org/', sentence('ui.mapPlaces')),
    link('https://www.naturalearthdata.com/', sentence('ui.mapLand')),
  ].join(' · ')
}

/** Whether everything in view has been drawn; absent before drawing begins. */
const drawnMark = 'data-drawn'
/** Names what lies beyond the drawing once it may be seen; without it the canvas is not shown (map.css). */
const groundMark = 'data-ground'

/** Pixels between the edge of the frame and what is shown, as many as its width has to spare. */
const roomIn = (frame: HTMLElement) => Math.min(56, frame.clientWidth / 9)

/** The same, and below it what of a frame that begins in sight lies beneath the window. */
function paddingIn(frame: HTMLElement): PaddingOptions {
  const room = roomIn(frame)
  const { top, bottom, height } = frame.getBoundingClientRect()
  const unseen = top >= 0 && top < innerHeight ? Math.max(0, bottom - innerHeight) : 0
  return { top: room, left: room, right: room, bottom: unseen < height / 2 ? unseen + room : room }
}

/** Smaller the world does not get: little more than once in the frame, with sea above and below it, so that no home is off the map. */
function smallest({ clientWidth, clientHeight }: HTMLElement): number {
  return Math.max(-2, Math.log2(Math.min(clientWidth, clientHeight) / worldAtZero) - 0.5)
}

/** How close the map begins where its streets are the operator's. */
function closestAtFirst({ mark, exact, styleUrl }: MapInput): number {
  if (mark) return 10
  return exact && styleUrl ? 15 : 8
}

/** What the map shows at first: so much of our own that three names tell where it is, else all that was asked for. */
function firstView(input: MapInput, land: Land | undefined): Partial<MapOptions> {
  const { frame, box, mark, around } = input
  const point = mark?.point ?? (input.exact ? { latitude: box.north, longitude: box.east } : undefined)
  if (!land || !point) {
    return { bounds: bounds(box), fitBoundsOptions: { padding: paddingIn(frame), maxZoom: closestAtFirst(input) } }
  }
  const size = { width: frame.clientWidth, height: frame.clientHeight }
  const zoom = zoomWithNames(point, { towns: land.named(), marked: around }, size)
  return { center: [point.longitude, point.latitude], zoom }
}

/**
 * A press of a button of this map is seen before anything moves: the first frame of a movement takes longer to draw than all else on
 * the page, and whoever pressed would wait for it.
 */
class AnsweringMap extends MapCanvas {
  override zoomIn(...how: Parameters<MapCanvas['zoomIn']>): this {
    this.#onceSeen(() => super.zoomIn(...how))
    return this
  }

  override zoomOut(...how: Parameters<MapCanvas['zoomOut']>): this {
    this.#onceSeen(() => super.zoomOut(...how))
    return this
  }

  #onceSeen(move: () => void): void {
    requestAnimationFrame(() => setTimeout(() => this.getCanvas().isConnected && move()))
  }
}

/** Draws the map into its frame. Rejects where the browser does not support it, or its data does not come. */
export async function drawMap(input: MapInput): Promise<DrawnMap> {
  setWorkerUrl(workerUrl)
  const land = input.styleUrl ? undefined : await readFirstLand(input)
  const colours = coloursOf(input.frame)
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const streets = input.styleUrl?.endsWith(tilesEnding) ? await import('./map-streets.client.ts') : undefined
  const styleNow = (painted: MapColours) =>
    streets ? streets.streetsStyle(input.styleUrl!, painted, dark.matches, input.around) : input.styleUrl!
  const map = new AnsweringMap({
    container: input.frame,
    style: land ? mapStyle(colours, land, input.around) : styleNow(colours),
    ...firstView(input, land),
    maxZoom: input.styleUrl ? 18 : closest,
    minZoom: -2,
    transformConstrain: ({ lng, lat }, zoom) => ({
      center: new LngLat(lng, Math.min(80, Math.max(-80, lat))),
      zoom: Math.max(smallest(input.frame), zoom),
    }),
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: true,
    cooperativeGestures: false,
    attributionControl: { compact: true, ...(land && { customAttribution: ownSources() }) },
    fadeDuration: 0,
    locale: spoken(),
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  // With its pins, which stand beside the canvas.
  map.addControl(new FullscreenControl({ container: input.frame.parentElement! }), 'top-right')
  map.on('move', input.moved)
  map.on('resize', input.moved)
  map.on('moveend', event =>
    input.rested('byHand' in event || ('originalEvent' in event && event.originalEvent !== undefined)),
  )
  // Before the map has loaded an error is fatal; afterwards a missing tile is only a gap.
  let stands = false
  let landIsThere = () => input.styleUrl !== undefined
  map.on('error', ({ error }) => stands || input.failed(error))
  if (land || streets)
    map.on('style.load', () => {
      if (!map.hasImage(placeDot)) map.addImage(placeDot, dot(), { sdf: true, pixelRatio: 2 })
    })
  map.once('load', () => {
    stands = true
    if (land) landIsThere = followLand(map, land)
    if (input.mark) markArea(map, input.mark, colours.mark)
    input.moved()
  })
  if (land || streets) showWithLand(map, input.frame)
  else input.frame.setAttribute(groundMark, 'own')
  // Marks the frame once everything is drawn, such as for screenshots.
  const tell = (isDrawn: boolean) => input.frame.setAttribute(drawnMark, String(isDrawn))
  tell(false)
  map.on('render', () => tell(false))
  map.on('idle', () => tell(landIsThere()))
  const repaint = () => {
    const painted = coloursOf(input.frame)
    const { mark, ...others } = painted
    if (streets) map.setStyle(styleNow(painted), { transformStyle: keepingArea })
    const area = [
      ['area', 'fill-color', mark],
      ['area-edge', 'line-color', mark],
    ] as const
    for (const [layer, paint, colour] of [...(input.styleUrl ? [] : paintsOf({ mark, ...others })), ...area]) {
      if (map.getLayer(layer)) map.setPaintProperty(layer, paint, colour)
    }
  }
  dark.addEventListener('change', repaint)
  return {
    place: ({ latitude, longitude }) => map.project([longitude, latitude]),
    box: () => boxOf(map),
    closer: () => 2 ** (map.getMaxZoom() - map.getZoom()),
    show: (box, byHand) => {
      const how = {
        padding: paddingIn(input.frame),
        maxZoom: byHand ? map.getMaxZoom() : closest,
        animate: !input.still,
      }
      map.fitBounds(bounds(box), how, byHand ? { byHand } : {})
    },
    remove: () => {
      dark.removeEventListener('change', repaint)
      map.remove()
      for (const mark of [drawnMark, groundMark]) input.frame.removeAttribute(mark)
    },
  }
}

/** Of a style only the sea is painted at once, as its background: it is shown from the first frame that has the land too. */
function showWithLand(map: MapCanvas, frame: HTMLElement): void {
  map.on('styledataloading', () => frame.removeAttribute(groundMark))
  map.on('render', () => {
    if (!frame.hasAttribute(groundMark) && map.loaded()) frame.setAttribute(groundMark, 'sea')
  })
}

/** Streets are drawn anew when the page turns dark; the circle over them stays. */
function keepingArea(before: StyleSpecification | undefined, next: StyleSpecification): StyleSpecification {
  const area = before?.sources.area
  if (!area) return next
  const marks = before.layers.filter(layer => 'source' in layer && layer.source === 'area')
  return { ...next, sources: { ...next.sources, area }, layers: [...next.layers, ...marks] }
}

/** What the library says itself, in the language of the page. */
function spoken(): Record<string, string> {
  return {
    'AttributionControl.ToggleAttribution': sentence('ui.mapSources'),
    'FullscreenControl.Enter': sentence('ui.largerMap'),
    'FullscreenControl.Exit': sentence('ui.smallerMap'),
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

/** Coasts, rivers and villages come as they come into view. Answers how to ask whether all of it is there. */
function followLand(map: MapCanvas, land: Land): () => boolean {
  let awaited = 0
  const look = async () => {
    awaited++
    const isNew = await land.bring(boxOf(map), map.getZoom())
    awaited--
    if (isNew) source(map, 'detail')?.setData(land.detail())
    // An idle map then fires `idle` again, and so says that all is drawn.
    map.triggerRepaint()
  }
  map.on('moveend', () => void look())
  void look()
  return () => awaited === 0
}

function source(map: MapCanvas, name: string): GeoJSONSource | undefined {
  return map.getSource(name)
}

/** The land, with what the first view is to show, so that no sea is drawn where land is to come. */
async function readFirstLand({ mark, box }: MapInput): Promise<Land> {
  const land = await readLand()
  const around = mark && boxAbout(mark.point)
  await land.bring(around ?? box, around ? closest : zoomOfBox(box))
  return land
}

/** A degree to each side: as far as names are sought. */
function boxAbout({ latitude, longitude }: Point): MapBox {
  return { west: longitude - 1, south: latitude - 1, east: longitude + 1, north: latitude + 1 }
}

/** About how close a box is seen: enough to know which detail it wants. */
function zoomOfBox({ west, south, east, north }: MapBox): number {
  const across = Math.max(east < west ? east + 360 - west : east - west, north - south, 0.1)
  return Math.log2(360 / across)
}

function markArea(map: MapCanvas, { point, metres }: NonNullable<MapInput['mark']>, colour: string): void {
  const geometry = { type: 'Polygon' as const, coordinates: [circleAround(point, metres)] }
  map.addSource('area', { type: 'geojson', data: { type: 'Feature', properties: {}, geometry } })
  map.addLayer({ id: 'area', type: 'fill', source: 'area', paint: { 'fill-color': colour, 'fill-opacity': 0.25 } })
  map.addLayer({ id: 'area-edge', type: 'line', source: 'area', paint: { 'line-color': colour, 'line-width': 2 } })
}
