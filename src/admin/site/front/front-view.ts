// What the page about the front page shows, and what was typed there.

import type { FrontView } from '#site/front/front-page.ts'

export type FrontTyped = {
  readonly values: Readonly<Record<string, string>>
  readonly faults: Readonly<Record<string, string | undefined>>
  /** The page as it would be; undefined where nobody asked to see it. */
  readonly preview: FrontView | undefined
}

export type FrontFormProps = {
  readonly version: number
  readonly values: Readonly<Record<string, string>>
  readonly languages: readonly { readonly code: string; readonly name: string }[]
  readonly typed: FrontTyped | undefined
  readonly mayChange: boolean
}
