// A page of text that the operator has written.

import { notFoundOrMoved } from '#pages/guards/not-found-or-moved.server.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { LegalPage } from '#shell/legal-page.tsx'
import { isLegalPage } from '#site/stored/page-names.ts'
import { readPage } from '#site/texts/legal-pages.server.ts'
import type { Route } from './+types/own-page'

export async function loader({ context, url, params: { name } }: Route.LoaderArgs) {
  const { tools } = context.get(pageContext)
  const paper = isLegalPage(name) ? undefined : await readPage(tools, name)
  if (!paper) throw await notFoundOrMoved(tools, url)
  return { paper, head: { title: paper.title } }
}

export default function OwnPage({ loaderData: { paper } }: Route.ComponentProps) {
  return <LegalPage paper={paper} />
}
