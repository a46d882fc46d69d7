// Which provider the browser's SDK talks to: public configuration.

export type IdentityConfig = {
  readonly apiKey: string
  readonly projectId: string
  /** The hosted provider's domain; null when this site is its own provider. */
  readonly authDomain: string | null
  /** The vendor's emulator, which replaces the hosted provider in tests. */
  readonly emulator: string | null
}
