// The page of unknown addresses, and of requests that the front door turned away.

import { data } from 'react-router'
import { notFoundOrMoved } from '#pages/guards/not-found-or-moved.server.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import type { Route } from './+types/not-found'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, problem } = context.get(pageContext)
  throw problem ? data(problem.message, { status: problem.status }) : await notFoundOrMoved(tools, url)
}

/** A form for an address that is no page leads nowhere. */
export function action({ context, url }: Route.ActionArgs) {
  const { problem } = context.get(pageContext)
  throw problem ? data(problem.message, { status: problem.status }) : pageNotFound(url)
}

export default function NotFound() {
  return null
}
