// The page of the day of arrival: everything needed at the door, in one document without script or other files, so that it can be kept.

import type { ArrivingBooking } from '#bookings/arrival/told-arrival.server.ts'
import { sayInstant } from '#bookings/record/booking-words.ts'
import { directionsAddress, envelopeLines } from '#bookings/record/exact-address.ts'
import { checkOutAt } from '#bookings/visits/check-in-and-out.ts'
import { visitView } from '#bookings/words/visit-view.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { documentLanguage, sentence } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'
import { days, later } from '#values/duration.ts'
import { escapeMarkup } from '#values/escape-markup.ts'
import { describeTrip } from './describe-trip.server.ts'
import type { TripView } from './trip-view.ts'

/** Only while the visit lies ahead or goes on. */
export function hasArrivalPage({ state }: Pick<ArrivingBooking, 'state'>): boolean {
  return state === 'confirmed' || state === 'in_stay'
}

/** Until when a copy may be kept: a day after the check-out. */
export function keptUntil({ nights, timeZone, refundTerms, stay }: ArrivingBooking): Date {
  const [checkIn, checkOut] = [writeCalendarDay(nights.checkIn), writeCalendarDay(nights.checkOut)]
  return later(checkOutAt({ checkIn, checkOut, timeZone, refundTerms }, stay.checkOutUntil), days(1))
}

/** In the current language; undefined where there is none. `back`: the page of the booking. */
export async function arrivalPage(tools: Tools, booking: ArrivingBooking, back: string): Promise<Response | undefined> {
  const now = tools.clock.now()
  const { locale } = currentLanguage()
  const trip = hasArrivalPage(booking) ? await describeTrip(tools, booking, now, locale) : undefined
  if (!trip) return undefined
  const asOf = sentence('trips.asOf', { when: sayInstant(now, booking.timeZone, locale) })
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-kept-until': keptUntil(booking).toISOString(),
  }
  return new Response(documentOf(tools.environment.SITE_NAME, booking, trip, { asOf, back }), { headers })
}

type Foot = { readonly asOf: string; readonly back: string }

function documentOf(siteName: string, booking: ArrivingBooking, trip: TripView, { asOf, back }: Foot): string {
  const { lang, dir } = documentLanguage()
  const visit = visitView(booking, currentLanguage().locale)
  const title = sentence('trips.arrivalTitle', { stayName: visit.stayName })
  const on = (day: string, time: string) => sentence('bookingMails.checkInOn', { day, time })
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeMarkup(`${title} · ${siteName}`)}</title>
<style>${style}</style>
</head>
<body>
<main>
${trip.countdown ? `<p class="soon">${escapeMarkup(trip.countdown)}</p>` : ''}
<h1>${escapeMarkup(title)}</h1>
${section(sentence('bookings.gettingThere'), whereOf(trip, visit.stayName))}
${section(sentence('trips.gettingIn'), wayIn(trip))}
${section(sentence('trips.host'), hostOf(trip))}
${section(
  sentence('bookingMails.visit'),
  `<dl>${fact(sentence('bookings.checkIn'), on(visit.checkIn, visit.checkInFrom))}${fact(
    sentence('bookings.checkOut'),
    sentence('bookingMails.checkOutOn', { day: visit.checkOut, time: visit.checkOutUntil }),
  )}${fact(sentence('bookings.guests'), visit.party)}</dl>`,
)}
${section(sentence('trips.manual'), trip.manual.map(({ title: name, html }) => `<details><summary>${escapeMarkup(name)}</summary>${html}</details>`).join('\n'))}
<footer><p>${escapeMarkup(asOf)}</p><p><a href="${escapeMarkup(back)}">${escapeMarkup(sentence('trips.wholeBooking'))}</a></p></footer>
</main>
</body>
</html>
`
}

function section(title: string, html: string): string {
  return html === '' ? '' : `<section><h2>${escapeMarkup(title)}</h2>\n${html}</section>`
}

function fact(name: string, value: string, isSecret = false): string {
  const shown = `<bdi${isSecret ? ' dir="ltr"' : ''}>${escapeMarkup(value)}</bdi>`
  return `<div><dt>${escapeMarkup(name)}</dt><dd${isSecret ? ' class="code"' : ''}>${shown}</dd></div>`
}

function whereOf({ arrival, addressLater }: TripView, stayName: string): string {
  if (!arrival) return addressLater ? `<p>${escapeMarkup(addressLater)}</p>` : ''
  const lines = [stayName, ...envelopeLines(arrival.address)].map(line => escapeMarkup(line)).join('<br>')
  const { latitude, longitude } = arrival.address
  const gps = sentence('bookings.gps', { latitude: latitude.toFixed(5), longitude: longitude.toFixed(5) })
  const link = `<a class="press" rel="noreferrer" href="${escapeMarkup(directionsAddress(arrival.address))}">${escapeMarkup(sentence('bookings.directions'))}</a>`
  return `<address>${lines}</address><p class="soft">${escapeMarkup(gps)}</p><p>${link}</p>`
}

function wayIn({ access }: TripView): string {
  const { checkIn, gettingIn, doorCode, wifi, codesLater } = access
  const facts = [
    doorCode && fact(sentence('trips.doorCode'), doorCode, true),
    wifi && fact(sentence('trips.wifi'), wifi.network, true),
    wifi?.password && fact(sentence('trips.wifiPassword'), wifi.password, true),
  ].filter(Boolean)
  return [
    checkIn && `<p><b>${escapeMarkup(checkIn)}</b></p>`,
    facts.length > 0 && `<dl>${facts.join('')}</dl>`,
    codesLater && `<p>${escapeMarkup(codesLater)}</p>`,
    gettingIn,
  ]
    .filter(Boolean)
    .join('\n')
}

function hostOf({ host }: TripView): string {
  if (!host) return ''
  const call = host.phone
    ? `<p><a class="press" href="tel:${escapeMarkup(host.phone)}">${escapeMarkup(sentence('trips.call', { name: host.name }))} <bdi dir="ltr">${escapeMarkup(host.phone)}</bdi></a></p>`
    : ''
  const words = host.words ? `<p class="words">${escapeMarkup(host.words)}</p>` : ''
  return `<p><b><bdi>${escapeMarkup(host.name)}</bdi></b></p>${words}${call}`
}

const style = `:root{color-scheme:light dark;--paper:#fcf9f4;--card:#fff;--line:#e2d7c8;--ink:#2b2018;--soft:#635546;--clay:#a8421a;--on:#fff}
@media (prefers-color-scheme:dark){:root{--paper:#16130f;--card:#211d18;--line:#3d362e;--ink:#f5efe6;--soft:#c6baa9;--clay:#f39a70;--on:#2b1408}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:36rem;margin:0 auto;padding:1.5rem 1rem 3rem;display:flex;flex-direction:column;gap:1rem}
h1{font:400 2rem/1.15 Georgia,serif;margin:0}
h2{font:400 1.35rem/1.2 Georgia,serif;margin:0 0 .5rem}
p,dl,dd,address{margin:0;font-style:normal}
section{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1.1rem;display:flex;flex-direction:column;gap:.6rem}
section ul,section ol{margin:0;padding-inline-start:1.4rem}
dl{display:flex;flex-direction:column;gap:.6rem}
dt,.soft,footer{color:var(--soft);font-size:.9rem}
.soon{font-weight:600}
.code{font:600 1.4rem/1.3 ui-monospace,monospace;user-select:all}
.words{white-space:pre-line}
a{color:var(--clay)}
.press{display:inline-flex;align-items:center;gap:.4rem;min-height:44px;padding:.5rem 1.1rem;border-radius:8px;background:var(--clay);color:var(--on);font-weight:600;text-decoration:none}
summary{min-height:44px;display:flex;align-items:center;font-weight:600;cursor:pointer}
footer{display:flex;flex-direction:column;gap:.4rem}
footer a{display:inline-flex;align-items:center;min-height:44px}`
