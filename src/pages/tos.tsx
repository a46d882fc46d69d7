// The terms of booking.

import { pageContext } from '#pages/guards/page-context.server.ts'
import { LegalPage } from '#shell/legal-page.tsx'
import { legalPageView } from '#shell/legal-page-view.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import type { Route } from './+types/tos'

export async function loader({ context, url }: Route.LoaderArgs) {
  const paper = await legalPageView(context.get(pageContext).tools, 'tos', url)
  if (!paper) throw pageNotFound(url)
  return { paper, head: { title: paper.title, unlisted: !paper.version.isCurrent } }
}

export default function Tos({ loaderData: { paper } }: Route.ComponentProps) {
  return <LegalPage paper={paper} />
}
