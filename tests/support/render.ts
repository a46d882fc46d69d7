// A component as the server sends it: its HTML, and the words a reader gets.

import type { ReactElement } from 'react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'

export type Rendered = {
  readonly html: string
  /** Everything there is to read, in order, with single spaces. */
  readonly text: string
  /** The opening tags of every element with this name. */
  readonly tags: (name: string) => string[]
  /** The value of each `attribute` in the page, in order. */
  readonly values: (attribute: string) => string[]
}

/** Renders `element` on a page of its own, where links and forms work. */
export function render(element: ReactElement): Rendered {
  const router = createMemoryRouter([{ path: '*', element }])
  return asRendered(renderToString(createElement(RouterProvider, { router })))
}

/** Reads HTML that came from elsewhere, such as an answer over HTTP. */
export function asRendered(html: string): Rendered {
  return {
    html,
    text: unescaped(
      html
        .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
        .replace(/<!--.*?-->/gs, '')
        .replace(
          /<\/?(p|div|li|ul|ol|dl|dt|dd|h\d|td|th|tr|section|article|nav|header|main|footer|figure|label|button|form|br|option|summary|caption)\b[^>]*>/g,
          ' ',
        )
        .replace(/<\/a>/g, ' ')
        .replace(/<[^>]+>/g, ''),
    )
      .replace(/\s+/g, ' ')
      .trim(),
    tags: name => [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => unescaped(tag)),
    values: attribute =>
      [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value]) => unescaped(value!)),
  }
}

function unescaped(text: string): string {
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
