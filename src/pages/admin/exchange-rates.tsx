// The exchange rates by which guests see prices in their own currency.

import { describeExchange, type ExchangeState } from '#admin/exchange/describe-exchange.server.ts'
import { RateTable, SetRateForm } from '#admin/exchange/exchange-forms.tsx'
import { handleExchangeForm } from '#admin/exchange/handle-exchange-form.server.ts'
import { maySetFixedRates } from '#admin/exchange/set-fixed-rate.server.ts'
import { homeChoices } from '#admin/stays/form/home-codes.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { fetchFaults } from '#exchange/ecb-file.ts'
import { Notice } from '#ui/notice.tsx'
import { sayDay } from '#values/calendar-day.ts'
import { dateFormat, displayNames, numberFormat } from '#values/formats.ts'
import type { Route } from './+types/exchange-rates'
import { onAdminPage, savedOrAgain } from './on-admin-page.server.ts'

const here = '/admin/exchange-rates'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const { rates, fetch } = await describeExchange(tools)
  const { locale } = currentLanguage()
  const mayChange = maySetFixedRates(operator)
  const names = displayNames(locale, { type: 'currency' })
  const inDigits = numberFormat(locale, { maximumFractionDigits: 8 })
  return {
    head: { title: sentence('exchange.title') },
    rows: rates.map(({ currency: code, perEuro, day, source }) => ({
      ...{ code, name: names.of(code) ?? code, rate: inDigits.format(perEuro as Intl.StringNumericLiteral) },
      ...{ day: sayDay(day, locale, { dateStyle: 'medium' }), source: sentence('exchange.sourceOf', { source }) },
      mayRemove: mayChange && source === 'operator',
    })),
    currencies: mayChange ? homeChoices(locale).currencies.filter(({ value }) => value !== 'EUR') : undefined,
    ...sayFetch(fetch, locale),
  }
}

/** How the fetching goes, and what is wrong with it, in sentences. */
function sayFetch({ isOn, wellAt, fault, faultAt }: ExchangeState['fetch'], locale: string) {
  const moment = dateFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  if (!isOn) return { fetched: sentence('exchange.fetchOff'), wrong: undefined }
  return {
    fetched: wellAt
      ? sentence('exchange.fetchedAt', { moment: moment.format(wellAt) })
      : sentence('exchange.neverFetched'),
    wrong:
      fault && faultAt
        ? sentence('exchange.fetchFailed', { moment: moment.format(faultAt), fault: sentence(fetchFaults[fault]) })
        : undefined,
  }
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  return savedOrAgain(await handleExchangeForm(tools, operator, await request.formData()), here)
}

/** A refusal is shown beside the current rates. */
export const shouldRevalidate = () => true

export default function ExchangeRates({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, currencies, fetched, wrong } = loaderData
  return (
    <div className="flex flex-col gap-6">
      <h1 className="font-display text-4xl">{sentence('exchange.title')}</h1>
      <p className="max-w-prose text-ink-soft">{sentence('exchange.intro')}</p>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      <p>{fetched}</p>
      {wrong && <Notice tone="wrong">{wrong}</Notice>}
      {currencies && <SetRateForm currencies={currencies} values={actionData?.values} faults={actionData?.faults} />}
      <RateTable rows={rows} />
    </div>
  )
}
