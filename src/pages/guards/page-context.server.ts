// What the front door hands to every loader and action of a page.

import { createContext } from 'react-router'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Visitor } from '#users/user/visitor.ts'

export type PageContext = {
  readonly tools: Tools
  readonly visitor: Visitor
  /** What kept the front door from letting the request through; the page then shows it and does nothing else. */
  readonly problem?: { readonly status: number; readonly message: string }
  /** The address the request came from, behind trusted proxies the one they tell. */
  readonly address: string
  readonly requestId: string
  readonly nonce: string
}

export const pageContext = createContext<PageContext>()
