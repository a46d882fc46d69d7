// A sentence with links or emphasis inside: its tags stand where each language needs them.

import { Fragment, type ReactNode } from 'react'

/** What a tag stands for; `inner` is the text inside, empty for `<tag/>`. */
type Parts = Readonly<Record<string, (inner: string) => ReactNode>>

const tags = /<(\w+)>(.*?)<\/\1>|<(\w+)\/>/g

/** `text` with tags as in `Write to <contact/>` or `<link>Read it</link>`; an unknown tag is shown as its text. */
export function RichSentence({ text, parts }: { readonly text: string; readonly parts: Parts }) {
  const nodes: ReactNode[] = []
  let at = 0
  for (const { index, 0: whole, 1: around, 2: inner = '', 3: alone } of text.matchAll(tags)) {
    nodes.push(text.slice(at, index), parts[around ?? alone ?? '']?.(inner) ?? inner)
    at = index + whole.length
  }
  nodes.push(text.slice(at))
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places
  return nodes.map((node, place) => <Fragment key={place}>{node}</Fragment>)
}
