// The links of the start page of the admin area, by what their reader may do there.

import { sentence } from '#catalogue/sentence.ts'
import { type Area, type Level, may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'

type Way = { readonly to: string; readonly label: () => string; readonly area: Area; readonly level?: Level }

const ways: readonly Way[] = [
  { to: '/admin/bookings', label: () => sentence('adminPages.requestsAndBookings'), area: 'bookings' },
  { to: '/admin/calendar', label: () => sentence('adminPages.calendar'), area: 'nights' },
  { to: '/admin/homes', label: () => sentence('adminPages.homes'), area: 'homes' },
  { to: '/admin/channels', label: () => sentence('adminPages.otherSites'), area: 'channels' },
  { to: '/admin/reviews', label: () => sentence('adminPages.reviews'), area: 'reviews' },
  { to: '/admin/deposits', label: () => sentence('adminPages.deposits'), area: 'rates' },
  { to: '/admin/organisation', label: () => sentence('organisation.title'), area: 'organisation' },
  { to: '/admin/invoices', label: () => sentence('papers.invoices'), area: 'money' },
  { to: '/admin/statements', label: () => sentence('statements.title'), area: 'money', level: 'change' },
  { to: '/admin/exchange-rates', label: () => sentence('exchange.title'), area: 'rates' },
  { to: '/admin/jobs', label: () => sentence('adminPages.jobs'), area: 'jobs' },
]

type AdminLink = { readonly to: string; readonly label: string }

export function adminLinks(operator: Operator): readonly AdminLink[] {
  return ways.flatMap(({ to, label, area, level }) => (may(operator, area, level) ? [{ to, label: label() }] : []))
}
