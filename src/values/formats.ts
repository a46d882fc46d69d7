// The runtime's formats of each language, each made once: making one costs more than a hundred uses of it.

const dates = new Map<string, Intl.DateTimeFormat>()
const numbers = new Map<string, Intl.NumberFormat>()
const lists = new Map<string, Intl.ListFormat>()
const names = new Map<string, Intl.DisplayNames>()
const orders = new Map<string, Intl.Collator>()

/** As `new Intl.DateTimeFormat`; equal options give the same format. Throws RangeError for an unknown locale or zone. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return remembered(dates, locale, options, () => new Intl.DateTimeFormat(locale, options))
}

/** As `new Intl.NumberFormat`; equal options give the same format. Throws RangeError for an unknown locale or currency. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return remembered(numbers, locale, options, () => new Intl.NumberFormat(locale, options))
}

/** As `new Intl.ListFormat`; equal options give the same format. Throws RangeError for an unknown locale. */
export function listFormat(locale: string, options: Intl.ListFormatOptions): Intl.ListFormat {
  return remembered(lists, locale, options, () => new Intl.ListFormat(locale, options))
}

/** As `new Intl.DisplayNames`; equal options give the same names. Throws RangeError for an unknown locale. */
export function displayNames(locale: string, options: Intl.DisplayNamesOptions): Intl.DisplayNames {
  return remembered(names, locale, options, () => new Intl.DisplayNames([locale], options))
}

/** Which of two texts comes first in an alphabetical list in that language. Throws RangeError for an unknown locale. */
export function alphabetical(locale: string): (one: string, other: string) => number {
  return remembered(orders, locale, {}, () => new Intl.Collator(locale)).compare
}

function remembered<Format>(known: Map<string, Format>, locale: string, options: object, make: () => Format): Format {
  const name = locale + JSON.stringify(options)
  const found = known.get(name)
  if (found) return found
  const made = make()
  known.set(name, made)
  return made
}
