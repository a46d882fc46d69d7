// Parts of a sentence that stand out: each once for each time it is told, whatever the others are.

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WholeParts } from './whole-parts.tsx'

it.each([
  ['nothing to mark', ['x@y.z', ''], 'nothing to mark'],
  ['Use a-b@x.y now.', ['a-b@x.y'], 'Use [a-b@x.y] now.'],
  ['Use b@x.y instead of a-b@x.y, yes.', ['a-b@x.y', 'b@x.y'], 'Use [b@x.y] instead of [a-b@x.y], yes.'],
  ['a@b twice: a@b', ['a@b'], '[a@b] twice: [a@b]'],
])('%s with %j is %s', (text, parts, expected) => {
  const markup = renderToStaticMarkup(createElement(WholeParts, { text, parts }))
  expect(markup.replace(/<strong[^>]*>/g, '[').replaceAll('</strong>', ']')).toBe(expected)
})
