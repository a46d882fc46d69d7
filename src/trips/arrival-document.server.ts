// The document of the day of arrival. What it shows besides its own bytes, letters and pictures, is named by filesOf.

import { directionsAddress, envelopeLines } from '#bookings/record/exact-address.ts'
import type { VisitView } from '#bookings/words/visit-view.ts'
import { documentLanguage, sentence } from '#catalogue/sentence.ts'
import type { SitePicture } from '#site/looks/looks.ts'
import type { AsTyped } from '#stays/languages/translation-memory.ts'
import { middleAddress, type Photo } from '#stays/photos/photo.ts'
import { escapeMarkup as text } from '#values/escape-markup.ts'
import { fontFaces, fontFiles } from './arrival-fonts.server.ts'
import { arrivalStyle } from './arrival-style.ts'
import type { HostView, ManualView, TripView } from './trip-view.ts'

type Shown = {
  readonly trip: TripView
  readonly visit: VisitView
  readonly site: {
    readonly name: string
    readonly iconUrl: string
    readonly logo: SitePicture | undefined
    readonly logoSaysName: boolean
  }
  /** The style with the operator's colours. */
  readonly colours: string
  /** When it was written, in words. */
  readonly asOf: string
  /** The page of the booking. */
  readonly back: string
}

/** What it needs of the site beside itself; whoever keeps the document keeps these. */
export function filesOf({ trip, visit, site }: Shown, document: string): string[] {
  const photos = [visit.photo, ...trip.manual.map(({ photo }) => photo)].flatMap(photo =>
    photo ? middleAddress(photo) : [],
  )
  return [...new Set([...fontFiles(document), ...(site.logo ? [site.logo.path] : []), ...photos])]
}

export function arrivalDocument(shown: Shown): string {
  const { trip, visit, site, colours, asOf, back } = shown
  const { lang, dir } = documentLanguage()
  const title = sentence('trips.arrivalTitle', { stayName: visit.stayName })
  const on = (day: string, time: string) => sentence('bookingMails.checkInOn', { day, time })
  const days = [
    fact(sentence('bookings.checkIn'), on(visit.checkIn, visit.checkInFrom)),
    fact(
      sentence('bookings.checkOut'),
      sentence('bookingMails.checkOutOn', { day: visit.checkOut, time: visit.checkOutUntil }),
    ),
  ]
  const body = `<div class="page">
<header class="site">${brand(site)}</header>
<main>
<div class="head">${visit.photo ? picture(visit.photo, 'eager') : ''}<div>
${trip.countdown ? `<p class="soon">${text(trip.countdown)}</p>` : ''}
<h1>${text(title)}</h1>
<dl>${days.join('')}</dl>
</div></div>
<div class="columns"><div class="column">
${section(sentence('bookings.gettingThere'), whereOf(trip, visit.stayName))}
${section(sentence('trips.gettingIn'), wayIn(trip))}
${section(sentence('trips.host'), hostOf(trip))}
${section(sentence('trips.whoComes'), whoComes(trip))}
</div><div class="column">
${section(sentence('trips.manual'), trip.manual.map(part => manualPart(part, trip.asTyped)).join('\n'))}
${section(sentence('trips.nearby'), nearby(trip))}
</div></div>
</main>
<footer><p>${text(asOf)}</p><a href="${text(back)}">${text(sentence('trips.wholeBooking'))}</a></footer>
</div>`
  const faces = fontFaces(body)
  const letters = fontFiles(body)
    .map(file => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${text(file)}">`)
    .join('\n')
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="${text(site.iconUrl)}">
<title>${text(`${title} · ${site.name}`)}</title>
${letters}
<style>${faces}
${arrivalStyle}
${colours}</style>
</head>
<body>
${body}
</body>
</html>
`
}

/** The site's name and logo, as on every other page. */
function brand({ name, logo, logoSaysName }: Shown['site']): string {
  const drawn = logo
    ? `<img src="${text(logo.path)}" alt="" width="${logo.width}" height="${logo.height}">`
    : `<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M16 3.2 29 13.4V27a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V13.4z" fill="var(--color-clay)"/><path d="M10.5 29V19.5a5.5 5.5 0 0 1 11 0V29z" fill="var(--color-sun)"/><path d="M13.5 29v-9.3a2.5 2.5 0 0 1 5 0V29z" fill="#ffe2b8"/></svg>`
  return `${drawn}<span${logo && logoSaysName ? ' class="unseen"' : ''}><bdi>${text(name)}</bdi></span>`
}

function picture(photo: Photo, loading: 'eager' | 'lazy'): string {
  const { alt, width, height } = photo
  return `<img src="${text(middleAddress(photo))}" alt="${text(alt)}" width="${width}" height="${height}" loading="${loading}" style="background:${text(photo.placeholder)}">`
}

function section(title: string, html: string): string {
  return html === '' ? '' : `<section><h2>${text(title)}</h2>\n${html}</section>`
}

function fact(name: string, value: string, isSecret = false): string {
  const shown = `<bdi${isSecret ? ' dir="ltr"' : ''}>${text(value)}</bdi>`
  return `<div><dt>${text(name)}</dt><dd${isSecret ? ' class="code"' : ''}>${shown}</dd></div>`
}

/** What is shown as it was typed, in another language than the page, has its own direction. */
function marked(asTyped: AsTyped | undefined, shown: string): string {
  return asTyped?.texts.includes(shown) ? ` lang="${asTyped.lang}" dir="${asTyped.dir}"` : ''
}

function whereOf({ arrival, addressLater }: TripView, stayName: string): string {
  if (!arrival) return addressLater ? `<p>${text(addressLater)}</p>` : ''
  const lines = envelopeLines(arrival.address).map(line => `<bdi>${text(line)}</bdi>`)
  const { latitude, longitude } = arrival.address
  const gps = sentence('bookings.gps', { latitude: latitude.toFixed(5), longitude: longitude.toFixed(5) })
  const link = `<a class="press lead" rel="noreferrer" href="${text(directionsAddress(arrival.address))}">${text(sentence('bookings.directions'))}</a>`
  return `<address><b><bdi>${text(stayName)}</bdi></b><br>${lines.join('<br>')}</address><p class="soft">${text(gps)}</p>${link}`
}

function wayIn({ access, asTyped }: TripView): string {
  const { checkIn, gettingIn, gettingInText, doorCode, wifi, codesLater } = access
  const facts = [
    doorCode && fact(sentence('trips.doorCode'), doorCode, true),
    wifi && fact(sentence('trips.wifi'), wifi.network, true),
    wifi?.password && fact(sentence('trips.wifiPassword'), wifi.password, true),
  ].filter(Boolean)
  return [
    checkIn && `<p><b>${text(checkIn)}</b></p>`,
    facts.length > 0 && `<dl>${facts.join('')}</dl>`,
    wifi && wifiCode(wifi),
    gettingIn && `<div class="text"${marked(asTyped, gettingInText)}>${gettingIn}</div>`,
    codesLater && `<p>${text(codesLater)}</p>`,
  ]
    .filter(Boolean)
    .join('\n')
}

/** Black on white in every colour scheme, as on the page of the booking. */
function wifiCode({ network, code: { side, path } }: NonNullable<TripView['access']['wifi']>): string {
  const label = sentence('trips.wifiCode', { network })
  return `<svg class="wifi" role="img" aria-label="${text(label)}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path d="${path}" fill="currentColor"/></svg>`
}

/** Its button leads where there is no way to be shown. */
function hostOf({ host, arrival, asTyped }: TripView): string {
  if (!host) return ''
  const speaks =
    host.languages && `<p class="soft">${text(sentence('stays.hostSpeaks', { languages: host.languages }))}</p>`
  const words = host.words && `<p class="words"${marked(asTyped, host.words)}>${text(host.words)}</p>`
  return `<p><b><bdi>${text(host.name)}</bdi></b></p>${speaks}${words}${call(host, arrival === undefined)}`
}

function call({ name, phone }: HostView, leads: boolean): string {
  if (!phone) return ''
  const said = text(sentence('trips.call', { name }))
  return `<a class="press${leads ? ' lead' : ''}" href="tel:${text(phone)}"><span>${said}</span> <bdi class="number" dir="ltr">${text(phone)}</bdi></a>`
}

function manualPart({ title, text: typed, html, photo }: ManualView, asTyped: AsTyped | undefined): string {
  const shown = photo ? picture(photo, 'lazy') : ''
  const summary = `<summary><span${marked(asTyped, title)}>${text(title)}</span></summary>`
  return `<details>${summary}<div class="text"${marked(asTyped, typed)}>${html}${shown}</div></details>`
}

function whoComes({ along: { party, ages, companions, extras } }: TripView): string {
  const names = companions.names.map(name => `<li><bdi>${text(name)}</bdi></li>`).join('')
  const booked = extras.map(extra => `<li>${text(extra)}</li>`).join('')
  return [
    `<p>${text(party)}</p>`,
    ages && `<p>${text(ages)}</p>`,
    names && `<ul>${names}</ul>`,
    booked && `<h3>${text(sentence('trips.extras'))}</h3><ul>${booked}</ul>`,
  ]
    .filter(Boolean)
    .join('\n')
}

function nearby({ nearby: groups }: TripView): string {
  if (groups.length === 0) return ''
  const lists = groups.map(({ label, places }) => {
    const lines = places.map(
      ({ name, note, what, distance, time, way, asTyped }) =>
        `<li><div class="line"><b><bdi>${text(name)}</bdi></b><span>${text(distance)}</span></div><p class="soft">${text(sentence('stays.nearbyWay', { what, time, way }))}</p>${note ? `<p class="soft"${marked(asTyped, note)}>${text(note)}</p>` : ''}</li>`,
    )
    return `<h3>${text(label)}</h3><ul class="near">${lines.join('')}</ul>`
  })
  return lists.join('\n')
}
