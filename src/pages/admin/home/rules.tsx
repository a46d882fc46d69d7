// A home's rules, fees, discounts and terms.

import { describeLastChange } from '#admin/changes/describe-changes.server.ts'
import { LastChangeLine } from '#admin/changes/last-change.tsx'
import { describeRules } from '#admin/rates/describe-rules.server.ts'
import { handleRateForm } from '#admin/rates/handle-rate-form.server.ts'
import { DiscountEditor } from '#admin/rates/page/discount-editor.tsx'
import { FeeEditor } from '#admin/rates/page/fee-editor.tsx'
import { RuleEditor } from '#admin/rates/page/rule-editor.tsx'
import { TermsEditor } from '#admin/rates/page/terms-editor.tsx'
import { HomeFrame } from '#admin/stays/frame/home-frame.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { TitledSection } from '#ui/section.tsx'
import type { Route } from './+types/rules'
import { handleHomeForm } from './change-section.server.ts'
import { requireHome } from './require-home.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { tools, operator, slug, home } = await requireHome(args)
  const rules = await describeRules(tools, operator, slug)
  const last = await describeLastChange(tools, operator, { home, area: 'rates' })
  return { head: { title: sentence('homes.rulesOf', { name: home.name }) }, home, rules: rules ?? null, last }
}

export const action = (args: Route.ActionArgs) => handleHomeForm(args, 'rules', handleRateForm)

/** A preview or refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function AdminHomeRules({ loaderData: { home, rules, last }, actionData }: Route.ComponentProps) {
  const typed = actionData?.rates
  return (
    <HomeFrame home={home} here="rules" refusal={actionData?.refusal}>
      {rules ? (
        <>
          <RuleEditor editor={rules} typed={typed} />
          <FeeEditor editor={rules} typed={typed} />
          <DiscountEditor editor={rules} typed={typed} />
          <TermsEditor editor={rules} typed={typed} />
          {rules.taxes.length > 0 && (
            <TitledSection id="taxes" title={sentence('homes.taxes')} className="">
              <ul className="list-disc ps-5">
                {rules.taxes.map(tax => (
                  <li key={tax}>{tax}</li>
                ))}
              </ul>
            </TitledSection>
          )}
        </>
      ) : (
        <p>{sentence('homes.noRates')}</p>
      )}
      <LastChangeLine last={last} />
    </HomeFrame>
  )
}
