// The terms that hold when somebody books.

import { pageNotFound } from '#shell/page-not-found.ts'
import { PaperPage } from '#shell/paper-page.tsx'
import { paperView } from '#shell/paper-view.server.ts'
import type { Route } from './+types/tos'
import { pageContext } from './page-context.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const paper = await paperView(context.get(pageContext).tools, 'tos', url)
  if (!paper) throw pageNotFound(url)
  return { paper, head: { title: paper.title, unlisted: !paper.version.isCurrent } }
}

export default function Tos({ loaderData: { paper } }: Route.ComponentProps) {
  return <PaperPage paper={paper} />
}
