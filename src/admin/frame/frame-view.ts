// The admin's navigation as one reader sees it on one page: sections, counts, and which of it is current.

import { sentence } from '#catalogue/sentence.ts'
import type { IconName } from '#ui/icon.tsx'
import type { Permitted } from '#users/permissions/permissions.ts'
import { numberFormat } from '#values/formats.ts'
import { type Counted, isBelow, type Section, type SectionPage, sectionsFor } from './sections.ts'

/** How many wait; what does not wait for this reader is left out. */
export type SectionCounts = Readonly<Partial<Record<Counted, number>>>

export type FrameLink = {
  readonly to: string
  readonly label: string
  /** `page`: it is the page that is open; `true`: that page is below it. */
  readonly current: 'page' | 'true' | undefined
  /** How many wait there, in figures and as it is read out. */
  readonly count: { readonly figure: string; readonly said: string } | undefined
}

/** `pages`: none where there is one only. */
export type FrameSection = FrameLink & { readonly icon: IconName; readonly pages: readonly FrameLink[] }

/** How many links fit below a page on a phone. */
const mostBelow = 5

export type FrameView = {
  readonly sections: readonly FrameSection[]
  /** How many of them stand below the page on a phone; the others are behind "More". */
  readonly below: number
  /** How many wait behind "More". */
  readonly hidden: FrameLink['count']
}

type Asked = { readonly path: string; readonly counts: SectionCounts; readonly locale: string }

export function frameView(who: Permitted, { path, counts, locale }: Asked): FrameView {
  const sections = sectionsFor(who)
  const below = sections.length > mostBelow ? mostBelow - 1 : sections.length
  const waiting = (of: Pick<SectionPage, 'counts'>) => (of.counts ? (counts[of.counts] ?? 0) : 0)
  const waitingIn = (section: Section) => section.pages.reduce((sum, page) => sum + waiting(page), waiting(section))
  const describe = (section: Section): FrameSection => {
    const pages = section.pages.map(page => ({
      ...{ to: page.path, label: page.label(), current: currentOf(path, page) },
      count: sayCount(waiting(page), locale),
    }))
    // What waits and is on none of the section's pages is answered on Today.
    const onToday = sayCount(waiting(section), locale)
    const today = { to: '/admin', label: sentence('adminFrame.onToday'), current: undefined, count: onToday }
    const open = pages.find(({ current }) => current)
    return {
      ...{ icon: section.icon, label: section.label(), to: section.pages[0]!.path },
      count: sayCount(waitingIn(section), locale),
      current: pages.length > 1 ? open && 'true' : open?.current,
      pages: pages.length > 1 ? [...pages, ...(onToday ? [today] : [])] : [],
    }
  }
  const hidden = sections.slice(below).reduce((sum, section) => sum + waitingIn(section), 0)
  return { sections: sections.map(describe), below, hidden: sayCount(hidden, locale) }
}

function currentOf(path: string, page: SectionPage): FrameLink['current'] {
  if (path === page.path) return 'page'
  return isBelow(path, page) ? 'true' : undefined
}

function sayCount(number: number, locale: string): FrameLink['count'] {
  if (number === 0) return undefined
  return { figure: numberFormat(locale, {}).format(number), said: sentence('adminFrame.waiting', { count: number }) }
}
