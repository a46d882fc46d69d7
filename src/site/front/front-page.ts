// The front page as its operator arranges it: a headline, a few words, a picture, and which parts follow in which order.

import type { SitePicture } from '#site/looks/looks.ts'
import { byLanguage, type Said, saidIn } from './said-in.ts'

/** In the order in which they come with the software. */
export const frontSections = ['weekend', 'regions', 'reviews', 'direct', 'newest'] as const
export type FrontSection = (typeof frontSections)[number]

type FrontText = {
  readonly language: string
  readonly headline: string
  readonly intro: string
  /** What is to be seen on the picture. */
  readonly alt: string
}

export type FrontPage = {
  /** One row a language; where a field is empty in all of them, the page says what it says on every site. */
  readonly texts: readonly FrontText[]
  /** The slug of the home whose picture is shown where the operator set none; empty for one of the newest. */
  readonly home: string
  /** Those that are shown, in their order. */
  readonly sections: readonly FrontSection[]
}

export const usualFront: FrontPage = { texts: [], home: '', sections: frontSections }

export type FrontView = {
  /** Undefined: the usual one. */
  readonly headline: Said | undefined
  readonly intro: Said | undefined
  /** Undefined: that of a home. */
  readonly picture: (SitePicture & { readonly alt: Said | undefined }) | undefined
  readonly home: string
  readonly sections: readonly FrontSection[]
}

/** `codes`: the languages, the reader's first. */
export function frontFor(
  { texts, home, sections }: FrontPage,
  picture: SitePicture | undefined,
  codes: readonly string[],
): FrontView {
  return {
    headline: saidIn(byLanguage(texts, 'headline'), codes),
    intro: saidIn(byLanguage(texts, 'intro'), codes),
    picture: picture && { ...picture, alt: saidIn(byLanguage(texts, 'alt'), codes) },
    home,
    sections,
  }
}
