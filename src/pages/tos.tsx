// The terms that hold when somebody books.

import { pageContext } from '#pages/guards/page-context.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { PaperPage } from '#shell/paper-page.tsx'
import { paperView } from '#shell/paper-view.server.ts'
import type { Route } from './+types/tos'

export async function loader({ context, url }: Route.LoaderArgs) {
  const paper = await paperView(context.get(pageContext).tools, 'tos', url)
  if (!paper) throw pageNotFound(url)
  return { paper, head: { title: paper.title, unlisted: !paper.version.isCurrent } }
}

export default function Tos({ loaderData: { paper } }: Route.ComponentProps) {
  return <PaperPage paper={paper} />
}
