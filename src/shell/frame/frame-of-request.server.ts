// What stands around the page of this request, as its operator arranged it.

import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { siteLanguages } from '#platform/tools/site-languages.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { announcementFor, linksFor } from '#site/frame/site-frame.ts'
import { readSite } from '#site/snapshot/read-site.server.ts'
import { dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import { closedAnnouncement } from './closed-announcement.ts'

/** The languages in which a text is looked for: that of the page, then those of the site. */
export function readingCodes({ environment }: Pick<Tools, 'environment'>): readonly string[] {
  return [...new Set([currentLanguage().code, ...siteLanguages(environment).map(({ code }) => code)])]
}

/** What a link is called that nobody has given words. */
export const words = () => ({ usualWords: sentence('shell.announcementMore') })

/** Out of the memory of this process. */
export async function frameOfRequest(tools: Tools, cookies: string | null) {
  const { navigation, footer, announcement } = (await readSite(tools)).sections
  const codes = readingCodes(tools)
  const closed = closedAnnouncement(cookies)
  const today = writeCalendarDay(dayInZone(tools.clock.now(), 'UTC'))
  return {
    navigation: linksFor(navigation, codes),
    footerLinks: linksFor(footer, codes),
    announcement: announcementFor(announcement, { codes, today, closed, ...words() }) ?? null,
  }
}
