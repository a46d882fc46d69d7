// What the page about links and announcement shows, and what was typed there.

import type { AnnouncementView, LinkPlace, ShownLink } from '#site/frame/site-frame.ts'

/** Which of its forms somebody sent. */
export type FramePart = LinkPlace | 'announcement'

export type FrameTyped = {
  readonly part: FramePart | undefined
  readonly values: Readonly<Record<string, string>>
  readonly faults: Readonly<Record<string, string | undefined>>
  /** What would be shown; undefined where nobody asked to see it. */
  readonly links: readonly ShownLink[] | undefined
  readonly announcement: AnnouncementView | undefined
}

export type FrameFormProps = {
  readonly version: number
  readonly values: Readonly<Record<string, string>>
  readonly languages: readonly { readonly code: string; readonly name: string }[]
  /** Where this form was sent. */
  readonly typed: FrameTyped | undefined
  readonly mayChange: boolean
}
