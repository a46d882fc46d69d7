// Lists of the admin pages, which are turned by page.

import { answerWith } from '#api/content/content-answer.ts'
import { askedPage } from './asked-page.ts'

type Asked = Parameters<typeof askedPage>[0]

/** `data` is what is on the page that was asked for, `total` how many there are on all of them. */
export function answerPage<Told>(asked: Asked, data: Told[], total: number) {
  const { page, size } = askedPage(asked)
  return answerWith({
    data,
    meta: { pagination: { page, pageSize: size, pageCount: Math.ceil(total / size), total } },
  })
}

/** A page of a list that is short enough to be read as a whole. */
export function answerPart<Told>(asked: Asked, all: readonly Told[]) {
  const { size, skip } = askedPage(asked)
  return answerPage(asked, all.slice(skip, skip + size), all.length)
}
