// Which page of a list a call asks for, and what is told of it: the same for all lists.

const usualPageSize = 25
/** Whoever asks for more gets so many, as from Strapi. */
const mostOnPage = 100

type Asked = {
  readonly cursor?: string | undefined
  readonly pagination?: { readonly page?: number | undefined; readonly pageSize?: number | undefined } | undefined
}

/** `skip` things come before the page, which has at most `size`; `page` counts from 1. */
export function askedPage({ pagination: { page = 1, pageSize = usualPageSize } = {} }: Asked) {
  const size = Math.min(mostOnPage, Math.max(1, pageSize))
  const at = Math.max(1, page)
  return { page: at, size, skip: (at - 1) * size }
}

/** The same as it is told, of a list of `total` things. Where pages are turned by cursors, none has a number. */
export function tellPages(
  asked: Asked,
  { total, next }: { readonly total: number; readonly next: string | undefined },
) {
  const { page, size } = askedPage(asked)
  return {
    page: asked.cursor === undefined ? page : null,
    pageSize: size,
    pageCount: Math.ceil(total / size),
    total,
    next: next ?? null,
  }
}
