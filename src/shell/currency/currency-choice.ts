// What the menu of currencies shows.

export type OfferedCurrency = {
  /** "CHF" */
  readonly code: string
  /** "Swiss Franc", in the language of the page. */
  readonly name: string
}

export type CurrencyChoice = {
  /** In which prices are shown. */
  readonly current: OfferedCurrency
  /** Those of the homes, that of most homes first, and what is chosen. */
  readonly usual: readonly OfferedCurrency[]
  /** All others there is a rate for, by name. */
  readonly others: readonly OfferedCurrency[]
  /** Of which day the rates are and who says so, a sentence a source; none where nothing is converted. */
  readonly rates: readonly string[]
}
