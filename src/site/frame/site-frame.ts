// What an operator puts around every page: links in the header and at the foot, and an announcement above them.

import type { LanguageCode } from '#catalogue/languages.ts'
import { byLanguage, type Said, saidIn } from '#site/front/said-in.ts'

/** What each language calls it, and where it leads: a path of the site, or an https address. */
export type FrameLink = { readonly to: string } & Readonly<Partial<Record<LanguageCode, string>>>

export type FrameLinks = { readonly links: readonly FrameLink[] }

/** Both are lists of links; the header has room for few. */
export const linkPlaces = ['navigation', 'footer'] as const
export type LinkPlace = (typeof linkPlaces)[number]
export const mostLinks: Readonly<Record<LinkPlace, number>> = { navigation: 6, footer: 12 }

export const noLinks: FrameLinks = { links: [] }

export type Announcement = {
  /** One row a language; without any text there is no announcement. */
  readonly texts: readonly { readonly language: string; readonly text: string; readonly more: string }[]
  /** Where it leads; empty for nowhere. */
  readonly to: string
  /** The days on which it is shown, both included, by UTC; null for no limit. */
  readonly from: string | null
  readonly until: string | null
  /** Whether a reader may close it. */
  readonly isDismissible: boolean
}

export const noAnnouncement: Announcement = { texts: [], to: '', from: null, until: null, isDismissible: true }

export type ShownLink = { readonly to: string; readonly label: Said }

/** Those that are called something in a language of the site, the reader's first among `codes`. */
export function linksFor({ links }: FrameLinks, codes: readonly string[]): readonly ShownLink[] {
  return links.flatMap(({ to, ...labels }) => {
    const label = saidIn(labels, codes)
    return label ? [{ to, label }] : []
  })
}

export type AnnouncementView = {
  readonly text: Said
  readonly link: ShownLink | undefined
  /** What a browser remembers that closed it; undefined where it cannot be closed. */
  readonly closes: string | undefined
}

type Reading = {
  readonly codes: readonly string[]
  readonly today: string
  readonly closed: string | undefined
  /** What a link is called that nobody has given words. */
  readonly usualWords: string
}

/** As a reader sees it on that day; undefined before and after, where there is none, or once they closed this very one. */
export function announcementFor(
  announcement: Announcement,
  { codes, today, closed, usualWords }: Reading,
): AnnouncementView | undefined {
  const { texts, to, from, until, isDismissible } = announcement
  const text = saidIn(byLanguage(texts, 'text'), codes)
  if (!text || (from !== null && today < from) || (until !== null && today > until)) return undefined
  const mark = markOfAnnouncement(announcement)
  if (isDismissible && closed === mark) return undefined
  const label = saidIn(byLanguage(texts, 'more'), codes) ?? { text: usualWords, mark: undefined }
  return { text, link: to ? { to, label } : undefined, closes: isDismissible ? mark : undefined }
}

/** Short, and another for another text: FNV-1a, as nothing secret hangs on it. */
function markOfAnnouncement({ texts, to }: Announcement): string {
  let hash = 0x811c9dc5
  for (const sign of JSON.stringify([texts, to])) hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193) >>> 0
  return hash.toString(36)
}
