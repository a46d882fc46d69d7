// Whether a navigation only asks for another price of the home that is shown.

/**
 * `from` is the address that is shown, `to` the one that is asked for; both may be the same, to ask once more. Other
 * months of the plain calendar and other pages of the reviews are for the whole page to answer.
 */
export function asksPriceOnly(from: URL, to: URL): boolean {
  if (from.pathname !== to.pathname || !/^\/stays\/[^/]+$/.test(to.pathname)) return false
  return !to.searchParams.has('month') && to.searchParams.get('reviews') === from.searchParams.get('reviews')
}
