// Who runs the site: name, address, account, invoices, and which payment methods are offered for which homes.

import { describeLastChange } from '#admin/changes/describe-changes.server.ts'
import { LastChangeLine } from '#admin/changes/last-change.tsx'
import { describeOrganisation } from '#admin/organisation/describe-organisation.server.ts'
import { handleOrganisationForm } from '#admin/organisation/handle-organisation-form.server.ts'
import { OrganisationForm } from '#admin/organisation/organisation-form.tsx'
import { organisationValues } from '#admin/organisation/organisation-input.ts'
import { homeChoices } from '#admin/stays/form/home-codes.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { paymentMethods } from '#payments/port/payment.ts'
import { Notice } from '#ui/notice.tsx'
import { may } from '#users/permissions/permissions.ts'
import { sayList } from '#values/say-list.ts'
import type { Route } from './+types/organisation'
import { onAdminPage, savedOrAgain } from './on-admin-page.server.ts'

const here = '/admin/organisation'
/** Homes that the warning names; the others are only counted. */
const mostNamed = 5

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const { entered, version, possible, unpayable } = await describeOrganisation(tools)
  const offered = entered.offeredMethods ?? []
  return {
    head: { title: sentence('organisation.title') },
    version,
    last: await describeLastChange(tools, operator, { area: 'organisation' }),
    values: organisationValues(entered),
    countries: homeChoices(currentLanguage().locale).countries,
    methods: paymentMethods.flatMap((method, at) => {
      const isPossible = possible.includes(method)
      return isPossible || offered.some(each => each.method === method) ? [{ method, at, isPossible }] : []
    }),
    mayChange: may(operator, 'organisation', 'change'),
    warning: unpayable.length > 0 ? warn(unpayable.map(({ name }) => name)) : undefined,
  }
}

function warn(names: readonly string[]): string {
  return sentence('organisation.unpayable', { homes: names.length, some: sayList(names.slice(0, mostNamed)) })
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  return savedOrAgain(await handleOrganisationForm(tools, operator, await request.formData()), here)
}

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function AdminOrganisation({ loaderData, actionData }: Route.ComponentProps) {
  const { version, values, countries, methods, mayChange, warning, last } = loaderData
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <h1 className="font-display text-4xl">{sentence('organisation.title')}</h1>
      <p className="max-w-prose text-ink-soft">{sentence('organisation.intro')}</p>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      {warning && <Notice tone="wrong">{warning}</Notice>}
      <OrganisationForm
        key={version}
        {...{ version, countries, methods, mayChange }}
        values={actionData?.values ?? values}
        faults={actionData?.faults ?? {}}
      />
      <LastChangeLine last={last} />
    </div>
  )
}
