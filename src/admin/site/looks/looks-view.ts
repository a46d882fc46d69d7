// What the page about the looks shows, and what was typed there.

import { sentence } from '#catalogue/sentence.ts'
import type { SitePictureKind } from '#site/looks/looks.ts'

export type LooksTyped = {
  readonly intent: string
  readonly values: Readonly<Record<string, string>>
  readonly faults: Readonly<Record<string, string | undefined>>
  /** The style of the page as it would be; undefined where nobody asked to see it. */
  readonly preview: string | undefined
}

export const pictureWords: Readonly<Record<SitePictureKind, { label: () => string; hint: () => string }>> = {
  logo: { label: () => sentence('site.logo'), hint: () => sentence('site.logoHint') },
  icon: { label: () => sentence('site.icon'), hint: () => sentence('site.iconHint') },
  share: { label: () => sentence('site.sharePicture'), hint: () => sentence('site.sharePictureHint') },
  front: { label: () => sentence('site.frontPicture'), hint: () => sentence('site.frontPictureHint') },
}
