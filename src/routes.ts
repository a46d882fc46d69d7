// Every URL of the site: path, name, layout and access.

import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import type { Access } from '#users/landing/navigation-guard.ts'

/** Who may enter each route, by its name; `tests/urls.test.ts` holds the navigation guard to it. */
export const accessByName: Record<string, Access> = {}

function access(who: Access, routes: RouteConfigEntry[]): RouteConfigEntry[] {
  for (const { id } of routes) if (id) accessByName[id] = who
  return routes
}

/** The papers of a booking, below either of its pages. */
function papersOf(page: string, id: string): RouteConfigEntry[] {
  return [
    route(`${page}/recipient`, 'pages/own/recipient.tsx', { id: `${id}-recipient` }),
    route(`${page}/invoices/:number`, 'pages/own/invoice.tsx', { id: `${id}-invoice` }),
    route(`${page}/papers/:file`, 'pages/own/paper-file.ts', { id: `${id}-paper` }),
  ]
}

export default [
  layout('pages/layouts/root-layout.tsx', access('open', [index('pages/home.tsx', { id: 'index' })])),

  layout('pages/layouts/default-layout.tsx', [
    ...access('open', [
      route('stays', 'pages/stays.tsx', { id: 'stays' }),
      route('favourites', 'pages/finding/favourites.tsx', { id: 'favourites' }),
      route('shortlist', 'pages/finding/former-shortlist.ts', { id: 'shortlist' }),
      route('stays/:slug', 'pages/stay.tsx', { id: 'stays-slug' }),
      route('stays/:slug/price', 'pages/finding/stay-price.ts', { id: 'stays-slug-price' }),
      route('stays/:slug/book', 'pages/book.tsx', { id: 'stays-slug-book' }),
      route('stays/:slug/enquire', 'pages/enquire.tsx', { id: 'stays-slug-enquire' }),
      route('bookings/manage', 'pages/booking-manage.tsx', { id: 'bookings-manage' }),
      route('bookings/manage/change', 'pages/booking-change.tsx', { id: 'bookings-manage-change' }),
      route('bookings/manage/change/days', 'pages/own/change-days.ts', { id: 'bookings-manage-change-days' }),
      route('bookings/manage/calendar.ics', 'pages/booking-calendar.ts', { id: 'bookings-manage-calendar' }),
      route('bookings/manage/arrival', 'pages/own/arrival-day.ts', { id: 'bookings-manage-arrival' }),
      ...papersOf('bookings/manage', 'bookings-manage'),
      route('payments/:id', 'pages/payment.tsx', { id: 'payment' }),
      route('messages/:id', 'pages/thread.tsx', { id: 'messages-id' }),
      route('contact', 'pages/contact.tsx', { id: 'contact' }),
      route('contact/thanks', 'pages/contact-thanks.tsx', { id: 'contact-thanks' }),
      route('tos', 'pages/tos.tsx', { id: 'tos' }),
      route('refund', 'pages/refund.tsx', { id: 'refund' }),
      route('privacy', 'pages/privacy.tsx', { id: 'privacy' }),
      route('imprint', 'pages/imprint.tsx', { id: 'imprint' }),
      route('pages/:name', 'pages/own-page.tsx', { id: 'pages-name' }),
      route('cookies', 'pages/cookies.tsx', { id: 'cookies' }),
      route('currency', 'pages/currency.tsx', { id: 'currency' }),
      route('announcement', 'pages/layouts/announcement.ts', { id: 'announcement' }),
      route('invitation', 'pages/invitation.tsx', { id: 'invitation' }),
      route('setup', 'pages/setup.tsx', { id: 'setup' }),
      route('auth/action', 'pages/sign-in/auth-action.tsx', { id: 'auth-action' }),
      route('sign-out', 'pages/sign-in/sign-out.tsx', { id: 'sign-out' }),
      route('*', 'pages/not-found.tsx', { id: 'not-found' }),
    ]),
    ...access('guests-only', [
      route('login', 'pages/sign-in/login.tsx', { id: 'login' }),
      route('login/passkey', 'pages/sign-in/passkey.tsx', { id: 'login-passkey' }),
      route('register', 'pages/sign-in/register.tsx', { id: 'register' }),
      route('forgot-password', 'pages/sign-in/forgot-password.tsx', { id: 'forgot-password' }),
    ]),
    ...access('signed-in', [route('verify-email', 'pages/sign-in/verify-email.tsx', { id: 'verify-email' })]),
    ...access('protected', [
      route('user', 'pages/user.tsx', { id: 'user' }),
      route('user/passkeys', 'pages/own/user-passkeys.tsx', { id: 'user-passkeys' }),
      route('user/phone', 'pages/own/user-phone.tsx', { id: 'user-phone' }),
      route('user/data', 'pages/own/user-data.tsx', { id: 'user-data' }),
      route('user/bookings', 'pages/bookings.tsx', { id: 'user-bookings' }),
      route('user/bookings/:id', 'pages/booking.tsx', { id: 'user-bookings-id' }),
      route('user/bookings/:id/change', 'pages/booking-change.tsx', { id: 'user-bookings-id-change' }),
      route('user/bookings/:id/change/days', 'pages/own/change-days.ts', { id: 'user-bookings-id-change-days' }),
      route('user/bookings/:id/calendar.ics', 'pages/booking-calendar.ts', { id: 'user-bookings-id-calendar' }),
      route('user/bookings/:id/arrival', 'pages/own/arrival-day.ts', { id: 'user-bookings-id-arrival' }),
      ...papersOf('user/bookings/:id', 'user-bookings-id'),
    ]),
  ]),

  layout(
    'pages/layouts/admin-layout.tsx',
    access('operators-only', [
      route('admin', 'pages/admin/today.tsx', { id: 'admin' }),
      route('admin/search', 'pages/admin/search.tsx', { id: 'admin-search' }),
      route('admin/start', 'pages/admin/site/start.tsx', { id: 'admin-start' }),
      route('admin/calendar', 'pages/admin/calendar.tsx', { id: 'admin-calendar' }),
      route('admin/bookings', 'pages/admin/bookings.tsx', { id: 'admin-bookings' }),
      route('admin/tax-report.csv', 'pages/admin/money/tax-report-table.ts', { id: 'admin-tax-report-table' }),
      route('admin/bookings.csv', 'pages/admin/bookings-table.ts', { id: 'admin-bookings-table' }),
      route('admin/bookings/new', 'pages/admin/new-booking.tsx', { id: 'admin-bookings-new' }),
      route('admin/bookings/:id', 'pages/admin/booking.tsx', { id: 'admin-bookings-id' }),
      route('admin/bookings/:id/move', 'pages/admin/booking-move.tsx', { id: 'admin-bookings-id-move' }),
      route('admin/bookings/:id/registration.pdf', 'pages/admin/registration-file.ts', {
        id: 'admin-bookings-id-registration',
      }),
      route('admin/invoices', 'pages/admin/money/invoices.tsx', { id: 'admin-invoices' }),
      route('admin/invoices/:number', 'pages/admin/money/invoice.tsx', { id: 'admin-invoices-number' }),
      route('admin/papers/:file', 'pages/admin/money/paper-file.ts', { id: 'admin-papers-file' }),
      route('admin/inbox', 'pages/admin/inbox.tsx', { id: 'admin-inbox' }),
      route('admin/inbox/snippets', 'pages/admin/snippets.tsx', { id: 'admin-inbox-snippets' }),
      route('admin/inbox/:id', 'pages/admin/thread.tsx', { id: 'admin-inbox-id' }),
      route('admin/homes', 'pages/admin/homes.tsx', { id: 'admin-homes' }),
      route('admin/homes/new', 'pages/admin/home/new.tsx', { id: 'admin-homes-new' }),
      route('admin/homes/:slug', 'pages/admin/home/overview.tsx', { id: 'admin-homes-slug' }),
      route('admin/homes/:slug/copy', 'pages/admin/home/copy.tsx', { id: 'admin-homes-slug-copy' }),
      route('admin/homes/:slug/words', 'pages/admin/home/words.tsx', { id: 'admin-homes-slug-words' }),
      route('admin/homes/:slug/photos', 'pages/admin/home/photos.tsx', { id: 'admin-homes-slug-photos' }),
      route('admin/homes/:slug/preview', 'pages/admin/home/preview.tsx', { id: 'admin-homes-slug-preview' }),
      route('admin/homes/:slug/rooms', 'pages/admin/home/rooms.tsx', { id: 'admin-homes-slug-rooms' }),
      route('admin/homes/:slug/units', 'pages/admin/home/units.tsx', { id: 'admin-homes-slug-units' }),
      route('admin/homes/:slug/equipment', 'pages/admin/home/equipment.tsx', { id: 'admin-homes-slug-equipment' }),
      route('admin/homes/:slug/place', 'pages/admin/home/place.tsx', { id: 'admin-homes-slug-place' }),
      route('admin/homes/:slug/near', 'pages/admin/home/near.tsx', { id: 'admin-homes-slug-near' }),
      route('admin/homes/:slug/arrival', 'pages/admin/home/arrival.tsx', { id: 'admin-homes-slug-arrival' }),
      route('admin/homes/:slug/manual', 'pages/admin/home/manual.tsx', { id: 'admin-homes-slug-manual' }),
      route('admin/homes/:slug/languages', 'pages/admin/home/languages.tsx', { id: 'admin-homes-slug-languages' }),
      route('admin/homes/:slug/languages/:language', 'pages/admin/home/language.tsx', {
        id: 'admin-homes-slug-languages-language',
      }),
      route('admin/homes/:slug/rates', 'pages/admin/home/rates.tsx', { id: 'admin-homes-slug-rates' }),
      route('admin/homes/:slug/rules', 'pages/admin/home/rules.tsx', { id: 'admin-homes-slug-rules' }),
      route('admin/homes/:slug/explain', 'pages/admin/home/explain.tsx', { id: 'admin-homes-slug-explain' }),
      route('admin/homes/:slug/calendar', 'pages/admin/home/calendar.tsx', { id: 'admin-homes-slug-calendar' }),
      route('admin/homes/:slug/channels', 'pages/admin/home/channels.tsx', { id: 'admin-homes-slug-channels' }),
      route('admin/channels', 'pages/admin/channels.tsx', { id: 'admin-channels' }),
      route('admin/reviews', 'pages/admin/reviews.tsx', { id: 'admin-reviews' }),
      route('admin/deposits', 'pages/admin/money/deposits.tsx', { id: 'admin-deposits' }),
      route('admin/deposits/:slug', 'pages/admin/money/deposit.tsx', { id: 'admin-deposits-slug' }),
      route('admin/tax-report', 'pages/admin/money/tax-report.tsx', { id: 'admin-tax-report' }),
      route('admin/rates', 'pages/admin/terms/many-rates.tsx', { id: 'admin-rates' }),
      route('admin/terms', 'pages/admin/terms/terms.tsx', { id: 'admin-terms' }),
      route('admin/groups', 'pages/admin/terms/groups.tsx', { id: 'admin-groups' }),
      route('admin/groups/:id', 'pages/admin/terms/group.tsx', { id: 'admin-groups-id' }),
      route('admin/taxes', 'pages/admin/terms/taxes.tsx', { id: 'admin-taxes' }),
      route('admin/taxes/:id', 'pages/admin/terms/place.tsx', { id: 'admin-taxes-id' }),
      route('admin/statements', 'pages/admin/money/statements.tsx', { id: 'admin-statements' }),
      route('admin/statements/:id', 'pages/admin/money/statement.tsx', { id: 'admin-statements-id' }),
      route('admin/organisation', 'pages/admin/organisation.tsx', { id: 'admin-organisation' }),
      route('admin/site/looks', 'pages/admin/site/looks.tsx', { id: 'admin-site-looks' }),
      route('admin/site/front', 'pages/admin/site/front.tsx', { id: 'admin-site-front' }),
      route('admin/site/frame', 'pages/admin/site/frame.tsx', { id: 'admin-site-frame' }),
      route('admin/site/texts', 'pages/admin/site/texts.tsx', { id: 'admin-site-texts' }),
      route('admin/site/texts/:name', 'pages/admin/site/text.tsx', { id: 'admin-site-texts-name' }),
      route('admin/site/redirects', 'pages/admin/site/redirects.tsx', { id: 'admin-site-redirects' }),
      route('admin/site/file', 'pages/admin/site/file.tsx', { id: 'admin-site-file' }),
      route('admin/site/file.json', 'pages/admin/site/file-download.ts', { id: 'admin-site-file-download' }),
      route('admin/site/connections', 'pages/admin/site/connections.tsx', { id: 'admin-site-connections' }),
      route('admin/site/visitors', 'pages/admin/site/visitors.tsx', { id: 'admin-site-visitors' }),
      route('admin/exchange-rates', 'pages/admin/exchange-rates.tsx', { id: 'admin-exchange-rates' }),
      route('admin/people', 'pages/admin/people.tsx', { id: 'admin-people' }),
      route('admin/people/:id', 'pages/admin/person.tsx', { id: 'admin-people-id' }),
      route('admin/changes', 'pages/admin/changes.tsx', { id: 'admin-changes' }),
      route('admin/outbox', 'pages/admin/outbox.tsx', { id: 'admin-outbox' }),
      route('admin/jobs', 'pages/admin/jobs.tsx', { id: 'admin-jobs' }),
    ]),
  ),
] satisfies RouteConfig
