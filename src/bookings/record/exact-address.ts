// Where exactly a home is; what-is-told.ts says when its guest learns it.

export type ExactAddress = {
  /** Street and number, a line each; none where the operator has entered none. */
  readonly lines: readonly string[]
  readonly postcode: string
  readonly city: string
  readonly region: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly countryName: string
  /** Degrees (WGS 84) of the home itself, not of the public point beside it. */
  readonly latitude: number
  readonly longitude: number
}

/** The lines of an envelope, without the home's name: street, post code and town, region, country. */
export function envelopeLines({ lines, postcode, city, region, countryName }: ExactAddress): string[] {
  const town = [postcode, city].filter(Boolean).join(' ')
  return [...lines, town, region === city ? '' : region, countryName].map(line => line.trim()).filter(Boolean)
}

/** Directions to the home on OpenStreetMap, which need neither an account nor an app. */
export function directionsAddress({ latitude, longitude }: Pick<ExactAddress, 'latitude' | 'longitude'>): string {
  const query = new URLSearchParams({ to: `${latitude},${longitude}` })
  return `https://www.openstreetmap.org/directions?${query}`
}
