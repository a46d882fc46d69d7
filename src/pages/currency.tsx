// The choice of a currency as a page, and the form of the header that stores it.

import { data, redirect } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { currentDisplay } from '#exchange/display-currency.server.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { withCookies } from '#pages/guards/with-cookies.ts'
import { currencyCookie, withoutPriceLimits } from '#shell/currency/chosen-currency.ts'
import { currencyChoice } from '#shell/currency/display-of-request.server.ts'
import { CurrencyForm } from '#shell/menus/currency-menu.tsx'
import { Notice } from '#ui/notice.tsx'
import { ownPath } from '#users/landing/own-path.ts'
import { namesIntent, unknownIntent } from '#values/intent.ts'
import { parseCurrency } from '#values/money.ts'
import type { Route } from './+types/currency'

export async function loader({ context, url }: Route.LoaderArgs) {
  const choice = await currencyChoice(context.get(pageContext).tools, 'all')
  const back = ownPath(url.searchParams.get('back')) ?? '/'
  return { choice, back, head: { title: sentence('shell.currencyOfPrices'), unlisted: true } }
}

export async function action({ request, url }: Route.ActionArgs) {
  const form = await request.formData()
  const back = ownPath(String(form.get('back'))) ?? '/'
  if (namesIntent(form)) return data({ back, refusal: unknownIntent(), fault: undefined }, { status: 400 })
  const chosen = parseCurrency(String(form.get('currency')))
  if (!chosen || !currentDisplay()?.rates.has(chosen)) {
    return data({ back, refusal: undefined, fault: sentence('shell.noRate') }, { status: 422 })
  }
  return redirect(withoutPriceLimits(back), {
    status: 303,
    ...withCookies(currencyCookie(chosen, url.protocol === 'https:')),
  })
}

export default function Currency({ loaderData: { choice, back }, actionData }: Route.ComponentProps) {
  return (
    <article className="paper-page">
      <h1>{sentence('shell.currencyOfPrices')}</h1>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      {choice && <CurrencyForm {...choice} id="currency" back={actionData?.back ?? back} fault={actionData?.fault} />}
    </article>
  )
}
