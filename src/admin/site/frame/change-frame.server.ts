// Commands: an operator sets the links around every page, and announces something above them.

import { changeSection } from '#admin/site/change/change-section.server.ts'
import type { ChangedSite } from '#admin/site/change/change-site.server.ts'
import { languageCodes } from '#catalogue/languages.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Announcement, FrameLink, FrameLinks } from '#site/frame/site-frame.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { AnnouncementInput, LinksInput } from './frame-input.ts'
import { targetOf } from './link-target.ts'

/** Every page of every process has them from the commit on. */
export function changeLinks(
  tools: Tools,
  operator: Operator,
  { version, place, links }: LinksInput,
): Promise<ChangedSite> {
  return changeSection(tools, operator, { name: place, version }, () => toLinks(links))
}

export function changeAnnouncement(
  tools: Tools,
  operator: Operator,
  { version, ...entered }: AnnouncementInput,
): Promise<ChangedSite> {
  return changeSection(tools, operator, { name: 'announcement', version }, () => toAnnouncement(entered))
}

/** Targets in their normal form, without rows and labels that say nothing. */
export function toLinks(links: LinksInput['links']): FrameLinks {
  const stored = links.flatMap(row => {
    const to = targetOf(row.to)
    const labels = languageCodes
      .map(code => [code, row[code as keyof typeof row]] as const)
      .filter(([, label]) => label)
    return to === undefined || labels.length === 0 ? [] : [{ to, ...Object.fromEntries(labels) } as FrameLink]
  })
  return { links: stored }
}

export function toAnnouncement({ texts, to, ...rest }: Omit<AnnouncementInput, 'version'>): Announcement {
  return { ...rest, texts: texts.filter(({ text }) => text), to: targetOf(to) ?? '' }
}
