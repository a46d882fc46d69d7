// A home's usual price and seasons.

import { describeLastChange } from '#admin/changes/describe-changes.server.ts'
import { LastChangeLine } from '#admin/changes/last-change.tsx'
import { describeRates } from '#admin/rates/describe-rates.server.ts'
import { handleRateForm } from '#admin/rates/handle-rate-form.server.ts'
import { BaseEditor } from '#admin/rates/page/base-editor.tsx'
import { ChildrenEditor } from '#admin/rates/page/children-editor.tsx'
import { CurrencyEditor } from '#admin/rates/page/currency-editor.tsx'
import { PlanEditor } from '#admin/rates/page/plan-editor.tsx'
import { SeasonEditor } from '#admin/rates/page/season-editor.tsx'
import { homeChoices } from '#admin/stays/form/home-codes.ts'
import { HomeFrame } from '#admin/stays/frame/home-frame.tsx'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Route } from './+types/rates'
import { handleHomeForm } from './change-section.server.ts'
import { requireHome } from './require-home.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { tools, operator, slug, home } = await requireHome(args)
  const rates = await describeRates(tools, operator, slug)
  const { currencies } = homeChoices(currentLanguage().locale)
  const last = await describeLastChange(tools, operator, { home, area: 'rates' })
  return {
    head: { title: sentence('homes.ratesOf', { name: home.name }) },
    home,
    rates: rates ?? null,
    last,
    currencies,
  }
}

export const action = (args: Route.ActionArgs) => handleHomeForm(args, 'rates', handleRateForm)

/** A preview or refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function AdminHomeRates({
  loaderData: { home, rates, last, currencies },
  actionData,
}: Route.ComponentProps) {
  return (
    <HomeFrame home={home} here="rates" refusal={actionData?.refusal}>
      {rates ? (
        <>
          <BaseEditor rates={rates} typed={actionData?.rates} />
          <ChildrenEditor rates={rates} typed={actionData?.rates} />
          <PlanEditor rates={rates} typed={actionData?.rates} />
          <SeasonEditor rates={rates} typed={actionData?.rates} />
          {rates.mayChange && <CurrencyEditor rates={rates} typed={actionData?.rates} currencies={currencies} />}
        </>
      ) : (
        <p>{sentence('homes.noRates')}</p>
      )}
      <LastChangeLine last={last} />
    </HomeFrame>
  )
}
