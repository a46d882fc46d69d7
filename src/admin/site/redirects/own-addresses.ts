// Addresses that are the software's own: nothing of theirs is ever redirected.

import { accessOfPath } from '#users/landing/navigation-guard.ts'

/** With everything below them: where no page is public, or what answers is no page. */
const trees: readonly string[] = [
  ...['admin', 'api', 'assets', 'auth', 'bookings', 'builds', 'calendars', 'files', 'map', 'messages', 'payments'],
  ...['photos', 'sitemaps', '.well-known', 'identitytoolkit.googleapis.com', 'securetoken.googleapis.com'],
]

/** Themselves alone; `:` stands for any part. */
const single: readonly string[] = [
  ...['/', '/stays', '/favourites', '/shortlist', '/contact', '/contact/thanks', '/cookies', '/currency'],
  ...['/tos', '/refund', '/privacy', '/imprint', '/announcement', '/invitation', '/setup', '/sign-out'],
  ...['/stays/:/price', '/stays/:/book', '/stays/:/enquire', '/stays/:/share.jpg'],
  ...['/robots.txt', '/sitemap.xml', '/places.json', '/site.webmanifest', '/icon.svg', '/share.png', '/kept-page.js'],
  ...['/healthz', '/readyz', '/metrics'],
]

/** Whether the path, in its normal form, is one that the site answers whatever an operator enters. */
export function isOwnAddress(path: string): boolean {
  const parts = path.split('/')
  const isSame = (pattern: readonly string[]) =>
    pattern.length === parts.length && pattern.every((part, at) => part === ':' || part === parts[at])
  return (
    accessOfPath(path) !== 'open' || trees.includes(parts[1]!) || single.some(pattern => isSame(pattern.split('/')))
  )
}
