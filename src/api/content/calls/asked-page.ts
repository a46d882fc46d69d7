// The requested page of a list, and its pagination in the response: the same for all lists.

const usualPageSize = 25
/** The largest page size; larger requests get this many, as from Strapi. */
const mostOnPage = 100

type Asked = {
  readonly cursor?: string | undefined
  readonly pagination?: { readonly [Name in 'page' | 'pageSize' | 'start' | 'limit']?: number | undefined } | undefined
}

/** Skips `skip` items, then at most `size`; `page` counts from 1. */
export function askedPage({ pagination = {} }: Asked) {
  const { page = 1, pageSize, start, limit } = pagination
  const size = Math.min(mostOnPage, Math.max(1, limit ?? pageSize ?? usualPageSize))
  const at = Math.max(1, page)
  return { page: at, size, skip: start ?? (at - 1) * size }
}

/** The pagination of a response, for a list of `total` items. With cursors, pages have no number. */
export function describePages(
  asked: Asked,
  { total, next }: { readonly total: number; readonly next: string | undefined },
) {
  const { page, size, skip } = askedPage(asked)
  const { start, limit } = asked.pagination ?? {}
  const isPart = (start ?? limit) !== undefined
  return {
    page: asked.cursor === undefined && !isPart ? page : null,
    ...(isPart && { start: skip, limit: size }),
    pageSize: size,
    pageCount: Math.ceil(total / size),
    total,
    next: next ?? null,
  }
}
