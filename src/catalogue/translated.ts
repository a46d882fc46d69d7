// The shape of a translation: the same keys as the English, none missing and none too many.

export type Translated<English extends Readonly<Record<string, string>>> = {
  readonly [Key in keyof English]: string
}
