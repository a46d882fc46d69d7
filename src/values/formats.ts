// The runtime's formats for dates and numbers, each made once: making one costs more than a hundred uses of it.

const dates = new Map<string, Intl.DateTimeFormat>()
const numbers = new Map<string, Intl.NumberFormat>()

/** As `new Intl.DateTimeFormat`; equal options give the same format. Throws RangeError for an unknown locale or zone. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return remembered(dates, locale, options, () => new Intl.DateTimeFormat(locale, options))
}

/** As `new Intl.NumberFormat`; equal options give the same format. Throws RangeError for an unknown locale or currency. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return remembered(numbers, locale, options, () => new Intl.NumberFormat(locale, options))
}

function remembered<Format>(known: Map<string, Format>, locale: string, options: object, make: () => Format): Format {
  const name = locale + JSON.stringify(options)
  const found = known.get(name)
  if (found) return found
  const made = make()
  known.set(name, made)
  return made
}
