// The context that the front door provides to every page's loader and action.

import { createContext } from 'react-router'
import type { RequestFavourites } from '#favourites/favourites.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Visitor } from '#users/user/visitor.ts'

export type PageContext = {
  readonly tools: Tools
  readonly visitor: Visitor
  readonly favourites: RequestFavourites
  /** Why the front door refused the request; the page then shows this and does nothing else. */
  readonly problem?: { readonly status: number; readonly message: string }
  /** The address the request came from, behind trusted proxies the one they tell. */
  readonly address: string
  readonly requestId: string
  readonly nonce: string
  /** Whether the page will be kept for others who ask alike. */
  readonly isKept: boolean
  /** Told of whatever fails while the page is made. */
  readonly onFault: () => void
}

export const pageContext = createContext<PageContext>()

/** The pattern of the page that answers, such as `stays/:slug`; the guard sets it for the front door, which counts by it. */
export const answeringPattern = createContext<string | undefined>(undefined)

/** The text of the page, which its answer lacks: the router looks into answers, and a stream would be made of the text. */
export const renderedPage = createContext('')
