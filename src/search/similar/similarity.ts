// How near and how similar two homes are, which decides which homes a page shows as similar. Nobody can pay for a place.

export type ComparedHome = {
  readonly kind: string
  readonly region: string
  readonly country: string
  readonly maxGuests: number
  readonly amenities: ReadonlySet<string>
}

/**
 * From 0 to 1: kind, place, size and things weigh a quarter each. A place is the same region (whole), the same country
 * (half) or neither; size is the smaller party over the larger; things are those in common over those of either.
 */
export function similarity(one: ComparedHome, other: ComparedHome): number {
  const kind = one.kind === other.kind ? 1 : 0
  const inCountry = one.country === other.country
  const place = inCountry && one.region === other.region ? 1 : inCountry ? 0.5 : 0
  const size = Math.min(one.maxGuests, other.maxGuests) / Math.max(one.maxGuests, other.maxGuests, 1)
  const common = [...one.amenities].filter(code => other.amenities.has(code)).length
  const either = one.amenities.size + other.amenities.size - common
  const things = either === 0 ? 0 : common / either
  return (kind + place + size + things) / 4
}

/** In metres: a day trip, and a drive of some hours. */
const reaches = [50_000, 300_000]

/** 0 for homes around the corner, 1 for those within a drive, 2 for all others: within each the most alike come first. */
export function bandOf(metres: number): number {
  return reaches.filter(reach => metres > reach).length
}
