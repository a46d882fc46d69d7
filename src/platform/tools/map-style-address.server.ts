// Which style the maps of the pages are drawn in: streets out of the operator's own file, a service's, or what we ship.

import type { Environment } from './environment.server.ts'

/** Where the site serves the file that `MAP_TILES` names; the map knows it by its ending. */
export const streetsAddress = '/map/streets.pmtiles'

/**
 * What `MapView` takes as its style: undefined for the map that we ship. A file of the operator's own goes before a
 * service, as it tells nobody where visitors look.
 */
export function mapStyleAddress({
  MAP_TILES: tiles,
  MAP_STYLE_URL: style,
}: Pick<Environment, 'MAP_TILES' | 'MAP_STYLE_URL'>): string | undefined {
  return tiles ? streetsAddress : style
}
