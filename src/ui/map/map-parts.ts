// What a map is asked to show: points, pins and parts of the world.

export type Point = { readonly latitude: number; readonly longitude: number }

export type MapPin = Point & {
  readonly id: number
  /** Short: it stands on the pin. */
  readonly label: string
  /** What the pin leads to, for screen readers. */
  readonly name: string
  readonly href: string
}

/** Degrees; `west` greater than `east` spans the date line. */
export type MapBox = { readonly west: number; readonly south: number; readonly east: number; readonly north: number }

/** The smallest box around all points; undefined without any. */
export function mapBoxAround(points: readonly Point[]): MapBox | undefined {
  if (points.length === 0) return undefined
  const longitudes = points.map(({ longitude }) => longitude)
  const latitudes = points.map(({ latitude }) => latitude)
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  }
}
