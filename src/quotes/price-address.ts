// Whether a navigation only asks for another price of the home that is shown.

import { withoutLanguage } from '#catalogue/languages.ts'

/**
 * `from` is the address that is shown, `to` the one that is asked for; both may be the same, to ask once more. Other
 * months of the plain calendar and other pages of the reviews are for the whole page to answer.
 */
export function asksPriceOnly(from: URL, to: URL): boolean {
  const path = withoutLanguage(to.pathname)
  if (withoutLanguage(from.pathname) !== path || !/^\/stays\/[^/]+$/.test(path)) return false
  return !to.searchParams.has('month') && to.searchParams.get('reviews') === from.searchParams.get('reviews')
}
