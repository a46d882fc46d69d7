// The damage deposit of one home.

import { data } from 'react-router'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { depositFieldsOf, depositMark, sayDepositRule } from '#deposits/rules/deposit-rule.ts'
import { DepositRuleForm } from '#deposits/rules/deposit-rule-form.tsx'
import { findDepositRule } from '#deposits/rules/find-deposit-rules.server.ts'
import { handleDepositRule } from '#deposits/rules/handle-deposit-rule.server.ts'
import { onAdminPage } from '#pages/admin/on-admin-page.server.ts'
import { redirectSaved } from '#pages/guards/redirect-saved.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { TextLink } from '#ui/buttons.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/deposit'

async function requireHome({ context, url, params }: Pick<Route.LoaderArgs, 'context' | 'url' | 'params'>) {
  const { tools, operator } = onAdminPage({ context, url })
  const home = await findDepositRule(tools.database, operator, params.slug)
  if (!home) throw pageNotFound(url)
  return { tools, operator, home }
}

export async function loader(args: Route.LoaderArgs) {
  const { home } = await requireHome(args)
  const { name, place, rule, currency } = home
  return {
    head: { title: sentence('adminPages.depositOf', { name }) },
    ...{ name, place, currency, seen: depositMark(rule), fields: depositFieldsOf(rule, currency) },
    now: sayDepositRule(rule, currency, currentLanguage().locale),
  }
}

export async function action(args: Route.ActionArgs) {
  const { tools, operator, home } = await requireHome(args)
  const answer = await handleDepositRule(tools, operator, home, await args.request.formData())
  if (answer.status === 200) throw redirectSaved('/admin/deposits')
  const { status, ...typed } = answer
  return data(typed, { status })
}

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function Deposit({ loaderData, actionData }: Route.ComponentProps) {
  const { name, place, now, seen, fields, currency } = loaderData
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="font-display text-4xl">{sentence('adminPages.depositOf', { name })}</h1>
        <p className="text-ink-soft">{place}</p>
      </div>
      <p className="tabular-nums">{sentence('adminPages.depositNow', { rule: now })}</p>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      <DepositRuleForm
        // A form that was saved starts anew; a refused one keeps what was chosen.
        key={seen}
        fields={actionData?.fields ?? fields}
        faults={actionData?.faults ?? {}}
        seen={seen}
        currency={currency}
      />
      <p>
        <TextLink to="/admin/deposits">{sentence('adminPages.allDeposits')}</TextLink>
      </p>
    </div>
  )
}
