// What the page of redirects shows, and what was typed there.

export type RedirectRow = {
  readonly id: number
  /** In its normal form, with percent codes. */
  readonly from: string
  readonly to: string
  readonly isPermanent: boolean
}

/** What becomes of an address: it is no path, the site answers it itself, it leads somewhere, or nothing is there. */
export type TriedAddress = { readonly address: string } & (
  | { readonly kind: 'no-path' | 'page' | 'nothing' }
  | { readonly kind: 'redirect'; readonly to: string; readonly isPermanent: boolean }
)

export type RedirectTyped = {
  readonly values: Readonly<Record<string, string>>
  readonly faults: Readonly<Record<string, string | undefined>>
}
