// Tells the site of each page that is opened, after its guest has agreed to visitor statistics: nothing is kept in the browser.

let last: string | undefined

/** Once for each address in turn. The site that led here is told with the first. */
export function countPage(path: string): void {
  if (path === last) return
  const from = last === undefined ? document.referrer : ''
  last = path
  navigator.sendBeacon('/api/seen', new URLSearchParams({ path, from }))
}
