// Where the homes of a large world lie: real regions of the demo's countries, with their currency and clock.

export type LargePlace = {
  readonly city: string
  readonly region: string
  readonly country: string
  readonly latitude: number
  readonly longitude: number
  readonly timeZone: string
  readonly currency: string
  /** A usual price for a night in whole units of the currency. */
  readonly usual: number
}

type Row = readonly [city: string, region: string, latitude: number, longitude: number]

function places(
  country: string,
  timeZone: string,
  currency: string,
  usual: number,
  rows: readonly Row[],
): LargePlace[] {
  return rows.map(([city, region, latitude, longitude]) => ({
    city,
    region,
    country,
    latitude,
    longitude,
    timeZone,
    currency,
    usual,
  }))
}

export const largePlaces: readonly LargePlace[] = [
  ...places('DE', 'Europe/Berlin', 'EUR', 110, [
    ['Flensburg', 'Schleswig-Holstein', 54.78, 9.43],
    ['Füssen', 'Allgäu', 47.57, 10.7],
    ['Bad Schandau', 'Saxon Switzerland', 50.92, 14.15],
  ]),
  ...places('IT', 'Europe/Rome', 'EUR', 130, [
    ['Pienza', 'Tuscany', 43.08, 11.68],
    ['Ostuni', 'Apulia', 40.73, 17.58],
    ['Bellagio', 'Lake Como', 45.99, 9.26],
  ]),
  ...places('ES', 'Europe/Madrid', 'EUR', 120, [
    ['Ciutadella', 'Balearic Islands', 40.0, 3.84],
    ['Ronda', 'Andalusia', 36.74, -5.17],
  ]),
  ...places('FR', 'Europe/Paris', 'EUR', 125, [
    ['Gordes', 'Provence', 43.91, 5.2],
    ['Cancale', 'Brittany', 48.68, -1.85],
  ]),
  ...places('PT', 'Europe/Lisbon', 'EUR', 95, [
    ['Olhão', 'Algarve', 37.03, -7.84],
    ['Pinhão', 'Douro', 41.19, -7.55],
  ]),
  ...places('NO', 'Europe/Oslo', 'NOK', 1500, [
    ['Svolvær', 'Lofoten', 68.23, 14.57],
    ['Flåm', 'Aurland', 60.86, 7.11],
  ]),
  ...places('GB', 'Europe/London', 'GBP', 105, [
    ['Scourie', 'Sutherland', 58.35, -5.15],
    ['St Ives', 'Cornwall', 50.21, -5.48],
  ]),
  ...places('JP', 'Asia/Tokyo', 'JPY', 18_000, [
    ['Tsumago', 'Kiso Valley', 35.58, 137.6],
    ['Onomichi', 'Hiroshima', 34.41, 133.2],
  ]),
  ...places('US', 'America/Los_Angeles', 'USD', 160, [['Quinault', 'Olympic Peninsula', 47.47, -123.85]]),
]
