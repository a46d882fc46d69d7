// Paginated lists of the admin pages.

import { answerWith } from '#api/content/content-answer.ts'
import { askedPage } from './asked-page.ts'

type Asked = Parameters<typeof askedPage>[0]

/** `data` is the requested page, `total` the count over all pages. */
export function answerPage<Told>(asked: Asked, data: Told[], total: number) {
  const { page, size } = askedPage(asked)
  return answerWith({
    data,
    meta: { pagination: { page, pageSize: size, pageCount: Math.ceil(total / size), total } },
  })
}

/** A page of a list short enough to read whole. */
export function answerPart<Told>(asked: Asked, all: readonly Told[]) {
  const { size, skip } = askedPage(asked)
  return answerPage(asked, all.slice(skip, skip + size), all.length)
}
