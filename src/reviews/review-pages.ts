// Reads and writes the page number of a home's reviews in its address.

const parameter = 'reviews'

/** From 1 on; anything that is no such number is the first page. */
export function parseReviewPage(query: URLSearchParams): number {
  const typed = query.get(parameter) ?? ''
  return /^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : 1
}

/** The address of that page of reviews, with everything else that `address` asks for. */
export function reviewPageAddress(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  page: number,
): string {
  const query = new URLSearchParams(searchParams)
  query.delete(parameter)
  if (page > 1) query.set(parameter, String(page))
  const written = query.toString()
  return `${pathname}${written ? `?${written}` : ''}#reviews`
}

/** Of links to other pages of the reviews: the same pages, with what `address` asks for. */
export function pagesFrom<Links extends { readonly newer: string | undefined; readonly older: string | undefined }>(
  view: Links,
  address: Pick<URL, 'pathname' | 'searchParams'>,
): Links {
  const turned = (to: string | undefined) =>
    to === undefined ? undefined : reviewPageAddress(address, parseReviewPage(new URL(to, 'http://any').searchParams))
  return { ...view, newer: turned(view.newer), older: turned(view.older) }
}
