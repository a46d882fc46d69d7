// The sections of the admin and their pages: the one table that links, the current page, permissions and tests read.

import { sentence } from '#catalogue/sentence.ts'
import type { IconName } from '#ui/icon.tsx'
import { adminPages, type Needs } from '#users/permissions/admin-pages.ts'
import { may, type Permitted, reachOf } from '#users/permissions/permissions.ts'

/** What may wait in the admin; `money` is answered on Today. */
export type Counted = 'bookings' | 'inbox' | 'money' | 'channels' | 'outbox' | 'jobs'

export type SectionPage = {
  /** With all pages below it; who may open it is in `adminPages`. */
  readonly path: keyof typeof adminPages
  readonly label: () => string
  readonly counts?: Counted
}

export type Section = {
  readonly icon: IconName
  readonly label: () => string
  readonly counts?: Counted
  /** Its link leads to the first of these that its reader may open. */
  readonly pages: readonly SectionPage[]
}

const page = (path: SectionPage['path'], label: () => string, counts?: Counted): SectionPage => ({
  ...{ path, label },
  ...(counts && { counts }),
})

/** A section that is one page. */
const single = (icon: IconName, only: SectionPage): Section => ({ icon, label: only.label, pages: [only] })

export const sections: readonly Section[] = [
  single(
    'sun',
    page('/admin', () => sentence('adminPages.today')),
  ),
  single(
    'calendar',
    page('/admin/calendar', () => sentence('adminPages.calendar')),
  ),
  single(
    'list',
    page('/admin/bookings', () => sentence('adminPages.bookings'), 'bookings'),
  ),
  single(
    'letter',
    page('/admin/inbox', () => sentence('adminPages.inbox'), 'inbox'),
  ),
  {
    icon: 'house',
    label: () => sentence('adminPages.homes'),
    pages: [
      page('/admin/homes', () => sentence('adminPages.homes')),
      page('/admin/rates', () => sentence('many.title')),
      page('/admin/groups', () => sentence('groups.title')),
    ],
  },
  {
    icon: 'coin',
    label: () => sentence('adminFrame.money'),
    counts: 'money',
    pages: [
      page('/admin/invoices', () => sentence('papers.invoices')),
      page('/admin/statements', () => sentence('statements.title')),
      page('/admin/deposits', () => sentence('adminPages.deposits')),
      page('/admin/tax-report', () => sentence('taxReport.title')),
      page('/admin/terms', () => sentence('terms.shared')),
      page('/admin/taxes', () => sentence('terms.taxes')),
    ],
  },
  {
    icon: 'filters',
    label: () => sentence('adminFrame.site'),
    pages: [
      page('/admin/organisation', () => sentence('organisation.title')),
      page('/admin/start', () => sentence('start.title')),
      page('/admin/site/looks', () => sentence('site.looks')),
      page('/admin/site/front', () => sentence('site.front')),
      page('/admin/site/frame', () => sentence('site.frame')),
      page('/admin/site/texts', () => sentence('site.texts')),
      page('/admin/site/redirects', () => sentence('site.redirects')),
      page('/admin/site/file', () => sentence('site.file')),
      page('/admin/site/connections', () => sentence('site.connections')),
      page('/admin/site/visitors', () => sentence('visitors.title')),
      page('/admin/people', () => sentence('people.title')),
      page('/admin/changes', () => sentence('changes.title')),
      page('/admin/exchange-rates', () => sentence('exchange.title')),
      page('/admin/channels', () => sentence('adminPages.otherSites'), 'channels'),
      page('/admin/reviews', () => sentence('adminPages.reviews')),
      page('/admin/outbox', () => sentence('adminPages.outbox'), 'outbox'),
      page('/admin/jobs', () => sentence('adminPages.jobs'), 'jobs'),
    ],
  },
]

/** The sections somebody may enter, each with the pages they may open. */
export function sectionsFor(who: Permitted): Section[] {
  return sections
    .map(section => ({ ...section, pages: section.pages.filter(({ path }) => meetsNeeds(who, adminPages[path])) }))
    .filter(({ pages }) => pages.length > 0)
}

/** Whether the page at `path` is that page or below it; nothing is below Today. */
export function isBelow(path: string, { path: page }: SectionPage): boolean {
  return path === page || (page !== '/admin' && path.startsWith(`${page}/`))
}

/** Whether somebody may open a page with those needs: about one home at least, unless it is about all of them. */
export function meetsNeeds(who: Permitted, { area, level, allHomes }: Needs): boolean {
  if (area === 'every') return true
  return allHomes ? reachOf(who, area, level) === 'all' : may(who, area, level)
}
