// What the page of the site's file shows: what an import would change, and what is wrong with a file.

export const partsOfSite = [
  ...([
    'looks',
    'picture',
    'front',
    'navigation',
    'footer',
    'announcement',
    'organisation',
    'page',
    'redirect',
  ] as const),
]
export type PartOfSite = (typeof partsOfSite)[number]

export const kindsOfChange = [
  ...(['new', 'changed', 'same'] as const),
  /** A page of text stays, and guests no longer see it. */
  'gone' as const,
  /** Whoever imports may not change it: it stays as it is. */
  'closed' as const,
]

export type SiteChange = {
  readonly part: PartOfSite
  /** Which page, redirect or picture; empty for a part of which there is one. */
  readonly name: string
  readonly kind: (typeof kindsOfChange)[number]
}

export type SiteFileTyped = {
  readonly faults: readonly string[]
  /** What the file would change; undefined where it cannot be read. */
  readonly preview:
    | {
        readonly changes: readonly SiteChange[]
        /** The site as it was seen, and the file to be sent again, in base64. */
        readonly seen: string
        readonly content: string
      }
    | undefined
}
