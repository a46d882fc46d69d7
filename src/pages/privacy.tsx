// The privacy policy, with everything that is stored and for how long.

import { sentence } from '#catalogue/sentence.ts'
import { consentTable } from '#consent/consent-table.ts'
import { RetentionList } from '#consent/retention-list.tsx'
import { retentionPeriods } from '#consent/retention-periods.server.ts'
import { StoredList } from '#consent/stored-list.tsx'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { LegalPage } from '#shell/legal-page.tsx'
import { legalPageView } from '#shell/legal-page-view.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import type { Route } from './+types/privacy'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools } = context.get(pageContext)
  const paper = await legalPageView(tools, 'privacy', url)
  if (!paper) throw pageNotFound(url)
  const { storedFor } = consentTable(tools.environment)
  return {
    paper,
    periods: retentionPeriods(),
    storedFor,
    head: { title: paper.title, unlisted: !paper.version.isCurrent },
  }
}

export default function Privacy({ loaderData: { paper, periods, storedFor } }: Route.ComponentProps) {
  return (
    <LegalPage paper={paper}>
      <section className="prose">
        <h2 id="browser">{sentence('pages.browserStores')}</h2>
        <StoredList settings={storedFor} />
        <h2 id="periods">{sentence('pages.removedWhen')}</h2>
        <RetentionList periods={periods} />
      </section>
    </LegalPage>
  )
}
