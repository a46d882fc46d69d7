// The streets of an operator's own tiles: read range by range out of one PMTiles file, drawn in the colours of the page.

import { layers, namedFlavor } from '@protomaps/basemaps'
import { addProtocol, type LayerSpecification, type StyleSpecification } from 'maplibre-gl'
import { Protocol } from 'pmtiles'
import { currentLocale, sentence } from '#catalogue/sentence.ts'
import { type MapColours, type NamedPlace, namedAround, placeDot } from './map-style.ts'

let isKnown = false

/** `address`: of the file, on this site. Letters are drawn by the browser, and no pictures are asked for. */
export function streetsStyle(
  address: string,
  colours: MapColours,
  isDark: boolean,
  around: readonly NamedPlace[],
): StyleSpecification {
  if (!isKnown) addProtocol('pmtiles', new Protocol().tile)
  isKnown = true
  const { sea, land } = colours
  const flavor = { ...namedFlavor(isDark ? 'dark' : 'light'), background: sea, water: sea, earth: land }
  const streets = layers('streets', flavor, { lang: currentLocale().slice(0, 2) })
  const named = namedAround(colours, around)
  return {
    version: 8,
    sources: {
      streets: {
        type: 'vector',
        url: `pmtiles://${new URL(address, location.origin)}`,
        attribution: `<a href="https://www.openstreetmap.org/copyright" rel="noreferrer">${sentence('ui.mapStreets')}</a>`,
      },
      around: named.source,
    },
    layers: [...streets.flatMap(withoutPictures), named.layer],
  }
}

/** A layer in the letters of the page, and without what only a file of pictures could draw. */
function withoutPictures(layer: LayerSpecification): LayerSpecification[] {
  if (layer.type !== 'symbol') return [layer]
  const { 'icon-image': picture, ...layout } = inOurLetters(layer.layout ?? {})
  if (!('text-field' in layout)) return []
  return [
    { ...layer, layout: picture && layer.id.startsWith('places') ? { ...layout, 'icon-image': placeDot } : layout },
  ]
}

/** Wherever a style names letters, also within the parts of one name. */
function inOurLetters<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(inOurLetters) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, each]) => {
    if (key !== 'text-font') return [key, inOurLetters(each)]
    return [key, isWithinName(value) ? ['literal', ourLetters] : ourLetters]
  })
  return Object.fromEntries(entries)
}

const ourLetters = ['Figtree Variable']
/** In a part of a name the letters are an expression, in a layer's layout plain names. */
const isWithinName = (value: object) => !('text-field' in value)
