// A sentence with links or emphasis inside: its tags stand where each language needs them.

import { createElement, Fragment, type ReactNode } from 'react'

/** What a tag stands for; `inner` is the text inside, empty for `<tag/>`. */
type Parts = Readonly<Record<string, (inner: string) => ReactNode>>

const tags = /<(\w+)>(.*?)<\/\1>|<(\w+)\/>/g

/** `text` with tags as in `Write to <contact/>` or `<link>Read it</link>`; an unknown tag is shown as its text. */
export function RichSentence({ text, parts }: { readonly text: string; readonly parts: Parts }) {
  // By turns what stands between the tags, and the name of a tag, its text, and the name of one without text.
  const pieces = text.split(tags)
  const nodes = pieces.map((piece, at) => {
    if (at % 4 !== 1) return at % 4 === 0 && piece
    const inner = pieces[at + 1] ?? ''
    return parts[piece ?? pieces[at + 2]!]?.(inner) ?? inner
  })
  return createElement(Fragment, null, ...nodes)
}
