// The page of unknown addresses, and of requests that the front door turned away.

import { data } from 'react-router'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import type { Route } from './+types/not-found'

export function loader({ context, url }: Route.LoaderArgs) {
  const { problem } = context.get(pageContext)
  throw problem ? data(problem.message, { status: problem.status }) : pageNotFound(url)
}

export const action = loader

export default function NotFound() {
  return null
}
