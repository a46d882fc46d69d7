// The cancellation terms: today's policies and a refund calculator.

import { data } from 'react-router'
import { describeWhatIf } from '#cancellations/what-if/describe-what-if.server.ts'
import { policiesInUse } from '#cancellations/what-if/policies-in-use.server.ts'
import { PolicyCards } from '#cancellations/what-if/policy-cards.tsx'
import { RefundCalculator } from '#cancellations/what-if/refund-calculator.tsx'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { LegalPage } from '#shell/legal-page.tsx'
import { legalPageView } from '#shell/legal-page-view.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import type { Route } from './+types/refund'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools } = context.get(pageContext)
  const [paper, policies, calculator] = await Promise.all([
    legalPageView(tools, 'refund', url),
    policiesInUse(tools),
    describeWhatIf(tools.database, url.searchParams, currentLanguage().locale),
  ])
  if (!paper) throw pageNotFound(url)
  const isWrong = Object.keys(calculator.faults).length > 0
  const head = { title: paper.title, unlisted: !paper.version.isCurrent }
  return data({ paper, policies, calculator, head }, { status: isWrong ? 400 : 200 })
}

export default function Refund({ loaderData: { paper, policies, calculator } }: Route.ComponentProps) {
  return (
    <LegalPage paper={paper}>
      <PolicyCards policies={policies} />
      <RefundCalculator view={calculator} />
    </LegalPage>
  )
}
