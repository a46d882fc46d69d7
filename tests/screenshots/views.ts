// What is pictured: every page, and every state that a page comes into by somebody's doing.

import type { Page } from 'playwright-core'
import { sentence } from '#catalogue/sentence.ts'
import { saying } from '#tests/support/saying.ts'
import { mapIsDrawn } from '../support/drawn-map.ts'
import { dayOfPictures } from './picture-date.ts'
import type { Looker, MadePath } from './pictured-world.ts'

export type View = {
  /** The name of its pictures. */
  readonly name: string
  /** Nobody signed in, unless told. */
  readonly who?: Looker
  /** An address, or what was made for the run. */
  readonly path: string | { readonly made: MadePath; readonly and?: string }
  /** 200 unless told. */
  readonly status?: number
  /** An open page, whose parts may not move when they arrive. */
  readonly still?: boolean
}

export type StateView = View & {
  /** Where the choice about cookies is still to be made. */
  readonly unasked?: boolean
  /** The settings about cookies are forced. */
  readonly forced?: boolean
  /** A page of components that the site itself does not show together. */
  readonly faces?: boolean
  /** No page: the mail of this kind, as the program of whoever gets it shows it. */
  readonly mail?: string
  /** What somebody does before the picture is taken; it waits until the state is there. */
  readonly reach?: (page: Page) => Promise<unknown>
}

const dates = `in=${dayOfPictures(40)}&out=${dayOfPictures(47)}`
const refund = `price=840&currency=EUR&in=${dayOfPictures(60)}&day=${dayOfPictures(20)}`

// biome-ignore format: a table, one row a page
export const pageViews: readonly View[] = [
  { name: 'home', path: '/', still: true },
  { name: 'stays', path: `/stays?${dates}&adults=2`, still: true },
  { name: 'stay', path: `/stays/skerry-light?${dates}&adults=2`, still: true },
  { name: 'favourites', path: '/favourites?homes=skerry-light.hekla-dome.casa-granada', still: true },
  { name: 'enquire', path: `/stays/skerry-light/enquire?${dates}&adults=2` },
  { name: 'contact', path: '/contact', still: true },
  { name: 'contact-thanks', path: '/contact/thanks' },
  { name: 'tos', path: '/tos', still: true },
  { name: 'refund', path: '/refund', still: true },
  { name: 'privacy', path: '/privacy', still: true },
  { name: 'cookies', path: '/cookies', still: true },
  { name: 'login', path: '/login', still: true },
  { name: 'register', path: '/register', still: true },
  { name: 'forgot-password', path: '/forgot-password', still: true },
  { name: 'verify-email', path: '/verify-email', who: 'unverified' },
  { name: 'auth-action', path: { made: 'confirm-address' } },
  { name: 'checkout', path: { made: 'checkout' }, who: 'guest' },
  { name: 'payment', path: { made: 'unpaid-payment' }, who: 'guest' },
  { name: 'payment-waiting', path: { made: 'waiting-payment' }, who: 'guest' },
  { name: 'booking-by-link', path: '/bookings/manage', who: 'contact' },
  { name: 'bookings', path: '/user/bookings', who: 'guest' },
  { name: 'booking', path: { made: 'coming' }, who: 'guest' },
  { name: 'booking-arrival', path: { made: 'coming', and: '/arrival' }, who: 'guest' },
  { name: 'booking-expired', path: { made: 'expired' }, who: 'guest' },
  { name: 'booking-completed', path: { made: 'completed' }, who: 'guest' },
  { name: 'booking-cancelled', path: { made: 'cancelled' }, who: 'guest' },
  { name: 'booking-change', path: { made: 'coming', and: '/change' }, who: 'guest' },
  { name: 'user', path: '/user', who: 'guest' },
  { name: 'sign-out', path: '/sign-out', who: 'guest' },
  { name: 'admin', path: '/admin', who: 'operator' },
  { name: 'admin-bookings', path: '/admin/bookings', who: 'operator' },
  { name: 'admin-booking', path: { made: 'coming-at-the-desk' }, who: 'operator' },
  { name: 'admin-booking-new', path: '/admin/bookings/new?home=skerry-light', who: 'operator' },
  { name: 'admin-search', path: '/admin/search?q=skerry', who: 'operator' },
  { name: 'admin-calendar', path: '/admin/calendar', who: 'operator' },
  { name: 'admin-homes', path: '/admin/homes', who: 'operator' },
  { name: 'admin-home-new', path: '/admin/homes/new', who: 'operator' },
  { name: 'admin-home', path: '/admin/homes/skerry-light', who: 'operator' },
  { name: 'admin-home-words', path: '/admin/homes/skerry-light/words', who: 'operator' },
  { name: 'admin-home-rooms', path: '/admin/homes/skerry-light/rooms', who: 'operator' },
  { name: 'admin-home-equipment', path: '/admin/homes/skerry-light/equipment', who: 'operator' },
  { name: 'admin-home-language', path: '/admin/homes/skerry-light/languages/de', who: 'operator' },
  { name: 'admin-home-place', path: '/admin/homes/skerry-light/place', who: 'operator' },
  { name: 'admin-home-photos', path: '/admin/homes/skerry-light/photos', who: 'operator' },
  { name: 'admin-home-preview', path: '/admin/homes/skerry-light/preview', who: 'operator' },
  { name: 'admin-home-near', path: '/admin/homes/skerry-light/near', who: 'operator' },
  { name: 'admin-home-rates', path: '/admin/homes/skerry-light/rates', who: 'operator' },
  { name: 'admin-home-rules', path: '/admin/homes/skerry-light/rules', who: 'operator' },
  { name: 'admin-home-channels', path: '/admin/homes/skerry-light/channels', who: 'operator' },
  { name: 'admin-channels', path: '/admin/channels', who: 'operator' },
  { name: 'admin-home-explain', path: `/admin/homes/skerry-light/explain?${dates}&adults=2`, who: 'operator' },
  { name: 'admin-home-calendar', path: `/admin/homes/skerry-light/calendar?month=${dayOfPictures(47).slice(0, 7)}`, who: 'operator' },
  { name: 'admin-people', path: '/admin/people', who: 'operator' },
  { name: 'admin-changes', path: '/admin/changes', who: 'operator' },
  { name: 'admin-deposits', path: '/admin/deposits', who: 'operator' },
  { name: 'admin-inbox', path: '/admin/inbox', who: 'operator' },
  { name: 'admin-organisation', path: '/admin/organisation', who: 'operator' },
  { name: 'admin-invoices', path: '/admin/invoices', who: 'operator' },
  { name: 'admin-statements', path: '/admin/statements', who: 'operator' },
  { name: 'admin-exchange-rates', path: '/admin/exchange-rates', who: 'operator' },
  { name: 'admin-jobs', path: '/admin/jobs', who: 'operator' },
  { name: 'admin-reviews', path: '/admin/reviews', who: 'operator' },
  { name: 'admin-outbox', path: '/admin/outbox', who: 'operator' },
]

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

async function openPicture(page: Page): Promise<void> {
  const pictures = page.getByRole('list', { name: saying('stays.photosOf') })
  await pictures.getByRole('link').first().click()
  await dialog(page).locator('button[aria-label="zoom in button"][aria-disabled="false"]').waitFor()
}

async function seeMap(page: Page): Promise<void> {
  const map = page.getByRole('region', { name: saying('search.aboutWhere') })
  // In the middle of the window: nothing that stands at its edges lies on it.
  await map.evaluate(element => element.scrollIntoView({ block: 'center' }))
  await mapIsDrawn(map)
}

/** On a phone it stands in the place of the list, on a desk beside it. */
async function seeHomesOnMap(page: Page): Promise<void> {
  const opener = button(page, sentence('search.map'))
  if (await opener.isVisible()) await opener.click()
  const map = page.getByRole('region', { name: sentence('search.onMap') })
  await map.scrollIntoViewIfNeeded()
  await mapIsDrawn(map)
}

// biome-ignore format: a table, one row a state
export const stateViews: readonly StateView[] = [
  { name: 'cookie-bar', path: '/', unasked: true, still: true },
  { name: 'cookie-settings', path: '/contact', unasked: true, reach: async page => {
    await button(page, sentence('consent.manage')).click()
    await dialog(page).getByRole('checkbox', { name: sentence('consent.countingVisits') }).check()
    await page.getByText(sentence('consent.unsaved')).waitFor()
  } },
  { name: 'cookie-settings-forced', path: '/contact', unasked: true, forced: true, reach: page => dialog(page).waitFor() },
  { name: 'loading-bar', path: '/tos', reach: async page => {
    await page.route(/contact\.data/, () => {})
    await page.getByRole('contentinfo').getByRole('link', { name: sentence('shell.contact') }).click()
    await page.waitForFunction(() => Number(/scaleX\((.*)\)/.exec(document.querySelector<HTMLElement>('[data-loading-bar]')!.style.transform)?.[1]) > 0.5)
  } },
  { name: 'lightbox', path: '/stays/skerry-light', reach: openPicture },
  { name: 'lightbox-zoomed-and-turned', path: '/stays/skerry-light', reach: async page => {
    await openPicture(page)
    for (let step = 0; step < 3; step++) await button(page, sentence('ui.zoomInButton')).click()
    await button(page, sentence('ui.rotateRightButton')).click()
  } },
  { name: 'lightbox-broken', path: '/stays/skerry-light', reach: async page => {
    await page.route(/\/photos\//, route => route.abort())
    await page.getByRole('list', { name: saying('stays.photosOf') }).getByRole('link').first().click()
    await dialog(page).getByText(sentence('ui.pictureFailed')).waitFor()
  } },
  { name: 'stacked-modals', path: '/', faces: true, reach: async page => {
    for (const name of ['first', 'second', 'third']) await button(page, `Open the ${name}`).click()
    await page.getByRole('dialog', { name: 'third' }).waitFor()
  } },
  { name: 'error-404', path: '/no-such-page', status: 404, still: true },
  { name: 'error-500', path: '/tos', reach: async page => {
    await page.route(/contact\.data/, route => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('contentinfo').getByRole('link', { name: sentence('shell.contact') }).click()
    await page.getByRole('heading', { name: sentence('shell.oops') }).waitFor()
  } },
  { name: 'contact-faults', path: '/contact', reach: async page => {
    await page.getByLabel(sentence('messages.name')).fill('Alma')
    await button(page, sentence('messages.send')).click()
    await page.getByText(sentence('contact.emailMissing')).waitFor()
  } },
  { name: 'nothing-found', path: `/stays?where=Atlantis&${dates}&adults=2`, still: true },
  { name: 'stays-filtered', path: '/stays?kind=cabin&kind=villa', reach: async page => {
    // A sheet on a phone, a column on a desk.
    const opener = page.getByRole('button', { name: saying('search.filters') })
    if (await opener.isVisible()) await opener.click()
    await page.getByRole('form', { name: sentence('search.filters') }).waitFor()
  } },
  { name: 'favourites-empty', path: '/favourites', still: true },
  { name: 'search-faults', path: `/stays?in=${dayOfPictures(47)}&out=${dayOfPictures(40)}&adults=0`, status: 400, still: true },
  { name: 'stay-refused', path: `/stays/skerry-light?${dates}&adults=9` },
  { name: 'stay-map', path: '/stays/skerry-light', reach: seeMap },
  { name: 'stays-map', path: '/stays', reach: seeHomesOnMap },
  { name: 'header-menu', path: '/stays', who: 'guest', reach: page => page.getByRole('banner').locator('summary').last().click() },
  { name: 'bookings-empty', path: '/user/bookings', who: 'newcomer' },
  { name: 'booking-cancel', path: { made: 'coming', and: '?cancel=ask' }, who: 'guest' },
  { name: 'refund-worked-out', path: `/refund?${refund}` },
  ...['confirmed', 'new', 'transfer', 'cancelled', 'overdue', 'message-answered', 'verify-email']
    .map(mail => ({ name: `mail-${mail}`, path: '/', mail })),
  { name: 'mail-as-designed', path: '/admin/outbox', who: 'operator', reach: async page => {
    const mail = page.getByRole('article').first()
    await mail.getByText(sentence('adminPages.asDesigned')).click()
    await mail.locator('iframe').contentFrame().locator('body').waitFor()
  } },
]
