// The placeholders of snippets, and how a text is filled with what they stand for.

export const placeholderNames = [
  'name',
  'home',
  'check-in',
  'check-in-time',
  'check-out',
  'check-out-time',
  'nights',
  'guests',
  'reference',
  'site',
] as const

export type PlaceholderName = (typeof placeholderNames)[number]

/** What is in braces and known is replaced, once; everything else stays as it was typed. */
export function fillPlaceholders(text: string, values: Partial<Readonly<Record<PlaceholderName, string>>>): string {
  return text.replace(/\{([a-z-]{1,20})\}/g, (typed, name: string) =>
    Object.hasOwn(values, name) ? values[name as PlaceholderName]! : typed,
  )
}
