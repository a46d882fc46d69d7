// A page of text that the operator has written.

import { pageContext } from '#pages/guards/page-context.server.ts'
import { LegalPage } from '#shell/legal-page.tsx'
import { pageNotFound } from '#shell/page-not-found.ts'
import { isLegalPage } from '#site/stored/page-names.ts'
import { readPage } from '#site/texts/legal-pages.server.ts'
import type { Route } from './+types/own-page'

export async function loader({ context, url, params: { name } }: Route.LoaderArgs) {
  const paper = isLegalPage(name) ? undefined : await readPage(context.get(pageContext).tools, name)
  if (!paper) throw pageNotFound(url)
  return { paper, head: { title: paper.title } }
}

export default function OwnPage({ loaderData: { paper } }: Route.ComponentProps) {
  return <LegalPage paper={paper} />
}
